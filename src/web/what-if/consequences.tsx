import type { Consequence } from '../../counsel/index.ts'
import { POWER_NAMES, type Power } from '../../rules/index.ts'
import { sentence, signed } from '../wording.ts'
import { RuleLabel } from './rule-label.tsx'

/** What an act or a result brings, line by line. */
export function Consequences({ consequences }: { readonly consequences: readonly Consequence[] }) {
  return (
    <ul className="consequences">
      {consequences.map(({ what, who, amount, cite }) => (
        <li key={`${what} ${who ?? ''}`}>
          {sentence(what)}
          {who !== undefined && `, for ${POWER_NAMES[who as Power] ?? who}`}
          {amount !== undefined && `: ${signed(amount)}`} <RuleLabel cite={cite} />
        </li>
      ))}
    </ul>
  )
}
