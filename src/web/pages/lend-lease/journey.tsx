import type { LendLeaseJourney } from '../../../counsel/index.ts'
import { isTurn, turnName } from '../../../rules/index.ts'
import { Panel } from '../../parts/panel.tsx'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { listed, sentence } from '../../wording.ts'
import { WORDS } from './words.ts'

const when = (turn: string | null): string => (turn !== null && isTurn(turn) ? turnName(turn) : 'after the end')

/** Where goods sent now will be, turn by turn. */
export function Journey({ journey: { legs, turn, joins, cite } }: { readonly journey: LendLeaseJourney }) {
  return (
    <Panel heading={WORDS.way}>
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
    </Panel>
  )
}
