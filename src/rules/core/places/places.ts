import { keysOf } from '../names.ts'
import { easternPlaces } from './eastern.ts'
import { northernPlaces } from './northern.ts'
import type { Site } from './site.ts'
import { southernPlaces } from './southern.ts'

type Sites = typeof northernPlaces & typeof southernPlaces & typeof easternPlaces

/** The id of a place: `paris`, `finnishBorder`. */
export type Place = keyof Sites & string

const SITES: Readonly<Record<Place, Site>> = { ...northernPlaces, ...southernPlaces, ...easternPlaces }

/** Every city, group of hexes, area and island whose holder some rule asks for. */
export const PLACES = Object.fromEntries(Object.entries(SITES).map(([id, site]) => [id, { id, ...site }])) as Readonly<
  Record<Place, Site & { readonly id: Place }>
>

export const PLACE_IDS: readonly Place[] = keysOf(PLACES)

export const isPlace = (text: string): text is Place => Object.hasOwn(PLACES, text)

/** Places whose holder in Fall 1939 no source gives. */
export const UNSOURCED_HOLDERS = [
  'danzig',
  'dublin',
  'lisbon',
  'teheran',
  'zagreb',
  'peking',
  'shanghai',
  'nanking',
  'canton',
  'chungking',
  'kunming',
  'harbin',
  'mukden',
  'seoul',
  'taipei',
  'okinawa',
  'iwoJima',
  'guam',
] as const satisfies readonly Place[]
