import type { Consequence } from '../../counsel/index.ts'
import { DELEGATION_NAMES, NATION_NAMES } from '../../rules/index.ts'
import { sentence, signed } from '../wording.ts'
import { RuleLabel } from './rule-label.tsx'

/** Powers, countries, factions: whom something falls to. */
const NAMES: Readonly<Record<string, string>> = { ...NATION_NAMES, ...DELEGATION_NAMES }

interface Props {
  readonly consequences: readonly Consequence[]
  /** What the amounts are: something gained or lost, or so many of something. */
  readonly amounts?: 'changes' | 'counts'
}

/** Whom it falls to, unless the words name him already. */
const forWhom = ({ what, who }: Consequence): string => {
  const name = who === undefined ? undefined : (NAMES[who] ?? who)
  return name === undefined || what.includes(name) ? '' : `, for ${name}`
}

/** What an act or a result brings, line by line. */
export function Consequences({ consequences, amounts = 'changes' }: Props) {
  return (
    <ul className="consequences">
      {consequences.map((consequence) => {
        const { what, who, amount, cite } = consequence
        return (
          <li key={`${what} ${who ?? ''}`}>
            {sentence(what)}
            {forWhom(consequence)}
            {amount !== undefined && `: ${amounts === 'counts' ? amount : signed(amount)}`} <RuleLabel cite={cite} />
          </li>
        )
      })}
    </ul>
  )
}
