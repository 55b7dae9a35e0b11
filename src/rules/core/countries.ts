import { isOneOf, keysOf, mapEach } from './names.ts'
import { POWER_NAMES, POWERS, type Power } from './powers.ts'

/** Where a country's forces are reported. */
type Front = 'balkans' | 'mediterranean' | 'scandinavia' | 'western front' | 'eastern front'

/** A minor country that has a diplomatic table: everything that is listed of it elsewhere follows from this. */
interface MinorCountry {
  readonly name: string
  readonly front: Front
  /** Whose units its table counts: everybody's and its own, those of other nations alone, or only some that it raises. */
  readonly units: 'all' | 'foreign' | 'raised'
  /** It is conquered when the enemy holds these, all of them (49.435). */
  readonly capitals: readonly string[]
}

/** By front, as their forces are listed. Belgium and Luxembourg are one (49.36A); Spain has two capitals (87.51). */
export const MINOR_COUNTRIES = {
  bulgaria: { name: 'Bulgaria', front: 'balkans', units: 'all', capitals: ['sofia'] },
  hungary: { name: 'Hungary', front: 'balkans', units: 'all', capitals: ['budapest'] },
  rumania: { name: 'Rumania', front: 'balkans', units: 'all', capitals: ['bucharest'] },
  yugoslavia: { name: 'Yugoslavia', front: 'balkans', units: 'all', capitals: ['belgrade'] },
  croatia: { name: 'Croatia', front: 'balkans', units: 'all', capitals: ['zagreb'] },
  serbia: { name: 'Serbia', front: 'balkans', units: 'all', capitals: ['belgrade'] },
  albania: { name: 'Albania', front: 'balkans', units: 'all', capitals: ['tirana'] },
  greece: { name: 'Greece', front: 'mediterranean', units: 'all', capitals: ['athens'] },
  spain: { name: 'Spain', front: 'mediterranean', units: 'all', capitals: ['madrid', 'tangiers'] },
  turkey: { name: 'Turkey', front: 'mediterranean', units: 'all', capitals: ['ankara'] },
  vichyFrance: { name: 'Vichy France', front: 'mediterranean', units: 'all', capitals: ['vichy'] },
  finland: { name: 'Finland', front: 'scandinavia', units: 'all', capitals: ['helsinki'] },
  norway: { name: 'Norway', front: 'scandinavia', units: 'all', capitals: ['oslo'] },
  sweden: { name: 'Sweden', front: 'scandinavia', units: 'all', capitals: ['stockholm'] },
  austria: { name: 'Austria', front: 'western front', units: 'all', capitals: ['vienna'] },
  czechoslovakia: { name: 'Czechoslovakia', front: 'western front', units: 'all', capitals: ['prague'] },
  belgiumLuxembourg: { name: 'Belgium/Luxembourg', front: 'western front', units: 'foreign', capitals: ['brussels', 'luxembourg'] },
  ireland: { name: 'Ireland', front: 'western front', units: 'raised', capitals: ['dublin'] },
  poland: { name: 'Poland', front: 'eastern front', units: 'all', capitals: ['warsaw'] },
  ukraine: { name: 'the Ukraine', front: 'eastern front', units: 'raised', capitals: ['kiev'] },
} as const satisfies Readonly<Record<string, MinorCountry>>

export type Minor = keyof typeof MINOR_COUNTRIES
export type ByMinor<T> = Readonly<Record<Minor, T>>

/** The minor countries by the names of their tables, as an index would have them. */
export const MINORS: readonly Minor[] = keysOf(MINOR_COUNTRIES).sort()

type Like<P> = { readonly [M in Minor]: (typeof MINOR_COUNTRIES)[M] extends P ? M : never }[Minor]

/** Those whose forces are reported on a front, and of which their table counts such units. */
export const minorsOn = <const F extends Front, const U extends MinorCountry['units']>(
  front: F,
  units: U,
): readonly Like<{ readonly front: F; readonly units: U }>[] =>
  keysOf(MINOR_COUNTRIES).filter(
    (minor): minor is Like<{ readonly front: F; readonly units: U }> =>
      MINOR_COUNTRIES[minor].front === front && MINOR_COUNTRIES[minor].units === units,
  )

/** Countries without a diplomatic table that rules of war, tension or cooperation name. */
const OTHER_COUNTRIES = [
  'balticStates',
  'belgium',
  'denmark',
  'egypt',
  'iraq',
  'luxembourg',
  'netherlands',
  'persia',
  'portugal',
  'saudiArabia',
  'thailand',
  'australia',
  'canada',
  'india',
  'southAfrica',
  'communistChina',
  'freeFrance',
  'indochina',
  'dutchEastIndies',
  'frenchColonies',
] as const

export const COUNTRIES = [...MINORS, ...OTHER_COUNTRIES] as const
export type Country = (typeof COUNTRIES)[number]

/** Whoever can hold a place or be at war. */
export const NATIONS = [...POWERS, ...COUNTRIES] as const
export type Nation = Power | Country

const OTHER_NAMES: Readonly<Record<(typeof OTHER_COUNTRIES)[number], string>> = {
  balticStates: 'the Baltic States',
  belgium: 'Belgium',
  denmark: 'Denmark',
  egypt: 'Egypt',
  iraq: 'Iraq',
  luxembourg: 'Luxembourg',
  netherlands: 'the Netherlands',
  persia: 'Persia',
  portugal: 'Portugal',
  saudiArabia: 'Saudi Arabia',
  thailand: 'Thailand',
  australia: 'Australia',
  canada: 'Canada',
  india: 'India',
  southAfrica: 'South Africa',
  communistChina: 'Communist China',
  freeFrance: 'the Free French',
  indochina: 'French Indochina',
  dutchEastIndies: 'the Dutch East Indies',
  frenchColonies: 'the independent French colonies',
}

export const NATION_NAMES: Readonly<Record<Nation, string>> = {
  ...POWER_NAMES,
  ...mapEach(MINORS, (minor) => MINOR_COUNTRIES[minor].name),
  ...OTHER_NAMES,
}

/** Names of some of them, for facts that come one to a nation. */
export const namesOf = <const N extends Nation>(nations: readonly N[]): Readonly<Record<N, string>> =>
  mapEach(nations, (nation) => NATION_NAMES[nation])

export const isMinor = (name: string): name is Minor => isOneOf(MINORS, name)
export const isPower = (name: string): name is Power => isOneOf(POWERS, name)
export const isNation = (name: string): name is Nation => Object.hasOwn(NATION_NAMES, name)
