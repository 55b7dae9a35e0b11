import { useSituation } from '../../situation/use-situation.ts'
import type { Camp, Hold, Tint } from './lands.ts'
import { Mark } from './mark.tsx'
import { APPROXIMATE, CAMP_LABELS, HOW_TO, holdLabel } from './words.ts'

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
const CAMPS: readonly (Camp | undefined)[] = ['axis', 'westernAllies', 'russia', 'japan', 'china', undefined]

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
          {CAMPS.map((camp) => (
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
