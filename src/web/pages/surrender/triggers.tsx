import type { TriggerState } from '../../../rules/index.ts'
import { Fold } from '../../parts/fold.tsx'
import { Mark } from '../../parts/mark.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { Reckoning } from '../../what-if/reckoning.tsx'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { sentence } from '../../wording.ts'
import { WORDS } from './words.ts'

/** The ways in which it may come about, and what each still takes. */
export function Triggers({ triggers }: { readonly triggers: readonly TriggerState[] }) {
  const { book } = useSituation().current
  return (
    <ul className="triggers">
      {triggers.map(({ id, words, isMet, wanting, points, cite, ruling }) => (
        <li key={id} className={isMet ? 'trigger trigger-met' : 'trigger'} data-trigger={id} data-met={isMet}>
          <p className="trigger-words">
            <Mark is={isMet ? 'yes' : 'no'} /> {sentence(words)} <RuleLabel cite={cite} />{' '}
            {ruling !== undefined && <RuleLabel cite={{ book: book.id, rule: ruling }} />}
          </p>
          {!isMet && (
            <ul className="wanting-list">
              {wanting.map((part) => (
                <li key={part}>{sentence(part)}</li>
              ))}
            </ul>
          )}
          {points !== undefined && (
            <Fold name={WORDS.points} count={points.total}>
              <Reckoning lines={points.lines} total={points.total} heading={WORDS.points} />
            </Fold>
          )}
        </li>
      ))}
    </ul>
  )
}
