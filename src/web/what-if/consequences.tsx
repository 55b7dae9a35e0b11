import type { Consequence } from '../../counsel/index.ts'
import { DELEGATION_NAMES, NATION_NAMES } from '../../rules/index.ts'
import { sentence, signed } from '../wording.ts'
import { RuleLabel } from './rule-label.tsx'

/** Powers, countries, factions: whom something falls to. */
const NAMES: Readonly<Record<string, string>> = { ...NATION_NAMES, ...DELEGATION_NAMES }

/** What an act or a result brings, line by line. */
export function Consequences({ consequences }: { readonly consequences: readonly Consequence[] }) {
  return (
    <ul className="consequences">
      {consequences.map(({ what, who, amount, cite }) => (
        <li key={`${what} ${who ?? ''}`}>
          {sentence(what)}
          {who !== undefined && `, for ${NAMES[who] ?? who}`}
          {amount !== undefined && `: ${signed(amount)}`} <RuleLabel cite={cite} />
        </li>
      ))}
    </ul>
  )
}
