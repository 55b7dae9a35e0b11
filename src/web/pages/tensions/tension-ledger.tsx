import type { TrackAnswer } from '../../../counsel/index.ts'
import { conditionWords, isMet, lacking, type Modifier, quantityWords, timesIn, turnByTurnOf } from '../../../rules/index.ts'
import { ConditionTree } from '../../parts/condition-tree.tsx'
import { StandIn } from '../../parts/stand-in.tsx'
import { type OnDesk, SituationContext, useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { sentence, signed, typeset } from '../../wording.ts'
import { looksWhen, MOMENT_WORDS, noteWords, standsSince } from './words.ts'

type Line = TrackAnswer['lines'][number]

interface RowProps {
  readonly line: Line
  readonly row: Modifier | undefined
  /** The desk as the turn opened: what lines of the start read is changed there. */
  readonly opening: OnDesk
  readonly isStruck: boolean
}

/** What would make a silent line count in this turn. */
function Silent({ line, row, opening, isStruck }: RowProps) {
  const { current } = useSituation()
  if (isStruck) return <div className="wanting">struck off: it has counted</div>
  if (row === undefined) return null
  const situation = line.timing === 'start' ? opening.current.situation : current.situation
  const since = timesIn(row, opening.current.situation) > 0 ? standsSince(line.timing) : undefined
  if (since !== undefined) return <div className="wanting">{since}</div>
  const missing = row.when === undefined ? undefined : lacking(row.when, situation)
  if (missing !== undefined && conditionWords(missing) === row.words) return <div className="wanting">not so now</div>
  if (missing !== undefined)
    return (
      <div className="wanting">
        {looksWhen(line.timing)} <ConditionTree condition={missing} isSo={(part) => isMet(part, situation)} />
      </div>
    )
  return <div className="wanting">none so far{row.per === undefined ? '' : `: ${typeset(quantityWords(row.per))}`}</div>
}

/** The rule of a line; opened, it lets what the line reads be changed in the right place. */
function Labels({ line, row, opening }: RowProps) {
  const own = useSituation()
  const behind = row === undefined ? {} : { row }
  return (
    <td className="line-rule">
      <SituationContext value={line.timing === 'start' ? opening : own}>
        <RuleLabel cite={line.cite} {...behind} />
        {line.ruling !== undefined && <RuleLabel cite={{ book: own.current.book.id, rule: line.ruling }} {...behind} />}
        {line.standsIn !== undefined && <StandIn of={line.standsIn} />}
      </SituationContext>
    </td>
  )
}

function LineRow(props: RowProps) {
  const { line, row } = props
  // Where levels move once a turn, all lines count at one moment.
  const hasMoments = turnByTurnOf(useSituation().current.book) === undefined
  const each = row?.per === undefined ? null : <span className="line-each">each</span>
  return (
    <tr className="line" data-line={line.id} data-amount={line.amount}>
      <td className="line-amount">
        {line.applies ? signed(line.amount) : signed(row?.value ?? 0)}
        {!line.applies && each}
      </td>
      <td className="line-words">
        {sentence(line.words)}
        {line.times > 1 && <span className="line-times"> ({line.times} times)</span>}
        {line.applies && hasMoments && <span className="line-moment">{MOMENT_WORDS[line.moment]}</span>}
        {line.note !== undefined && <div className="wanting">{noteWords(line.note)}</div>}
        {!line.applies && <Silent {...props} />}
      </td>
      <Labels {...props} />
    </tr>
  )
}

interface Props {
  readonly account: TrackAnswer
  readonly rows: readonly Modifier[]
  readonly opening: OnDesk
  readonly isStruck: (line: Line) => boolean
  readonly caption: string
}

/** What a turn adds to a track, line by line, and folded what is silent and what would make it count. */
export function TensionLedger({ account, rows, opening, isStruck, caption }: Props) {
  const rowOf = ({ id }: Line): Modifier | undefined => rows.find((row) => row.id === id)
  const shown = (lines: readonly Line[]) =>
    lines.map((line) => <LineRow key={line.id} line={line} row={rowOf(line)} opening={opening} isStruck={isStruck(line)} />)
  const counted = account.lines.filter(({ applies, note }) => applies || note !== undefined)
  const silent = account.lines.filter((line) => !counted.includes(line))
  return (
    <>
      <table className="ledger">
        <caption className="unseen">{caption}: lines that count</caption>
        <tbody>
          {shown(counted)}
          {counted.length === 0 && (
            <tr className="line">
              <td className="line-amount">0</td>
              <td className="line-words" colSpan={2}>
                No line counts.
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td className="line-amount total" data-total={account.after - account.before}>
              {signed(account.after - account.before)}
            </td>
            <th scope="row" colSpan={2} className="line-words">
              in all
            </th>
          </tr>
        </tfoot>
      </table>
      {silent.length > 0 && (
        <details className="idle">
          <summary>silent lines ({silent.length})</summary>
          <p className="quiet">Open the rule of a line to have it happen.</p>
          <table className="ledger">
            <caption className="unseen">{caption}: silent lines, and what would make them count</caption>
            <tbody>{shown(silent)}</tbody>
          </table>
        </details>
      )}
    </>
  )
}
