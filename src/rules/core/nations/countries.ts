import { MINOR_COUNTRIES } from '../generated/minor-countries.ts'
import { isOneOf, keysOf, mapEach } from '../names.ts'
import { POWER_NAMES, POWERS, type Power } from './powers.ts'

export { MINOR_COUNTRIES } from '../generated/minor-countries.ts'

/** A minor country that has a diplomatic table. */
export type Minor = keyof typeof MINOR_COUNTRIES
export type ByMinor<T> = Readonly<Record<Minor, T>>

/** The minor countries by the names of their tables, as an index would have them. */
export const MINORS: readonly Minor[] = keysOf(MINOR_COUNTRIES).sort()

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

export const isMinor = (name: string): name is Minor => isOneOf(MINORS, name)
export const isPower = (name: string): name is Power => isOneOf(POWERS, name)
export const isNation = (name: string): name is Nation => Object.hasOwn(NATION_NAMES, name)
