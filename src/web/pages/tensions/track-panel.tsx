import type { ReactNode } from 'react'
import type { TrackAnswer } from '../../../counsel/index.ts'
import { type Struck, strikeOf, type Threshold, TRACK_NAMES, type Track } from '../../../rules/index.ts'
import { Tag } from '../../parts/marks.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StandIn } from '../../parts/stand-in.tsx'
import { type OnDesk, useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { sentence, signed, typeset } from '../../wording.ts'
import { TensionLedger } from './tension-ledger.tsx'
import { BY_DATE, furtherWords, movedWords, reachedWords } from './words.ts'

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
        {reached?.isByDate && <Tag>{BY_DATE}</Tag>}
        {ahead !== undefined && <span className="threshold-next">next, {signed(ahead)}</span>}
      </span>
      <span className="line-rule">
        <RuleLabel cite={cite} />
        {standsIn !== undefined && <StandIn of={standsIn} />}
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

interface Props {
  readonly track: Track
  readonly account: TrackAnswer
  readonly opening: OnDesk
  /** Events that had counted before this. */
  readonly struck: Struck
  /** What else belongs to this track. */
  readonly children?: ReactNode
}

/** One track in this turn: what is added, and what its levels allow. */
export function TrackPanel({ track, account, opening, struck, children }: Props) {
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
          <TensionLedger
            account={account}
            rows={book.tables[track]?.rows ?? []}
            opening={opening}
            isStruck={(line) => !line.applies && (struck[strikeOf(track, line)] ?? 0) > 0}
            caption={TRACK_NAMES[track]}
          />
          {children}
        </div>
        <div>
          <h3>What its levels allow</h3>
          <Thresholds track={track} account={account} />
        </div>
      </div>
    </Panel>
  )
}
