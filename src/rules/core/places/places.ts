import { PLACES, type Place, UNSOURCED_HOLDERS } from '../generated/places.ts'
import { keysOf } from '../names.ts'

export { PLACES, type Place, UNSOURCED_HOLDERS }

export const PLACE_IDS: readonly Place[] = keysOf(PLACES)

export const isPlace = (text: string): text is Place => Object.hasOwn(PLACES, text)
