import { isOneOf } from './names.ts'
import { POWER_NAMES, POWERS, type Power } from './powers.ts'

/** Minor countries that have a diplomatic table, by the names of their tables; Belgium and Luxembourg are one (49.36A). */
export const MINORS = [
  'albania',
  'austria',
  'belgiumLuxembourg',
  'bulgaria',
  'croatia',
  'czechoslovakia',
  'finland',
  'greece',
  'hungary',
  'ireland',
  'norway',
  'poland',
  'rumania',
  'serbia',
  'spain',
  'sweden',
  'turkey',
  'ukraine',
  'vichyFrance',
  'yugoslavia',
] as const
export type Minor = (typeof MINORS)[number]

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

const COUNTRY_NAMES: Readonly<Record<Country, string>> = {
  albania: 'Albania',
  austria: 'Austria',
  belgiumLuxembourg: 'Belgium/Luxembourg',
  bulgaria: 'Bulgaria',
  croatia: 'Croatia',
  czechoslovakia: 'Czechoslovakia',
  finland: 'Finland',
  greece: 'Greece',
  hungary: 'Hungary',
  ireland: 'Ireland',
  norway: 'Norway',
  poland: 'Poland',
  rumania: 'Rumania',
  serbia: 'Serbia',
  spain: 'Spain',
  sweden: 'Sweden',
  turkey: 'Turkey',
  ukraine: 'the Ukraine',
  vichyFrance: 'Vichy France',
  yugoslavia: 'Yugoslavia',
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

export const NATION_NAMES: Readonly<Record<Nation, string>> = { ...POWER_NAMES, ...COUNTRY_NAMES }

/** Names of some of them, for facts that come one to a nation. */
export const namesOf = <const N extends Nation>(nations: readonly N[]): Readonly<Record<N, string>> =>
  Object.fromEntries(nations.map((nation) => [nation, NATION_NAMES[nation]])) as Record<N, string>

export const isMinor = (name: string): name is Minor => isOneOf(MINORS, name)
export const isPower = (name: string): name is Power => isOneOf(POWERS, name)
export const isNation = (name: string): name is Nation => Object.hasOwn(NATION_NAMES, name)
