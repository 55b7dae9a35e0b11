import type { ChartId } from './charts.ts'
import { CAMPS, type Camp, type Hold } from './lands.ts'

/** The name of a fill on a chart. */
export const patternOf = (chart: ChartId, hold: Hold, camp: Camp): string => `map-${chart}-${hold}-${camp}`

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
