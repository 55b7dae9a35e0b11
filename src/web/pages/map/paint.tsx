import { useSituation } from '../../situation/index.ts'
import type { ChartId, Point } from './charts.ts'
import { CAMPS, type Camp, type Hold, type Tint } from './lands.ts'
import type { Border, Region } from './survey.ts'
import { APPROXIMATE, CAMP_LABELS, HOW_TO, holdLabel } from './words.ts'

const polygon = (at: Point, size: number, corners: readonly Point[]): string =>
  corners.map(([x, y]) => `${at[0] + x * size},${at[1] + y * size}`).join(' ')

const DIAMOND: readonly Point[] = [
  [0, -1.3],
  [1.3, 0],
  [0, 1.3],
  [-1.3, 0],
]
const UPWARD: readonly Point[] = [
  [0, -1.25],
  [1.2, 0.95],
  [-1.2, 0.95],
]
const DOWNWARD: readonly Point[] = [
  [0, 1.25],
  [1.2, -0.95],
  [-1.2, -0.95],
]

/** A place, by the shape of whom it counts for: square Axis, disc Western Allies, diamond Russia, triangles Japan and China, ring nobody. */
export function Mark({ at, size, camp }: { readonly at: Point; readonly size: number; readonly camp: Camp | undefined }) {
  const [x, y] = at
  switch (camp) {
    case 'axis':
      return <rect className="place-mark camp-axis" x={x - size * 0.9} y={y - size * 0.9} width={size * 1.8} height={size * 1.8} />
    case 'westernAllies':
      return <circle className="place-mark camp-westernAllies" cx={x} cy={y} r={size} />
    case 'russia':
      return <polygon className="place-mark camp-russia" points={polygon(at, size, DIAMOND)} />
    case 'japan':
      return <polygon className="place-mark camp-japan" points={polygon(at, size, UPWARD)} />
    case 'china':
      return <polygon className="place-mark camp-china" points={polygon(at, size, DOWNWARD)} />
    case undefined:
      return <circle className="place-mark mark-nobody" cx={x} cy={y} r={size * 0.9} />
  }
}

/** The name of a fill on a chart. */
const patternOf = (chart: ChartId, hold: Hold, camp: Camp): string => `map-${chart}-${hold}-${camp}`

/** The size at which the fills are drawn. */
const USUAL_GRAIN = 2.4

/** The fills that say how firmly a land is held; they keep their size however near the chart is seen. */
export function Patterns({ chart, grain }: { readonly chart: ChartId; readonly grain: number }) {
  const scale = `scale(${grain / USUAL_GRAIN})`
  return (
    <defs>
      {CAMPS.map((camp) => (
        <g key={camp} className={`camp-${camp}`}>
          <pattern
            id={patternOf(chart, 'associate', camp)}
            width="14"
            height="14"
            patternUnits="userSpaceOnUse"
            patternTransform={`${scale} rotate(-45)`}
          >
            <rect width="14" height="14" className="pattern-ground" />
            <rect width="14" height="6.5" className="pattern-ink" />
          </pattern>
          <pattern
            id={patternOf(chart, 'held', camp)}
            width="13"
            height="13"
            patternUnits="userSpaceOnUse"
            patternTransform={`${scale} rotate(30)`}
          >
            <rect width="13" height="13" className="pattern-ground" />
            <circle cx="6.5" cy="6.5" r="2.6" className="pattern-ink" />
          </pattern>
        </g>
      ))}
    </defs>
  )
}

/** Beyond this a line would fill a small country. */
const WIDEST_LINE = 20
const LINED: readonly string[] = ['hexes', 'income', 'units']

const tintClass = ({ camp, hold }: Tint): string => `land land-${hold}${camp === undefined ? '' : ` camp-${camp}`}`

/** A region with its fill. */
export function Soil({ region, chart }: { readonly region: Region; readonly chart: ChartId }) {
  const { path, tint } = region
  const { camp, hold } = tint
  const isPatterned = camp !== undefined && (hold === 'associate' || hold === 'held')
  return (
    <path d={path} className={tintClass(tint)} {...(isPatterned ? { style: { fill: `url(#${patternOf(chart, hold, camp)})` } } : {})} />
  )
}

interface WithinProps {
  readonly border: Border
  readonly chart: ChartId
  readonly grain: number
}

function dashes({ hold }: Tint, grain: number): string | undefined {
  if (hold === 'income') return `${grain * 7} ${grain * 4}`
  return hold === 'units' ? `${grain * 2} ${grain * 4}` : undefined
}

/** Within a border the line that says what is granted: hexes firm, BRPs dashed, units dotted. */
export function Within({ border, chart, grain }: WithinProps) {
  const { id, path, tint } = border
  if (!LINED.includes(tint.hold)) return null
  const clip = `map-${chart}-within-${id}`
  return (
    <>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path
        d={path}
        className={`line-within camp-${tint.camp}`}
        clipPath={`url(#${clip})`}
        strokeWidth={Math.min(grain * (tint.hold === 'hexes' ? 7 : 5), WIDEST_LINE)}
        strokeDasharray={dashes(tint, grain)}
      />
    </>
  )
}

const classOf = ({ camp, hold }: Tint): string => `swatch swatch-${hold}${camp === undefined ? '' : ` camp-${camp}`}`

/** How a land is painted, in small. */
export function Swatch({ tint }: { readonly tint: Tint }) {
  return <span className={classOf(tint)} aria-hidden="true" />
}

export function MarkSwatch({ camp }: { readonly camp: Camp | undefined }) {
  return (
    <svg className="mark-swatch" viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
      <Mark at={[0, 0]} size={5} camp={camp} />
    </svg>
  )
}

const HOLDS: readonly Hold[] = ['ally', 'associate', 'hexes', 'income', 'units', 'own', 'held', 'none']
const CAMPS_SHOWN: readonly (Camp | undefined)[] = [...CAMPS, undefined]

/** How to read the map. */
export function Legend() {
  const { book } = useSituation().current
  return (
    <section className="card legend" aria-labelledby="legend">
      <h2 id="legend">How to read it</h2>
      <div className="legend-lists">
        <ul aria-label="How firmly">
          {HOLDS.map((hold) => (
            <li key={hold}>
              <Swatch tint={{ hold, camp: hold === 'none' ? undefined : 'axis' }} /> {holdLabel(book, hold)}
            </li>
          ))}
        </ul>
        <ul aria-label="For whom">
          {CAMPS_SHOWN.map((camp) => (
            <li key={camp ?? 'nobody'}>
              <Swatch tint={{ hold: camp === undefined ? 'none' : 'ally', camp }} />
              <MarkSwatch camp={camp} /> {camp === undefined ? 'nobody' : CAMP_LABELS[camp]}
            </li>
          ))}
        </ul>
      </div>
      <p className="quiet legend-keys">{HOW_TO}</p>
      <p className="quiet">{APPROXIMATE}</p>
    </section>
  )
}
