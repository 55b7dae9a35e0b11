import { any, atLeast, type Condition, each, heldBy, type Nation, type Place, POWERS_OF } from '../../../rules/core/index.ts'
import { captured } from './usat-positions.ts'

/**
 * Cities of a country, or the land itself: a power that is reported to hold one holds a hex there, however many are told. Belgrade and Zagreb
 * are told of Yugoslavia, not of its parts; Tangiers lies outside Spain.
 */
const PLACES_IN = {
  finland: ['helsinki'],
  hungary: ['budapest'],
  rumania: ['bucharest', 'ploesti'],
  bulgaria: ['sofia'],
  turkey: ['ankara', 'istanbul', 'izmir', 'kars'],
  finnishBorder: ['finnishBorder'],
  bessarabia: ['bessarabia'],
  balticStates: ['riga'],
  palestine: ['palestine'],
  transjordan: ['transjordan'],
  lebanonSyria: ['lebanonSyria'],
  iraq: [],
  persia: ['teheran'],
  persianBorder: [],
  yugoslavia: ['belgrade', 'zagreb'],
  croatia: [],
  serbia: [],
  greece: ['athens'],
  albania: ['tirana'],
  norway: ['oslo', 'bergen'],
  sweden: ['stockholm'],
  denmark: ['copenhagen'],
  netherlands: ['theHague'],
  belgiumLuxembourg: ['brussels', 'antwerp', 'luxembourg'],
  vichyFrance: ['vichy'],
  ireland: ['dublin'],
  spain: ['madrid'],
  portugal: ['lisbon'],
  austria: ['vienna'],
  czechoslovakia: ['prague'],
  poland: ['warsaw'],
} as const satisfies Readonly<Record<string, readonly Place[]>>

type AxisArea =
  | 'finland'
  | 'hungary'
  | 'rumania'
  | 'bulgaria'
  | 'turkey'
  | 'finnishBorder'
  | 'bessarabia'
  | 'balticStates'
  | 'palestine'
  | 'transjordan'
  | 'lebanonSyria'
  | 'iraq'
  | 'persia'
  | 'persianBorder'

const placesHeld = (area: keyof typeof PLACES_IN, ...nations: readonly Nation[]): readonly Condition[] =>
  PLACES_IN[area].flatMap((place) => nations.map((nation) => heldBy(nation, place)))

/** The Axis hold a hex there by arms; in Baghdad partisans alone hold nothing (USAT-S7x). */
export const axisHexIn = (area: AxisArea): Condition =>
  any(atLeast(1, each(`${area}.axisHexes`)), ...placesHeld(area, ...POWERS_OF.axis), ...(area === 'iraq' ? [captured('baghdad')] : []))

/** Russia holds a hex there by arms. */
export const russianHexIn = (
  country: Exclude<keyof typeof PLACES_IN, Exclude<AxisArea, 'hungary' | 'rumania' | 'bulgaria' | 'turkey'>>,
): Condition => any(atLeast(1, each(`${country}.russianHexes`)), ...placesHeld(country, 'russia'))
