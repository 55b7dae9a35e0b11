import type { ForecastAnswer } from '../../../../counsel/index.ts'
import { TRACK_NAMES, type Track, turnName } from '../../../../rules/core/index.ts'
import { typeset } from '../../../wording.ts'
import { OUTLOOK } from '../words.ts'

type Rows = ForecastAnswer['tracks'][Track]

/** A track in figures, turn by turn. */
export function PlayedTable({ track, rows }: { readonly track: Track; readonly rows: Rows }) {
  return (
    <table className="history-table">
      <caption className="unseen">{OUTLOOK.table(TRACK_NAMES[track])}</caption>
      <thead>
        <tr>
          <th scope="col">{OUTLOOK.turn}</th>
          {OUTLOOK.bands.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ turn, p10, p50, p90 }) => (
          <tr key={turn} data-turn={turn}>
            <th scope="row">{turnName(turn)}</th>
            {[p10, p50, p90].map((level, band) => (
              <td key={OUTLOOK.bands[band]} className="figure">
                {typeset(String(level))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
