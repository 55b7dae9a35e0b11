import type { ForecastAnswer } from '../../../../counsel/index.ts'
import { TRACK_NAMES, type Track, turnName } from '../../../../rules/core/index.ts'
import { FigureTable } from '../../../parts/index.ts'
import { typeset } from '../../../wording.ts'
import { OUTLOOK } from '../words.ts'

type Rows = ForecastAnswer['tracks'][Track]

/** A track in figures, turn by turn. */
export function PlayedTable({ track, rows }: { readonly track: Track; readonly rows: Rows }) {
  return (
    <FigureTable
      caption={OUTLOOK.table(TRACK_NAMES[track])}
      look="history-table"
      heads={[OUTLOOK.turn, ...OUTLOOK.bands]}
      rows={rows.map(({ turn, p10, p50, p90 }) => ({
        id: turn,
        name: turnName(turn),
        figures: [p10, p50, p90].map((level) => typeset(String(level))),
      }))}
    />
  )
}
