import { conditionWords, isMet, lacking, type Modifier, quantityWords, type Roll } from '../../rules/index.ts'
import { ConditionTree } from '../parts/condition-tree.tsx'
import { useSituation } from '../situation/use-situation.ts'
import { typeset } from '../wording.ts'

interface Props {
  readonly row: Modifier
  /** The roll it is weighed for, and what the other rows come to, where it looks at them. */
  readonly roll?: Roll
  readonly net?: number
}

/** What would make a row count that does not. */
export function Wanting({ row, roll, net = 0 }: Props) {
  const situation = useSituation().current.judged
  const missing = row.when === undefined ? undefined : lacking(row.when, situation, roll, net)
  if (missing !== undefined && conditionWords(missing) === row.words) return <div className="wanting">not so now</div>
  if (missing !== undefined)
    return (
      <div className="wanting">
        counts if <ConditionTree condition={missing} isSo={(part) => isMet(part, situation, roll, net)} />
      </div>
    )
  if (row.value === 0) return <div className="wanting">adds nothing</div>
  return <div className="wanting">none so far{row.per === undefined ? '' : `: ${typeset(quantityWords(row.per))}`}</div>
}
