import { PLACE_IDS, type Place } from '../rules/core/index.ts'
import { UNASKED } from './generated/unasked.ts'

/** Places whose holder some rule of a book asks for, whatever options and rulings it is played with: known before the whole of it is fetched. */
export const placesAskedIn = (id: string): readonly Place[] => PLACE_IDS.filter((place) => UNASKED[id]?.includes(place) !== true)
