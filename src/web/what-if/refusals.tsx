import type { Refusal } from '../../rules/index.ts'
import { Mark } from '../parts/mark.tsx'
import { sentence } from '../wording.ts'
import { RuleLabel } from './rule-label.tsx'

/** Every rule against something, each with its label. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <ul className="refusals">
      {refusals.map(({ code, words, cite }) => (
        <li key={`${code} ${words}`}>
          <Mark is="no" />
          {sentence(words)} {cite !== undefined && <RuleLabel cite={cite} />}
        </li>
      ))}
    </ul>
  )
}
