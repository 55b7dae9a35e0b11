import {
  all,
  any,
  attacked,
  type Condition,
  called,
  counting,
  drivenInVain,
  type each,
  every,
  flag,
  type Minor,
  majorsAtWar,
  marked,
  not,
  POWERS_OF,
  type Quantity,
  ruled,
  stands,
  standsByRoll,
  sum,
  tied,
} from '../../../rules/core/index.ts'
import { heldIn, heldInParts } from '../tables/places-in.ts'
import { axisHexIn, russianHexIn } from './hexes-held.ts'

export const EUROPEAN_MAJORS = ['britain', 'france', 'us', 'russia'] as const

/** Powers that fight Germany or Italy at the start of the turn, in a war of an earlier turn. */
export const fightingTheAxis = majorsAtWar(POWERS_OF.axis, EUROPEAN_MAJORS)

const FIVE = ['hungary', 'rumania', 'bulgaria', 'yugoslavia', 'turkey'] as const

const BOUND = ['hexes', 'associate', 'ally'] as const

/**
 * What a revoked declaration gave the Axis for a turn counts on (50.442) until an enemy takes it (49.842, RT-53). Only who fights Germany
 * already drives a country to Russia, and then the level says no more.
 */
const keptInVain = (minor: Minor): Condition =>
  all(ruled('RT-53', 'stays'), drivenInVain(minor, POWERS_OF.axis), not(marked(minor, 'conquered')), not(stands(minor, 'allies', ...BOUND)))

/** The Axis hold a hex of the country, by arms or by a result that gives them its hexes (RT-09). */
export const axisHoldsIn = (minor: 'finland' | 'hungary' | 'rumania' | 'bulgaria' | 'turkey'): Condition =>
  any(stands(minor, 'axis', ...BOUND), axisHexIn(minor), ...zoneOf(minor), keptInVain(minor))

/** A host may rule that a hex of the border zone is also one of its country (RT-11). */
function zoneOf(minor: string): readonly Condition[] {
  const zone = minor === 'finland' ? ('finnishBorder' as const) : minor === 'rumania' ? ('bessarabia' as const) : undefined
  return zone === undefined ? [] : [all(ruled('RT-11', 'zone-in-country'), axisHexIn(zone))]
}

/** Russia holds a hex of the country. */
const russiaByResult = (minor: Minor): Condition => all(tied(minor, 'russia'), stands(minor, 'allies', ...BOUND))
export type WesternMinor = 'hungary' | 'rumania' | 'bulgaria' | 'turkey' | (typeof OTHERS)[number]
export const russiaHoldsIn = (minor: WesternMinor | (typeof OF_THE_PRELUDE)[number], places = heldIn): Condition =>
  any(russiaByResult(minor), russianHexIn(minor, places))

/** Countries west of the Pact line other than the four that have a number of their own, with their BRPs (RT-38). */
export const OTHERS = [
  'yugoslavia',
  'greece',
  'norway',
  'sweden',
  'spain',
  'belgiumLuxembourg',
  'vichyFrance',
  'ireland',
  'albania',
] as const
/** Countries that only the prelude knows, west of the line as well. */
export const OF_THE_PRELUDE = ['austria', 'czechoslovakia', 'croatia', 'serbia'] as const
export const FURTHER = ['denmark', 'netherlands', 'portugal'] as const

export const fives = (fact: Parameters<typeof each>[0]): Quantity => every(5, fact)

/** What of the Netherlands and others without a table of their own Russia has, by their BRPs. */
export const furtherCountries: readonly Quantity[] = FURTHER.map((country) => counting(russianHexIn(country), fives(`${country}.brpValue`)))

export const otherCountries: Quantity = sum(
  ...OTHERS.map((minor) => counting(russiaHoldsIn(minor), fives(`${minor}.brpValue`))),
  ...furtherCountries,
  counting(russianHexIn('poland'), fives('poland.brpValue')),
)

/** The same with the prelude, which knows more countries, Serbia and Croatia among them while they stand apart. */
export const withThoseOfThePrelude = (more: readonly WesternMinor[]): readonly Quantity[] => [
  ...[...more, ...OF_THE_PRELUDE, ...OTHERS].map((minor) => counting(russiaHoldsIn(minor, heldInParts), fives(`${minor}.brpValue`))),
  ...furtherCountries,
]

/** Once attacked or gained it counts every turn to the end (RT-07). */
export const axisInTheBalkans = called(
  'the Axis have attacked or gained in the Balkans or Turkey',
  any(
    ...FIVE.flatMap((minor) => [
      flag(`${minor}.attackedByAxis`),
      attacked(POWERS_OF.axis, minor),
      marked(minor, 'axisGained'),
      standsByRoll(minor, 'axis', 'income', 'hexes', 'associate', 'ally'),
    ]),
  ),
)
/** Bessarabia taken is no attack on Rumania, whose facts say nothing of it (RGT-S9x). */
export const russiaInTheBalkans = called(
  'Russia has attacked or gained in the Balkans or Turkey',
  any(
    ...FIVE.flatMap((minor) => [
      flag(`${minor}.attackedByRussia`),
      attacked(['russia'], minor),
      marked(minor, 'russiaGained'),
      all(tied(minor, 'russia'), standsByRoll(minor, 'allies', 'income', 'hexes', 'associate', 'ally')),
    ]),
  ),
)
