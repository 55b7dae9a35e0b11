import { standingWordsIn } from '../../../counsel/index.ts'
import { bondOf, type Minor, NATION_NAMES, PLACES, type Place, POWER_NAMES, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { sentence, typeset } from '../../wording.ts'
import type { WayToSee } from './charts.ts'
import type { Camp, Hold, Tint } from './lands.ts'

/** All wording of the map stands here. */

export const VIEW_LABELS: Readonly<Record<WayToSee, string>> = {
  europe: 'All',
  north: 'North',
  west: 'West',
  balkans: 'Balkans',
  south: 'South',
  east: 'East',
  table: 'Table',
}

export const CAMP_LABELS: Readonly<Record<Camp, string>> = {
  axis: 'European Axis',
  westernAllies: 'Western Allies',
  russia: 'Russia',
  japan: 'Japan',
  china: 'Nationalist China',
}

const HOLD_LABELS: Readonly<Record<Hold, string>> = {
  ally: 'minor ally',
  associate: 'associate',
  hexes: 'control of its hexes',
  income: 'its BRPs',
  units: 'units raised',
  own: 'own soil, or counts with a faction',
  held: 'taken by an enemy',
  none: 'nobody’s',
}

/** How firmly, in the book's own word where it has one. */
export function holdLabel({ tables }: Rulebook, hold: Hold): string {
  const named = Object.values(tables).flatMap(({ of, bands }) =>
    bands.filter(({ policy }) => policy !== undefined && bondOf(policy, of as Minor) === hold),
  )
  return named.find(({ name }) => name !== undefined)?.name ?? HOLD_LABELS[hold]
}

const without = (name: string): string => name.replace(/^the /, '')

/** A name as a map prints it. */
export const printed = (name: string): string => sentence(without(name))

/** A long name, as short as a map needs it. */
export const mapName = (target: Minor): string => (target === 'belgiumLuxembourg' ? 'Belgium' : targetTitle(target))

export const targetTitle = (target: Minor): string => printed(NATION_NAMES[target])
export const placeTitle = (place: Place): string => printed(PLACES[place].name)

/** Where a country stands, as a sentence without its full stop. */
export function standingLine({ tables }: Rulebook, situation: Situation, target: Minor): string {
  const { result, with: partner, conquered } = situation.standings[target]
  const name = tables[target]?.bands.find(({ policy }) => policy === result)?.name
  if (conquered || name === undefined) return sentence(typeset(standingWordsIn(situation, target)))
  return typeset(`${result}, ${name}${partner === null ? '' : ` with ${POWER_NAMES[partner]}`}`)
}

/** `Held by Germany`. */
export const heldBy = (holder: keyof typeof NATION_NAMES | 'nobody'): string =>
  holder === 'nobody' ? 'Held by nobody' : `Held by ${NATION_NAMES[holder]}`

/** For whom it counts, where that is not the holder's own name. */
export const countsFor = ({ camp }: Pick<Tint, 'camp'>): string =>
  camp === undefined
    ? 'Counts for nobody'
    : `Counts for ${camp === 'westernAllies' ? 'the Western Allies' : camp === 'axis' ? 'the Axis' : CAMP_LABELS[camp]}`

export const APPROXIMATE =
  'Borders of September 1939, approximately: put together from today’s districts, with a few lines drawn by hand. The board is what counts. Shapes from Natural Earth, public domain.'

export const HOW_TO =
  'Tab goes from country to country, the arrow keys to the nearest one; Enter holds it beside the map, and again opens its dossier.'

export const KIND_WORDS = { city: 'city', hexes: 'hexes', area: 'area', island: 'island' } as const
