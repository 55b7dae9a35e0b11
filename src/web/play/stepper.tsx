import { DELEGATION_NAMES } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { listed, sentence } from '../wording.ts'
import { Rule } from './reasons.tsx'
import type { SeatView } from './wire.ts'
import { PLAY } from './words.ts'

const moverName = (who: SeatView['toMove'][number]['who']): string => (who === 'host' ? PLAY.theHost : DELEGATION_NAMES[who])

/** Whom the game waits for, by name where somebody sits. */
export function waitingWords({ toMove }: SeatView): string {
  const movers = toMove.map(({ who, people }) => (people.length === 0 ? moverName(who) : `${moverName(who)} (${listed(people)})`))
  return listed([...new Set(movers)])
}

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
