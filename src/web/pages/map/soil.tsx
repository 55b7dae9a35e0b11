import type { ChartId } from './charts.ts'
import type { Tint } from './lands.ts'
import { patternOf } from './patterns.tsx'
import type { Border, Region } from './survey.ts'

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
