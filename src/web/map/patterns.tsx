import { CAMPS } from './lands.ts'

/** The fills that say how firmly a land is held; every chart of the page uses them. */
export function Patterns() {
  return (
    <svg className="map-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {CAMPS.map((camp) => (
          <g key={camp} className={`camp-${camp}`}>
            <pattern id={`map-associate-${camp}`} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
              <rect width="14" height="14" className="pattern-ground" />
              <rect width="14" height="6.5" className="pattern-ink" />
            </pattern>
            <pattern id={`map-held-${camp}`} width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
              <rect width="13" height="13" className="pattern-ground" />
              <circle cx="6.5" cy="6.5" r="2.6" className="pattern-ink" />
            </pattern>
          </g>
        ))}
      </defs>
    </svg>
  )
}
