import type { LendLeaseJourney } from '../../../counsel/index.ts'
import { isTurn, turnName } from '../../../rules/index.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { listed, sentence } from '../../wording.ts'
import { WORDS } from './words.ts'

const when = (turn: string | null): string => (turn !== null && isTurn(turn) ? turnName(turn) : 'after the end')

/** Where goods sent now will be, turn by turn. */
export function Journey({ journey: { legs, turn, joins, cite } }: { readonly journey: LendLeaseJourney }) {
  return (
    <section className="panel" aria-labelledby="journey">
      <h2 id="journey">{WORDS.way}</h2>
      <ol className="journey">
        {legs.map((leg) => (
          <li key={leg.at}>
            <b>{when(leg.turn)}</b> {sentence(leg.at)} <RuleLabel cite={leg.cite} />
          </li>
        ))}
        <li className="journey-end" data-arrives={turn ?? 'never'}>
          <b>{when(turn)}</b> {joins === null ? 'It arrives; the book does not say in which reserve.' : sentence(listed(joins, 'or'))}{' '}
          {cite !== null && <RuleLabel cite={cite} />}
        </li>
      </ol>
    </section>
  )
}
