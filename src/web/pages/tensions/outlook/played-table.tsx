import type { ForecastAnswer } from '../../../../counsel/index.ts'
import { TRACK_NAMES, type Track, turnName } from '../../../../rules/core/index.ts'
import { typeset } from '../../../wording.ts'
import { OUTLOOK } from '../words.ts'

type Rows = ForecastAnswer['tracks'][Track]

/** Thresholds that may be reached or not; what is sure either way says nothing. */
const openReaches = (rows: Rows): readonly string[] =>
  Object.keys(rows[0]?.reached ?? {})
    .filter((level) => rows.some(({ reached }) => (reached[level] ?? 0) > 0) && (rows[0]?.reached[level] ?? 0) < 1)
    .toSorted((one, other) => Number(one) - Number(other))

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** A track in figures: the level and the chance of each threshold, turn by turn. */
export function PlayedTable({ track, rows }: { readonly track: Track; readonly rows: Rows }) {
  const levels = openReaches(rows)
  return (
    <table className="ledger played-table">
      <caption className="unseen">{OUTLOOK.table(TRACK_NAMES[track])}</caption>
      <thead>
        <tr>
          <th scope="col">{OUTLOOK.turn}</th>
          {OUTLOOK.bands.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
          {levels.map((level) => (
            <th key={level} scope="col">
              {OUTLOOK.reaches(level)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ turn, p10, p50, p90, reached }) => (
          <tr key={turn} data-turn={turn}>
            <th scope="row">{turnName(turn)}</th>
            {[p10, p50, p90].map((level, band) => (
              <td key={OUTLOOK.bands[band]} className="figure">
                {typeset(String(level))}
              </td>
            ))}
            {levels.map((level) => (
              <td key={level} className="figure">
                {percent(reached[level] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
