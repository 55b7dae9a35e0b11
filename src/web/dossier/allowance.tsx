import { typeset } from '../wording.ts'
import type { Shown } from './ledger.tsx'
import { RuleLabel } from './rule-label.tsx'
import type { Study } from './study.ts'

/** Whether this roll may be made at all. The reckoning is shown either way. */
export function Allowance({ study, show }: { readonly study: Study; readonly show: (shown: Shown) => void }) {
  const { may, book } = study
  if (may.allowed)
    return (
      <p className="allowance">
        <span className="tag tag-yes">may be rolled</span>
      </p>
    )
  return (
    <div className="allowance">
      <span className="tag tag-no">may not be rolled now</span>
      <ul>
        {may.refusals.map(({ words, cite }) => (
          <li key={words}>
            {typeset(words)} {cite !== undefined && <RuleLabel book={book} cite={cite} show={(one) => show({ cite: one })} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
