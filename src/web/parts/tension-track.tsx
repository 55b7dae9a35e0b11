import type { ReactNode } from 'react'
import { levelWords, signed, TRACK_END, typeset } from '../wording.ts'

/** A level at which something happens. */
interface TrackMark {
  readonly level: number
  readonly words: string
  /** It has been reached before, or now. */
  readonly isReached: boolean
  /** It came by its date, not by the level. */
  readonly isByDate?: boolean
}

interface Props {
  readonly label: string
  readonly level: number
  /** The level that counts for a while, where it differs. */
  readonly effective?: number
  /** Where it was, where that is compared. */
  readonly was?: number
  readonly least?: number
  readonly most?: number
  readonly marks?: readonly TrackMark[]
  /** What stands at the end of the line: this turn's additions. */
  readonly children?: ReactNode
}

const TENS = 10

/** A level on its track, with the thresholds as marks. The words of the marks stand in a list that the page shows beside it. */
export function TensionTrack({ label, level, effective, was, least = 0, most = TRACK_END, marks = [], children }: Props) {
  const low = Math.min(least, level, effective ?? level, was ?? level)
  // A level may go on past the end, where it means nothing any more: it is drawn there.
  const high = Math.max(most, ...marks.map((mark) => mark.level))
  const at = (value: number): string => `${((Math.min(value, high) - low) / (high - low)) * 100}%`
  const tens = Array.from(
    { length: Math.floor(high / TENS) - Math.ceil(low / TENS) + 1 },
    (_, index) => (Math.ceil(low / TENS) + index) * TENS,
  )
  const counts = effective ?? level
  const next = marks.filter((mark) => !mark.isReached).toSorted((one, other) => one.level - other.level)[0]
  const hasMoved = was !== undefined && was !== level
  return (
    <section className="track" aria-label={label}>
      <p className="track-head">
        <span className="track-name">{label}</span>
        <b className="track-level">{levelWords(level)}</b>
        {effective !== undefined && effective !== level && level <= TRACK_END && (
          <span className="quiet">{typeset(String(effective))} counts</span>
        )}
        {hasMoved && <span className="was">it was {typeset(String(was))}</span>}
        {children}
      </p>
      <div className="track-line" aria-hidden="true">
        <span
          className="track-filled"
          style={{ insetInlineStart: at(Math.min(0, level)), inlineSize: `calc(${at(Math.max(0, level))} - ${at(Math.min(0, level))})` }}
        />
        {tens.map((ten) => (
          <span key={ten} className="track-ten" style={{ insetInlineStart: at(ten) }}>
            {typeset(String(ten))}
          </span>
        ))}
        {marks.map((mark) => (
          <span
            key={`${mark.level} ${mark.words}`}
            className={mark.isByDate ? 'track-mark track-dated' : mark.isReached ? 'track-mark track-reached' : 'track-mark'}
            style={{ insetInlineStart: at(mark.level) }}
            title={`${typeset(String(mark.level))}: ${mark.words}${mark.isByDate ? ', came by its date' : ''}`}
          />
        ))}
        {hasMoved && <span className="track-was" style={{ insetInlineStart: at(was) }} />}
        {effective !== undefined && effective !== level && <span className="track-effective" style={{ insetInlineStart: at(effective) }} />}
        <span className="track-now" style={{ insetInlineStart: at(level) }} />
      </div>
      {next !== undefined && (
        <p className="track-next">
          Next at {typeset(String(next.level))} ({signed(next.level - counts)}): {typeset(next.words)}
        </p>
      )}
    </section>
  )
}
