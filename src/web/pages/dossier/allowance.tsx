import { Refusals } from '../../what-if/said.tsx'
import type { Study } from './study.ts'

/** Whether this roll may be made at all. The reckoning is shown either way. */
export function Allowance({ study: { answer } }: { readonly study: Study }) {
  const { refusals = [] } = answer
  if (refusals.length === 0)
    return (
      <p className="allowance">
        <span className="tag tag-yes">may be rolled</span>
      </p>
    )
  return (
    <div className="allowance">
      <span className="tag tag-no">may not be rolled now</span>
      <Refusals refusals={refusals} />
    </div>
  )
}
