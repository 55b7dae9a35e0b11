import {
  all,
  below,
  type Condition,
  each,
  heldBy,
  holds,
  larger,
  type Place,
  type Quantity,
  sum,
  tally,
} from '../../../rules/core/index.ts'

/**
 * Cities of a country, or the land itself: a power that is reported to hold one holds a hex there, however many are told. Belgrade and Zagreb
 * are told of Yugoslavia, not of its parts; Tangiers lies outside Spain. Russia is
 * that of Europe.
 */
export const PLACES_IN = {
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
  russia: [
    'moscow',
    'leningrad',
    'stalingrad',
    'grozny',
    'maikop',
    'baku',
    'krasnovodsk',
    'kiev',
    'sevastopol',
    'rostov',
    'murmansk',
    'archangel',
    'petrozavodsk',
    'vologda',
    'kuibyshev',
    'magnitogorsk',
    'sverdlovsk',
  ],
} as const satisfies Readonly<Record<string, readonly Place[]>>

type RussianArea = 'hungary' | 'rumania' | 'bulgaria' | 'yugoslavia' | 'croatia' | 'serbia' | 'finland' | 'finnishBorder'

/** The hexes that are counted, and where none are the cities and lands known to be among them. */
const hexesOf = (areas: readonly RussianArea[], isRussian: (place: Place) => Condition): Quantity =>
  sum(
    ...areas.map((area) => each(`${area}.russianHexes`)),
    tally(...areas.flatMap((area) => PLACES_IN[area].map((place) => all(isRussian(place), below(1, each(`${area}.russianHexes`)))))),
  )

/** Those that Russia holds itself. */
export const russianHexes = (...areas: readonly RussianArea[]): Quantity => hexesOf(areas, (place) => heldBy('russia', place))

/** Those of its allies and associates too, which count as its own (49.55). */
export const hexesForRussia = (...areas: readonly RussianArea[]): Quantity => hexesOf(areas, (place) => holds('russia', place))

export const axisHexesInRussia: Quantity = larger(each('russia.axisHexes'), tally(...PLACES_IN.russia.map((place) => holds('axis', place))))
