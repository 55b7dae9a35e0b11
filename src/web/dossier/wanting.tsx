import { conditionWords, isMet, lacking, type Modifier, quantityWords } from '../../rules/index.ts'
import { ConditionTree } from '../parts/condition-tree.tsx'
import { typeset } from '../wording.ts'
import type { Study } from './study.ts'

/** What would make a row count that does not. */
export function Wanting({ row, study }: { readonly row: Modifier; readonly study: Study }) {
  const { situation, roll, answer } = study
  const missing = row.when === undefined ? undefined : lacking(row.when, situation, roll, answer.total)
  if (missing !== undefined && conditionWords(missing) === row.words) return <div className="wanting">not so now</div>
  if (missing !== undefined)
    return (
      <div className="wanting">
        counts if <ConditionTree condition={missing} isSo={(part) => isMet(part, situation, roll, answer.total)} />
      </div>
    )
  if (row.value === 0) return <div className="wanting">adds nothing</div>
  return <div className="wanting">none so far{row.per === undefined ? '' : `: ${typeset(quantityWords(row.per))}`}</div>
}
