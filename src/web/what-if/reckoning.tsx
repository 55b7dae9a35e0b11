import type { ReactNode } from 'react'
import type { ExplainedLine } from '../../counsel/index.ts'
import { conditionWords, isMet, lacking, type Modifier, quantityWords, type Roll, type Step } from '../../rules/core/index.ts'
import { ConditionTree, Panel } from '../parts/index.ts'
import { useSituation } from '../situation/index.ts'
import { sentence, signed, typeset } from '../wording.ts'
import { RuleLabels } from './rule-label.tsx'

/** A line of any reckoning of the engine, or a step of a working. */
export type LedgerLine = (Omit<ExplainedLine, 'applies' | 'times'> & { readonly applies?: boolean; readonly times?: number }) | Step

interface ReckoningProps {
  readonly lines: readonly LedgerLine[]
  readonly total: number
  readonly heading?: string
  /** What a plus means, after "a plus". */
  readonly plus?: string
  /** The row behind a line: what it reads can then be changed from its rule. */
  readonly rowOf?: (line: LedgerLine) => Modifier | undefined
  /** The roll the rows were weighed for, and what the others come to where a row looks at them. */
  readonly roll?: Roll | undefined
  readonly net?: number | undefined
  /** Whether a plus is the Axis's and a minus the Allies', or only a number. */
  readonly signs?: 'sides' | 'plain'
  /** What stands there when no line counts. */
  readonly none?: string
  /** What stands after "in all". */
  readonly note?: ReactNode
}

const counts = (line: LedgerLine): boolean => !('applies' in line) || line.applies !== false

const favours = (amount: number): string => (amount > 0 ? 'for-axis' : amount < 0 ? 'for-allies' : 'for-nobody')

function Labels({ line, row }: { readonly line: LedgerLine; readonly row: Modifier | undefined }) {
  return (
    <td className="line-rule">
      <RuleLabels cite={line.cite} ruling={line.ruling} standsIn={'standsIn' in line ? line.standsIn : undefined} row={row} />
    </td>
  )
}

function IdleLine({ line, row, roll, net }: Pick<ReckoningProps, 'roll' | 'net'> & { line: LedgerLine; row: Modifier | undefined }) {
  const wanting = 'wanting' in line ? line.wanting : undefined
  return (
    <tr className="line" data-line={line.id} data-amount="0">
      <td className="line-amount">
        {row === undefined ? '0' : signed(row.value)}
        {row?.per !== undefined && <span className="line-each">each</span>}
      </td>
      <td className="line-words">
        {sentence(line.words)}
        {row !== undefined ? (
          <Wanting row={row} roll={roll} net={net} />
        ) : (
          wanting !== undefined && <div className="wanting">counts if {typeset(wanting)}</div>
        )}
      </td>
      <Labels line={line} row={row} />
    </tr>
  )
}

/** A reckoning as a ledger: what counts, and folded away what does not and what would make it. */
export function Reckoning({
  lines,
  total,
  heading = 'Reckoning',
  plus,
  rowOf = () => undefined,
  signs = 'plain',
  none = 'No line counts.',
  note,
  ...weighed
}: ReckoningProps) {
  const counted = lines.filter(counts)
  const idle = lines.filter((line) => !counts(line))
  return (
    <Panel className="reckoning" heading={heading}>
      <table className="ledger">
        <caption className="unseen">Lines that count</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">amount</th>
            <th scope="col">line</th>
            <th scope="col">rule</th>
          </tr>
        </thead>
        <tbody>
          {counted.map((line) => (
            <tr
              key={line.id}
              className={signs === 'sides' ? `line ${favours(line.amount)}` : 'line'}
              data-line={line.id}
              data-amount={line.amount}
            >
              <td className="line-amount">{signed(line.amount)}</td>
              <td className="line-words">
                {sentence(line.words)}
                {'times' in line && line.times !== undefined && line.times > 1 && <span className="line-times"> ({line.times} times)</span>}
              </td>
              <Labels line={line} row={rowOf(line)} />
            </tr>
          ))}
          {counted.length === 0 && (
            <tr className="line">
              <td className="line-amount">0</td>
              <td className="line-words" colSpan={2}>
                {none}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td className="line-amount total">{signed(total)}</td>
            <th scope="row" colSpan={2} className="line-words">
              in all
              {plus !== undefined && <span className="line-times">; a plus {typeset(plus)}</span>}
              {note}
            </th>
          </tr>
        </tfoot>
      </table>
      {idle.length > 0 && (
        <details className="idle">
          <summary>lines that do not apply ({idle.length})</summary>
          <p className="quiet">Open the rule of a line to change what it reads.</p>
          <table className="ledger">
            <caption className="unseen">Lines that do not apply, and what would make them</caption>
            <tbody>
              {idle.map((line) => (
                <IdleLine key={line.id} line={line} row={rowOf(line)} {...weighed} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Panel>
  )
}

interface WantingProps {
  readonly row: Modifier
  /** The roll it is weighed for, and what the other rows come to, where it looks at them. */
  readonly roll?: Roll | undefined
  readonly net?: number | undefined
}

/** What would make a row count that does not. */
function Wanting({ row, roll, net = 0 }: WantingProps) {
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
