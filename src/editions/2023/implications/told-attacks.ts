import {
  all,
  any,
  atLeast,
  attacked,
  type Bar,
  CAPITALS,
  type Citation,
  type Condition,
  declared,
  each,
  everAtWar,
  type Faction,
  flag,
  heldBy,
  type Implication,
  MINORS,
  type Minor,
  marked,
  NATION_NAMES,
  not,
  PLACES,
  type Place,
  POWERS,
  POWERS_OF,
  type Power,
  type Side,
  stands,
  standsByRoll,
  targetName,
  tied,
  type YesNoFact,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { BALKANS } from '../tables/balkan-positions.ts'
import { isYugoslaviaSplit, PLACES_IN } from '../tables/places-in.ts'
import { against } from './contrary.ts'

/*
 * An attack that only its traces tell of: a city or a hex in the hands of a power that nothing let in. In a game every declaration is on
 * record, and none of this is needed.
 */

export const WATCHED = [...BALKANS, 'turkey'] as const
export type Watched = (typeof WATCHED)[number]

const ALLIED_POWERS: readonly Power[] = [...POWERS_OF.westernAllies, ...POWERS_OF.russia]

const isLetIn = (minor: Minor, side: Side): Condition => stands(minor, side, 'hexes', 'associate', 'ally')

/** These powers hold a place there that no result opened to them. */
const hasTaken = (by: readonly Power[], side: Side, minor: Minor, place: Place): Condition =>
  all(any(...by.map((power) => heldBy(power, place))), not(isLetIn(minor, side)))

/** Its capital tells of a declaration by itself. */
const citiesOf = (minor: Watched): readonly Place[] => PLACES_IN[minor].filter((place) => !CAPITALS[minor].includes(place))

const isFreed = (minor: Watched, from: 'Axis' | 'Russia'): Condition =>
  from === 'Axis'
    ? any(flag(`${minor}.attackedByAxis`), ...POWERS_OF.axis.map((power) => everAtWar(power, minor)))
    : any(flag(`${minor}.attackedByRussia`), everAtWar('russia', minor))

/** Who takes a city of Croatia or Serbia has attacked them, not the Yugoslavia that was. */
const isGone = (minor: Watched): readonly Condition[] => (minor === 'yugoslavia' ? [isYugoslaviaSplit] : [])

/** It fights these by a result of its own, beside a power that fights them (50.521). */
export const isFoughtBeside = (minor: Minor, by: 'axis' | 'russia'): Condition =>
  by === 'russia'
    ? all(standsByRoll(minor, 'axis', 'associate', 'ally'), everAtWar('germany', 'russia'))
    : standsByRoll(minor, 'allies', 'associate', 'ally')

/** In its war with Germany Russia comes by a capital on this side of the Pact line only by arms, or by a result. */
export const russiaHasTaken = (minor: Watched): readonly { readonly when: Condition; readonly words: string }[] => {
  const isEnemy = not(any(tied(minor, 'russia'), isFreed(minor, 'Axis'), ...isGone(minor)))
  return [
    ...CAPITALS[minor].map((place) => ({
      when: all(heldBy('russia', place), everAtWar('germany', 'russia'), isEnemy),
      words: `Russia holds ${PLACES[place].name}`,
    })),
    ...citiesOf(minor).map((place) => ({ when: all(heldBy('russia', place), isEnemy), words: `Russia holds ${PLACES[place].name}` })),
    { when: all(atLeast(1, each(`${minor}.russianHexes`)), isEnemy), words: `Russia holds hexes in ${targetName(minor)}` },
  ]
}

export const axisHaveTaken = (minor: Watched): readonly { readonly when: Condition; readonly words: string }[] => {
  // Of a conquered country the capital tells.
  const isEnemy = not(any(isLetIn(minor, 'axis'), isFreed(minor, 'Russia'), marked(minor, 'conquered'), ...isGone(minor)))
  return [
    ...citiesOf(minor).map((place) => ({
      when: all(any(...POWERS_OF.axis.map((power) => heldBy(power, place))), isEnemy),
      words: `the Axis hold ${PLACES[place].name}`,
    })),
    ...(minor === 'yugoslavia'
      ? []
      : [{ when: all(atLeast(1, each(`${minor}.axisHexes`)), isEnemy), words: `the Axis hold hexes in ${targetName(minor)}` }]),
  ]
}

const HALVES = { belgium: ['brussels', 'antwerp'], luxembourg: ['luxembourg'] } as const

const lowCountries = (rule: Cite): readonly Implication[] =>
  (['belgium', 'luxembourg'] as const).flatMap((half) =>
    HALVES[half].map((place) => ({
      id: `${half}-attacked-for-${place}`,
      when: any(
        hasTaken(POWERS_OF.axis, 'axis', 'belgiumLuxembourg', place),
        hasTaken(ALLIED_POWERS, 'allies', 'belgiumLuxembourg', place),
      ),
      implies: { is: 'fact', fact: `${half}.attacked`, value: true },
      strength: 'certain',
      words: `a foreign power holds ${PLACES[place].name}`,
      cite: rule('BEL-N2'),
    })),
  )

/** 50.24: Russia fights a country that Germany profits from, and Germany does not fight Russia. */
const abandoned = (rule: Cite): readonly Implication[] =>
  BALKANS.map((minor) => ({
    id: `${minor}-abandoned`,
    when: all(declared('russia', minor), marked(minor, 'axisGained'), not(everAtWar('germany', 'russia'))),
    implies: { is: 'fact', fact: 'germany.failedSupport', value: true },
    strength: 'likely',
    words: `Russia declared war on ${targetName(minor)}, where Germany had a result, and Germany has not fought Russia`,
    cite: rule('BAL-B5'),
  }))

const WESTERN_PREY = MINORS.filter((minor) => minor !== 'belgiumLuxembourg')

/** A declaration that stands is an attack (50.42): nobody can say that there was none. */
const denied = (rule: Cite): readonly Implication[] => {
  const one = (fact: YesNoFact, when: Condition, words: string, cite: Citation): Implication =>
    against(`${fact}-denied-since-${words}`, fact, all(when, not(flag(fact))), words, cite)
  return [
    ...WATCHED.flatMap((minor) => [
      one(
        `${minor}.attackedByAxis`,
        all(attacked(POWERS_OF.axis, minor), ...(minor === 'yugoslavia' ? [not(flag('yugoslavia.italianAggression'))] : [])),
        `the Axis declared war on ${targetName(minor)}`,
        rule('RGT-S7'),
      ),
      one(`${minor}.attackedByRussia`, attacked(['russia'], minor), `Russia declared war on ${targetName(minor)}`, rule('RGT-S9')),
    ]),
    ...(['belgium', 'luxembourg'] as const).map((half) =>
      one(
        `${half}.attacked`,
        any(attacked(POWERS, half), attacked(POWERS, 'belgiumLuxembourg')),
        `war was declared on ${NATION_NAMES[half]}`,
        rule('BEL-N2'),
      ),
    ),
    one('sweden.attackedByAllies', attacked(ALLIED_POWERS, 'sweden'), 'the Allies declared war on Sweden', rule('SWE-A5')),
    one(
      'westernAllies.attackedNeutral',
      all(flag('sweden.attackedByAllies'), not(attacked(POWERS_OF.russia, 'sweden'))),
      'the Allies attacked Sweden',
      rule('BEL-A1'),
    ),
    one(
      'westernAllies.attackedNeutral',
      any(...WESTERN_PREY.map((minor) => attacked(POWERS_OF.westernAllies, minor))),
      'the Western Allies declared war on a neutral',
      rule('BEL-A1'),
    ),
  ]
}

/** RGT-S7, RGT-S9, BEL-N2, BAL-B5: what is told of the map tells of attacks. */
export const toldAttacks = (rule: Cite): readonly Implication[] => [
  ...denied(rule),
  ...WATCHED.flatMap((minor) => [
    ...axisHaveTaken(minor).map(
      (one, place): Implication => ({
        ...one,
        // Of a war that nobody tells more than this is asked.
        when: all(one.when, any(isFoughtBeside(minor, 'axis'), ...POWERS_OF.axis.map((power) => everAtWar(power, minor)))),
        id: `${minor}-attacked-by-axis-${place}`,
        implies: { is: 'fact', fact: `${minor}.attackedByAxis`, value: true },
        strength: 'likely',
        cite: rule('RGT-S7'),
      }),
    ),
    ...russiaHasTaken(minor).map(
      (one, place): Implication => ({
        ...one,
        ...(place < CAPITALS[minor].length
          ? {}
          : { when: all(one.when, any(everAtWar('russia', minor), marked(minor, 'conquered'), isFoughtBeside(minor, 'russia'))) }),
        id: `${minor}-attacked-by-russia-${place}`,
        implies: { is: 'fact', fact: `${minor}.attackedByRussia`, value: true },
        strength: place < CAPITALS[minor].length ? 'usual' : 'likely',
        cite: rule('RGT-S9'),
      }),
    ),
  ]),
  ...lowCountries(rule),
  ...abandoned(rule),
]

const OTHER_SIDE: Readonly<Record<Side, Side>> = { axis: 'allies', allies: 'axis' }

/** An attack is told of and no declaration: whoever made it is the aggressor, unless a result of the country's own had made it an enemy. */
const attackedBy = (side: Side, of: Condition): Condition =>
  all(
    of,
    not(declared(side === 'axis' ? POWERS_OF.axis : ALLIED_POWERS, 'here')),
    not(standsByRoll('here', OTHER_SIDE[side], 'associate', 'ally')),
  )

const wasDriven = (to: Side): Condition => all(stands('here', to, 'associate', 'ally'), not(standsByRoll('here', to, 'associate', 'ally')))

type Told = Required<Pick<Bar, 'for' | 'when'>> & Pick<Bar, 'on' | 'except'>

const told = (faction: Faction, on: Minor, side: Side, of: Condition): Told => ({ for: [faction], on: [on], when: attackedBy(side, of) })

/**
 * 49.435A, NOR-N1: who may not name a country because of an attack that its marks, its facts or its cities tell of. A Spain that war on
 * Portugal drove to the Axis was not attacked itself.
 */
export const toldAggressors: readonly Told[] = [
  { for: ['axis'], except: ['belgiumLuxembourg'], when: attackedBy('axis', wasDriven('allies')) },
  { for: ['westernAllies'], except: [...WATCHED, 'belgiumLuxembourg', 'spain'], when: attackedBy('allies', wasDriven('axis')) },
  ...WATCHED.flatMap((minor): readonly Told[] => [
    told('westernAllies', minor, 'allies', all(wasDriven('axis'), not(flag(`${minor}.attackedByRussia`)))),
    told(
      'axis',
      minor,
      'axis',
      all(
        any(flag(`${minor}.attackedByAxis`), ...axisHaveTaken(minor).map(({ when }) => when)),
        not(wasDriven('allies')),
        ...(minor === 'yugoslavia' ? [not(flag('yugoslavia.italianAggression'))] : []),
      ),
    ),
    told('russia', minor, 'allies', flag(`${minor}.attackedByRussia`)),
  ]),
  told('westernAllies', 'sweden', 'allies', all(flag('sweden.attackedByAllies'), not(wasDriven('axis')))),
  told('westernAllies', 'spain', 'allies', hasTaken(POWERS_OF.westernAllies, 'allies', 'spain', 'tangiers')),
  told('axis', 'spain', 'axis', hasTaken(POWERS_OF.axis, 'axis', 'spain', 'tangiers')),
]

/** Somebody has Bergen by no result. */
export const isNorwayTaken: Condition = any(
  hasTaken(POWERS_OF.axis, 'axis', 'norway', 'bergen'),
  hasTaken(ALLIED_POWERS, 'allies', 'norway', 'bergen'),
)
