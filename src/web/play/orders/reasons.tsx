import type { Citation, Refusal } from '../../../rules/core/index.ts'
import { addressOf } from '../../address.ts'
import { sentence } from '../../wording.ts'

/** A rule number that leads into the books. */
export function Rule({ cite }: { readonly cite: Citation | undefined }) {
  if (cite === undefined) return null
  return (
    <a className="rule-label" href={addressOf(['books', cite.book], [['rule', cite.rule]])}>
      {cite.rule}
    </a>
  )
}

/** Why something may not be done, each with its rule. */
export function Reasons({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <ul>
      {refusals.map(({ code, words, cite }) => (
        <li key={`${code} ${words}`}>
          {sentence(words)} <Rule cite={cite} />
        </li>
      ))}
    </ul>
  )
}
