import { DELEGATION_NAMES } from '../../rules/core/index.ts'
import { delegationsOf, type Rulebook } from '../../rules/game/index.ts'
import { listed, sentence } from '../wording.ts'
import { Rule } from './orders/reasons.tsx'
import type { SeatView } from './wire.ts'
import { PLAY } from './words.ts'

const moverName = (who: SeatView['toMove'][number]['who']): string => (who === 'host' ? PLAY.theHost : DELEGATION_NAMES[who])

/** Whom the game waits for, by name where somebody sits. */
export function waitingWords({ toMove }: SeatView): string {
  const movers = toMove.map(({ who, people }) =>
    people.every((name) => moverName(who).endsWith(name)) ? moverName(who) : `${moverName(who)} (${listed(people)})`,
  )
  return listed([...new Set(movers)])
}

/** What the game waits for of whoever looks, beside what a stage asks of them: a result to take, a die to throw. */
export function owedBy({ as, toMove }: SeatView): SeatView['toMove'] {
  const own: readonly string[] = [...delegationsOf(as), ...(as.includes('host') ? ['host'] : [])]
  return toMove.filter((mover) => mover.for !== 'asked' && own.includes(mover.who))
}

export const isMyMove = (view: SeatView): boolean => view.asked.length + owedBy(view).length > 0

/** Where the turn is: its stages in order, the present one in words. */
export function Stepper({ view, book }: { readonly view: SeatView; readonly book: Rulebook | undefined }) {
  const { stage } = view
  if (stage === null) return null
  const stages = book?.sequence ?? []
  const here = stages.findIndex(({ id }) => id === stage.id)
  return (
    <div className="stepper-of-turn">
      <p className="stage-now">
        {sentence(stage.words)} <Rule cite={stage.cite} />
      </p>
      {here >= 0 && (
        <ol aria-label={PLAY.stages}>
          {stages.map(({ id, words }, index) => (
            <li
              key={id}
              className={index < here ? 'step-past' : index === here ? 'step-here' : 'step-ahead'}
              aria-current={index === here ? 'step' : undefined}
              title={sentence(words)}
            >
              <span className="unseen">{sentence(words)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
