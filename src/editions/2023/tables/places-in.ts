import {
  all,
  any,
  BONDS,
  below,
  type Condition,
  called,
  each,
  heldBy,
  holds,
  isOneOf,
  larger,
  not,
  type Place,
  type Quantity,
  SIDES,
  standsByRoll,
  sum,
  tally,
} from '../../../rules/core/index.ts'

/**
 * Cities of a country, or the land itself: a power that is reported to hold one holds a hex there, however many are told. Belgrade and Zagreb
 * are told of Yugoslavia, not of its parts (`heldInParts`); Tangiers lies outside Spain. Russia is
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

const standsApart = any(
  heldBy('serbia', 'belgrade'),
  heldBy('croatia', 'zagreb'),
  ...(['serbia', 'croatia'] as const).flatMap((part) => SIDES.map((side) => standsByRoll(part, side, ...BONDS))),
)

/** Which only the prelude brings about: there is no Yugoslavia then. */
export const isYugoslaviaSplit = called('Croatia and Serbia stand apart', standsApart)
const isYugoslaviaWhole = called('Yugoslavia is whole', not(standsApart))

const PARTS = { serbia: 'belgrade', croatia: 'zagreb' } as const satisfies Readonly<Record<string, Place>>

/** What of a country's cities is held, in this way. */
type HeldIn = (area: keyof typeof PLACES_IN, isHeld: (place: Place) => Condition) => readonly Condition[]

export const heldIn: HeldIn = (area, isHeld) => PLACES_IN[area].map(isHeld)

/** The same with the prelude: Belgrade is Serbia's and Zagreb Croatia's while they stand apart. */
export const heldInParts: HeldIn = (area, isHeld) => {
  if (area === 'serbia' || area === 'croatia') return [all(isYugoslaviaSplit, isHeld(PARTS[area]))]
  const held = heldIn(area, isHeld)
  return area === 'yugoslavia' ? held.map((condition) => all(isYugoslaviaWhole, condition)) : held
}

type RussianArea = 'hungary' | 'rumania' | 'bulgaria' | 'yugoslavia' | 'croatia' | 'serbia' | 'finland' | 'finnishBorder'

/** The hexes that are counted, and where none are the cities and lands known to be among them. */
const hexesOf = (areas: readonly RussianArea[], isRussian: (place: Place) => Condition): Quantity =>
  sum(
    ...areas.map((area) => each(`${area}.russianHexes`)),
    tally(
      ...areas.flatMap((area) =>
        (isOneOf(areas, 'serbia') ? heldInParts : heldIn)(area, (place) => all(isRussian(place), below(1, each(`${area}.russianHexes`)))),
      ),
    ),
  )

/** Those that Russia holds itself. */
export const russianHexes = (...areas: readonly RussianArea[]): Quantity => hexesOf(areas, (place) => heldBy('russia', place))

/** Those of its allies and associates too, which count as its own (49.55). */
export const hexesForRussia = (...areas: readonly RussianArea[]): Quantity => hexesOf(areas, (place) => holds('russia', place))

export const axisHexesInRussia: Quantity = larger(each('russia.axisHexes'), tally(...PLACES_IN.russia.map((place) => holds('axis', place))))
