import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { TRACK_NAMES, type Track } from '../../../rules/core/index.ts'
import { useNarrow } from '../../parts/index.ts'
import { levelWords, TRACK_END, typeset } from '../../wording.ts'
import { TRACK_SHORT } from './words.ts'

export interface Curve {
  readonly track: Track
  /** The level as the run began, and after each turn of it. */
  readonly levels: readonly number[]
  /** The level that the die made of it, where it differs. */
  readonly effective?: readonly (number | undefined)[]
  /** In one war of ten it is lower, and in one higher. */
  readonly between?: readonly (readonly [low: number, high: number])[]
}

interface ChartProps {
  readonly curves: readonly Curve[]
  /** Under each level, the first being the beginning. */
  readonly labels: readonly string[]
  /** Which of them the page shows. */
  readonly shown?: number
  readonly about?: string
}

/** As wide as it is shown, so that its words keep their size. */
const SIZES = { wide: { width: 560, height: 320, most: 8 }, narrow: { width: 380, height: 260, most: 5 } } as const
const LEFT = 36
const RIGHT = 76
const TOP = 16
const BOTTOM = 32
const TENS = 10
/** Ends that lie on each other are drawn apart, lowest first. */
function apart(ends: readonly { readonly track: Track; readonly y: number }[], gap: number): ReadonlyMap<Track, number> {
  const placed = new Map<Track, number>()
  let last = Number.POSITIVE_INFINITY
  for (const { track, y } of ends.toSorted((one, other) => other.y - one.y)) {
    const at = Math.min(y, last - gap)
    placed.set(track, at)
    last = at
  }
  return placed
}

/** The levels turn by turn. The table beside it says the same in figures. */
export function Chart({ curves, labels, shown, about = 'The levels of the tracks, turn by turn' }: ChartProps) {
  const { width, height, most } = SIZES[useNarrow() ? 'narrow' : 'wide']
  const all = curves.flatMap(({ levels, effective = [], between = [] }) => [
    ...levels,
    ...effective.flatMap((level) => level ?? []),
    ...between.flat(),
  ])
  const x = scaleLinear([0, Math.max(1, labels.length - 1)], [LEFT, width - RIGHT])
  // What lies past the end of the tracks is drawn at their end.
  const y = scaleLinear([Math.min(0, ...all), TRACK_END], [height - BOTTOM, TOP])
    .nice(TENS / 2)
    .clamp(true)
  const tens = [...new Set([...y.ticks(TENS / 2).filter((level) => level % TENS === 0), TRACK_END])]
  const course = line<number>((_, index) => x(index), y)
  const fan = area<readonly [number, number]>(
    (_, index) => x(index),
    ([low]) => y(low),
    ([, high]) => y(high),
  )
  const every = Math.ceil(labels.length / most)
  const ends = apart(
    curves.map(({ track, levels }) => ({ track, y: y(levels.at(-1) ?? 0) })),
    17,
  )
  return (
    <svg className="tension-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={about}>
      {tens.map((ten) => (
        <g key={ten} className={ten === 0 || ten === TRACK_END ? 'chart-zero' : 'chart-ten'}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(ten)} y2={y(ten)} />
          <text x={LEFT - 8} y={y(ten) + 4} textAnchor="end">
            {typeset(String(ten))}
          </text>
        </g>
      ))}
      {shown !== undefined && <line className="chart-shown" x1={x(shown)} x2={x(shown)} y1={TOP} y2={height - BOTTOM} />}
      {curves.map(({ track, between }) =>
        between === undefined ? null : <path key={track} className={`fan curve-${track}`} d={fan(between) ?? ''} />,
      )}
      {labels.map((label, index) =>
        index % every === 0 ? (
          <text key={label} className="chart-turn" x={x(index)} y={height - 8} textAnchor={index === 0 ? 'start' : 'middle'}>
            {label}
          </text>
        ) : null,
      )}
      {curves.map(({ track, levels, effective = [] }) => (
        <g key={track} className={`curve curve-${track}`}>
          <title>{TRACK_NAMES[track]}</title>
          <path className="curve-line" d={course(levels) ?? ''} />
          {levels.map((level, index) => (
            <circle key={labels[index]} cx={x(index)} cy={y(level)} r={4} />
          ))}
          {effective.map((level, index) =>
            level === undefined ? null : <circle key={labels[index]} className="curve-effective" cx={x(index)} cy={y(level)} r={4} />,
          )}
          <text x={width - RIGHT + 10} y={(ends.get(track) ?? 0) + 4}>
            {TRACK_SHORT[track]} {levelWords(levels.at(-1) ?? 0)}
          </text>
        </g>
      ))}
    </svg>
  )
}
