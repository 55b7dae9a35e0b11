import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { ForecastAnswer } from '../../../../counsel/index.ts'
import { seasonName, seasonOf, TRACK_NAMES, type Track, type Turn, turnName, yearOf } from '../../../../rules/core/index.ts'
import { useNarrow } from '../../../parts/index.ts'
import { typeset } from '../../../wording.ts'
import { OUTLOOK } from '../words.ts'

type Rows = ForecastAnswer['tracks'][Track]

interface Props {
  readonly track: Track
  readonly rows: Rows
  /** Where the level stands now. */
  readonly from: number
}

interface Band {
  readonly p10: number
  readonly p50: number
  readonly p90: number
}

const SIZES = { wide: { width: 560, height: 240 }, narrow: { width: 380, height: 200 } } as const
const LEFT = 36
const RIGHT = 16
const TOP = 12
const BOTTOM = 28

const shortName = (turn: Turn): string => `${seasonName(seasonOf(turn)).slice(0, 2)} ${String(yearOf(turn)).slice(2)}`

/** Where a track may go: half of the wars lie above the line, eight in ten within the band. The table below it says the same in figures. */
export function Fan({ track, rows, from }: Props) {
  const { width, height } = SIZES[useNarrow() ? 'narrow' : 'wide']
  const bands: readonly Band[] = [{ p10: from, p50: from, p90: from }, ...rows]
  const x = scaleLinear([0, bands.length - 1], [LEFT, width - RIGHT])
  const y = scaleLinear(
    [Math.min(0, ...bands.map(({ p10 }) => p10)), Math.max(50, ...bands.map(({ p90 }) => p90))],
    [height - BOTTOM, TOP],
  ).nice(5)
  const spread = area<Band>(
    (_, index) => x(index),
    ({ p10 }) => y(p10),
    ({ p90 }) => y(p90),
  )
  const middle = line<Band>(
    (_, index) => x(index),
    ({ p50 }) => y(p50),
  )
  return (
    <svg className="tension-chart fan" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={OUTLOOK.fan(TRACK_NAMES[track])}>
      {y.ticks(5).map((level) => (
        <g key={level} className={level === 0 ? 'chart-zero' : 'chart-ten'}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(level)} y2={y(level)} />
          <text x={LEFT - 8} y={y(level) + 4} textAnchor="end">
            {typeset(String(level))}
          </text>
        </g>
      ))}
      {rows.map(({ turn }, index) => (
        <text key={turn} className="chart-turn" x={x(index + 1)} y={height - 8} textAnchor={index + 1 === rows.length ? 'end' : 'middle'}>
          {shortName(turn)}
        </text>
      ))}
      <g className={`curve curve-${track}`}>
        <path className="fan-band" d={spread([...bands]) ?? ''} />
        <path className="curve-line" d={middle([...bands]) ?? ''} />
      </g>
    </svg>
  )
}

/** Thresholds that may be reached or not; what is sure either way says nothing. */
const openReaches = (rows: Rows): readonly string[] =>
  Object.keys(rows[0]?.reached ?? {})
    .filter((level) => rows.some(({ reached }) => (reached[level] ?? 0) > 0) && (rows[0]?.reached[level] ?? 0) < 1)
    .toSorted((one, other) => Number(one) - Number(other))

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** The same in figures: the level and the chance of each threshold, turn by turn. */
export function FanTable({ track, rows }: Omit<Props, 'from'>) {
  const levels = openReaches(rows)
  return (
    <table className="ledger fan-table">
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
