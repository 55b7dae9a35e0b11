import type { Nation } from '../countries.ts'
import type { Holder, Theatre } from '../facts/fact.ts'

export const PLACE_KINDS = ['city', 'hexes', 'area', 'island'] as const
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
  /** Numbers of the clauses that ask. */
  readonly readBy: readonly string[]
}

/** Read for the capital of any minor country. */
export const CAPITAL = ['83.31A-a', '83.31B-a', '83.31B-b', '3.5.1'] as const
/** Read for the capital of a country that has a diplomatic table. */
export const TABLED_CAPITAL = ['49.435B (a)', ...CAPITAL] as const
/** Read for the four cities that keep the U.S. in the war. */
export const KEY_CITY = ['3.2.2', '3.6.7.2a', '3.6.7.3', '3.6.7.4', '3.6.7.5'] as const

type Siting = (name: string, country: Nation, readBy: readonly string[], holder?: Holder) => Site

const siting =
  (theatre: Theatre, kind: PlaceKind): Siting =>
  (name, country, readBy, holder = country) => ({ name, kind, country, theatre, holder, readBy })

/** Makers of the places of one theatre. */
export const sitesOf = (theatre: Theatre): Readonly<Record<PlaceKind, Siting>> => ({
  city: siting(theatre, 'city'),
  hexes: siting(theatre, 'hexes'),
  area: siting(theatre, 'area'),
  island: siting(theatre, 'island'),
})
