import type { Holder, Theatre } from '../facts/fact.ts'
import type { Nation } from '../nations/countries.ts'

const PLACE_KINDS = ['city', 'hexes', 'area', 'island'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Somewhere that a rule asks who holds. Of several hexes, islands or an area, the holder is who has all of it. */
export interface Site {
  readonly name: string
  readonly kind: PlaceKind
  /** Whose land it is in Fall 1939. */
  readonly country: Nation
  readonly theatre: Theatre
  /** Who holds it in Fall 1939. A neutral holds its own; its standing decides for whom that counts. */
  readonly holder: Holder
}
