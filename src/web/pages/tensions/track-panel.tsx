import type { ReactNode } from 'react'
import type { TrackAnswer } from '../../../counsel/index.ts'
import { strikeOf, type Threshold, turnByTurnOf } from '../../../rules/chapters/tension/index.ts'
import {
  conditionWords,
  isMet,
  lacking,
  type Modifier,
  quantityWords,
  type Struck,
  TRACK_NAMES,
  type Track,
  timesOf,
} from '../../../rules/core/index.ts'
import { ConditionTree, Fold, isNarrow, Panel, Tag } from '../../parts/index.ts'
import { type OnDesk, SituationContext, useSituation } from '../../situation/index.ts'
import { RuleLabels } from '../../what-if/index.ts'
import { sentence, signed, typeset } from '../../wording.ts'
import {
  atDieWords,
  BY_DATE,
  FOR_NEXT_TURN,
  furtherWords,
  ledgerWords,
  looksWhen,
  MOMENT_WORDS,
  movedWords,
  noteWords,
  reachedWords,
  standsSince,
} from './words.ts'

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
  const since = timesOf(row, opening.current.situation) > 0 ? standsSince(line.timing) : undefined
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
  return (
    <td className="line-rule">
      <SituationContext value={line.timing === 'start' ? opening : own}>
        <RuleLabels cite={line.cite} ruling={line.ruling} standsIn={line.standsIn} row={row} />
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
        {Math.abs(line.times) > 1 && <span className="line-times"> ({Math.abs(line.times)} times)</span>}
        {line.applies && hasMoments && <span className="line-moment">{MOMENT_WORDS[line.moment]}</span>}
        {line.note !== undefined && <div className="wanting">{noteWords(line.note)}</div>}
        {!line.applies && <Silent {...props} />}
      </td>
      <Labels {...props} />
    </tr>
  )
}

interface TensionLedgerProps {
  readonly account: TrackAnswer
  readonly rows: readonly Modifier[]
  readonly opening: OnDesk
  readonly isStruck: (line: Line) => boolean
  readonly caption: string
}

/** What a turn adds to a track, line by line, and folded what is silent and what would make it count. */
function TensionLedger({ account, rows, opening, isStruck, caption }: TensionLedgerProps) {
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
          <summary>lines that do not apply ({silent.length})</summary>
          <p className="quiet">Open the rule of a line to have it happen.</p>
          <table className="ledger">
            <caption className="unseen">{caption}: lines that do not apply, and what would make them count</caption>
            <tbody>{shown(silent)}</tbody>
          </table>
        </details>
      )}
    </>
  )
}

type Reached = TrackAnswer['reached'][number]

interface Mark {
  readonly threshold: Threshold
  readonly reached: Reached | undefined
}

function ThresholdRow({ threshold, reached, ahead }: Mark & { readonly ahead: number | undefined }) {
  const { level, words, cite, standsIn } = threshold
  return (
    <li
      className={reached === undefined ? 'threshold' : 'threshold threshold-reached'}
      data-threshold={level}
      data-reached={reached !== undefined}
    >
      <b className="threshold-level">{typeset(String(level))}</b>
      <span>
        {sentence(typeset(words))} {reached?.isNew && <Tag tone="yes">new</Tag>}
        {reached?.isByDate && <Tag>{BY_DATE}</Tag>} {reached?.isForNextTurn && <Tag>{FOR_NEXT_TURN}</Tag>}
        {ahead !== undefined && <span className="threshold-next">next, {signed(ahead)}</span>}
      </span>
      <span className="line-rule">
        <RuleLabels cite={cite} standsIn={standsIn} />
      </span>
    </li>
  )
}

/** How many levels ahead are in sight at once. */
const AHEAD = 2

/** Every threshold of a track: what it has reached this turn and the next ahead, then what lies further, and what was reached before. */
function Thresholds({ track, account }: { readonly track: Track; readonly account: TrackAnswer }) {
  const { book } = useSituation().current
  const marks = book.clauses.thresholds
    .filter((one) => one.track === track)
    .map((threshold): Mark => {
      const { level, words } = threshold
      return { threshold, reached: account.reached.find((one) => one.level === level && one.words === words) }
    })
  const ahead = marks.filter(({ reached }) => reached === undefined)
  const levels = [...new Set(ahead.map(({ threshold }) => threshold.level))].toSorted((one, other) => one - other)
  const [next] = levels
  const near = levels[AHEAD - 1] ?? Number.POSITIVE_INFINITY
  const far = ahead.filter(({ threshold }) => threshold.level > near)
  const old = marks.filter(({ reached }) => reached !== undefined && !reached.isNew)
  const rows = (shown: readonly Mark[]) => (
    <ol className="thresholds">
      {shown.map((mark) => {
        const { level, words } = mark.threshold
        const isNext = mark.reached === undefined && level === next
        return <ThresholdRow key={`${level} ${words}`} {...mark} ahead={isNext ? level - account.effective : undefined} />
      })}
    </ol>
  )
  const folded = (words: string, shown: readonly Mark[]) =>
    shown.length > 0 && (
      <details className="idle">
        <summary>{words}</summary>
        {rows(shown)}
      </details>
    )
  return (
    <>
      {rows(marks.filter((mark) => !old.includes(mark) && !far.includes(mark)))}
      {folded(furtherWords(far.length), far)}
      {folded(reachedWords(old.length), old)}
    </>
  )
}

interface TrackPanelProps {
  readonly track: Track
  readonly account: TrackAnswer
  readonly opening: OnDesk
  /** Events that had counted before this. */
  readonly struck: Struck
  /** What else belongs to this track. */
  readonly children?: ReactNode
}

const countedLines = ({ lines }: TrackAnswer): number => lines.filter(({ applies }) => applies).length

/** One track in this turn: what is added, and what its levels allow. */
export function TrackPanel({ track, account, opening, struck, children }: TrackPanelProps) {
  const { book } = useSituation().current
  return (
    <Panel
      className="track-panel"
      heading={
        <>
          {TRACK_NAMES[track]} <span className="track-moved">{movedWords(account.before, account.after)}</span>
        </>
      }
      id={`track-${track}`}
      data-track={track}
      data-after={account.after}
    >
      <div className="track-columns">
        <div>
          <Fold
            className="track-ledger"
            isOpenAtFirst={!isNarrow()}
            name={ledgerWords(account.after - account.before)}
            count={countedLines(account)}
          >
            <TensionLedger
              account={account}
              rows={book.tables[track]?.rows ?? []}
              opening={opening}
              isStruck={(line) => !line.applies && (struck[strikeOf(track, line)] ?? 0) > 0}
              caption={TRACK_NAMES[track]}
            />
          </Fold>
          {children}
        </div>
        <div>
          <h3>What its levels allow</h3>
          {turnByTurnOf(book) === undefined && track !== 'rgt' && (
            <p className="quiet at-die">{atDieWords(account.effectiveAtDie ?? account.effective)}</p>
          )}
          <Thresholds track={track} account={account} />
        </div>
      </div>
    </Panel>
  )
}
