import { PLACE_IDS, PLACES, type Place } from '../places/places.ts'
import { type Control, control, group, type Placed, THEATRES, type Theatre } from './fact.ts'

type Controllers = { readonly [P in Place as `${P}.controller`]: Control }

/** Places that are worth diplomatic points are read at the year's end. */
const YEAR_END = ['49.152 (a)', '49.152 (b)', '49.153'] as const

const readersOf = (readBy: readonly string[]): readonly string[] =>
  readBy.some((rule) => rule.startsWith('DP-')) ? [...YEAR_END, ...readBy] : readBy

const controllersIn = (theatre: Theatre): Controllers =>
  Object.fromEntries(
    PLACE_IDS.map((id) => PLACES[id])
      .filter((place) => place.theatre === theatre)
      .map(({ id, name, readBy, holder }) => [`${id}.controller`, control(`holds ${name}`, readersOf(readBy), holder)]),
  ) as unknown as Controllers

/** One fact for each place. */
export const controlGroups: readonly Placed<Controllers>[] = THEATRES.map((theatre) =>
  group(theatre, 'Who holds what', controllersIn(theatre)),
).filter(({ facts }) => Object.keys(facts).length > 0)
