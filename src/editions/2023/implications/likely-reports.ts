import {
  all,
  always,
  any,
  atLeast,
  atWar,
  below,
  type Citation,
  type Condition,
  type CountFact,
  chosen,
  each,
  exceeds,
  flag,
  heldBy,
  holds,
  type Implication,
  inScenario,
  marked,
  not,
  type Place,
  stands,
  sum,
  tally,
  type YesNoFact,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { BALKANS } from '../tables/balkan-positions.ts'
import { axisHexesInRussia, hexesForRussia, russianHexes } from '../tables/places-in.ts'

/*
 * Counts and units that a table asks for and nobody has reported, though who holds what speaks for them. None is taken to be so: supply and
 * units are seen on the map alone.
 */

const likely = (fact: YesNoFact, when: Condition, words: string, cite: Citation): Implication => ({
  id: `${fact}-likely`,
  when,
  implies: { is: 'fact', fact, value: true },
  strength: 'likely',
  words,
  cite,
})

const counted = (fact: CountFact, value: number, when: Condition, words: string, cite: Citation): Implication => ({
  id: `${fact}-likely`,
  when: all(when, below(value, each(fact))),
  implies: { is: 'fact', fact, value },
  strength: 'likely',
  words,
  cite,
})

const FRENCH = ['paris', 'vichy', 'lyon', 'marseilles'] as const
const GERMAN = ['berlin', 'breslau', 'essen', 'cologne', 'leipzig'] as const
/** Cities of the continent outside France in which the Western Allies can only be since they landed. */
const CONTINENTAL = [
  ...GERMAN,
  'rome',
  'genoa',
  'milan',
  'brussels',
  'antwerp',
  'luxembourg',
  'theHague',
  'copenhagen',
  'lisbon',
  'athens',
  'belgrade',
  'zagreb',
  'sofia',
  'bucharest',
  'budapest',
  'tirana',
] as const satisfies readonly Place[]
const COLONIES = ['lebanonSyria', 'morocco', 'algeria', 'tunisia'] as const

const landed = (place: Place): Condition => any(heldBy('us', place), heldBy('britain', place))
const landedIn = (places: readonly Place[]): Condition => any(...places.map(landed))
const lost = (party: 'axis' | 'allies', places: readonly Place[]): Condition => atLeast(2, tally(...places.map((one) => holds(party, one))))

/** DP-GER-12, DP-GER-16, DP-ITA-07, DP-FRA-04: two cities are two hexes; whether in full supply is not told by them. */
const inSupply = (rule: Cite): readonly Implication[] => [
  counted(
    'britain.axisSuppliedHexes',
    2,
    lost('axis', ['london', 'birmingham', 'manchester']),
    'the Axis hold two British cities',
    rule('DP-GER-12'),
  ),
  counted('germany.alliedSuppliedHexes', 2, lost('allies', GERMAN), 'the Allies hold two German cities', rule('DP-GER-16')),
  counted(
    'italy.alliedSuppliedHexes',
    2,
    lost('allies', ['rome', 'genoa', 'milan']),
    'the Allies hold two Italian cities',
    rule('DP-ITA-07'),
  ),
  {
    ...counted('france.axisSuppliedHexes', 2, lost('axis', FRENCH), 'the Axis hold two French cities', rule('DP-FRA-04')),
    // A France that has fallen receives none.
    when: all(lost('axis', FRENCH), below(2, each('france.axisSuppliedHexes')), not(flag('france.fallen'))),
  },
]

/** Whoever asks about Vichy France after the fall of France supposes that it was formed, unless that was refused. */
const isVichy = all(flag('france.fallen'), not(chosen('vichyFrance.formed', 'refused')))

/** VIC-A1, VIC-A3, VIC-A4, VIC-A11, DP-GER-19: what is Western Allied land now was landed on. */
const landings = (rule: Cite): readonly Implication[] => [
  likely(
    'france.angloAmericanUnits',
    all(flag('france.fallen'), landedIn(FRENCH)),
    'the Western Allies hold a city in a France that had fallen',
    rule('VIC-A4'),
  ),
  likely('europe.angloAmericanUnits', landedIn(CONTINENTAL), 'the Western Allies hold a city on the continent', rule('VIC-A3')),
  likely('france.usUnits', any(...FRENCH.map((city) => heldBy('us', city))), 'the U.S. holds a city in France', rule('DP-GER-19')),
  {
    ...counted('vichyFrance.alliedColonialCapitals', 1, isVichy, 'the Western Allies hold French colonies', rule('VIC-A1')),
    when: all(isVichy, exceeds(tally(...COLONIES.map(landed)), each('vichyFrance.alliedColonialCapitals'))),
  },
  counted(
    'vichyFrance.coloniesAttackedLastTurn',
    1,
    all(isVichy, landedIn(COLONIES)),
    'the Western Allies hold a French colony, and when they attacked it is not reported',
    rule('VIC-A11'),
  ),
]

/** USAT-S7: the colonies of a Vichy France that is with the Axis are its own, unless they were taken; nobody tells of this one. */
const vichyColony = (rule: Cite): Implication => ({
  id: 'lebanon-syria-with-vichy',
  when: all(isVichy, stands('vichyFrance', 'axis', 'associate', 'ally'), heldBy('france', 'lebanonSyria')),
  implies: { is: 'fact', fact: 'lebanonSyria.controller', value: 'vichyFrance' },
  strength: 'likely',
  words: 'Vichy France is with the Axis',
  cite: rule('USAT-S7'),
})

const finnishHexes = russianHexes('finland', 'finnishBorder')
/** A figure of ours: the Finnish border zone has fewer hexes. */
const MOST_FINNISH = 10

/** BAL-B1, FIN-A1: in a war with Russia the Axis usually stand on Russian land; how much of it decides who is ahead, and cities do not tell. */
const aheadInTheEast = (rule: Cite): readonly Implication[] => [
  {
    ...counted(
      'russia.axisHexes',
      1,
      always,
      'Germany and Russia are at war, and Russia or a friend of it holds Balkan hexes',
      rule('BAL-B1'),
    ),
    when: all(atWar('germany', 'russia'), exceeds(hexesForRussia(...BALKANS), axisHexesInRussia)),
  },
  {
    ...counted('russia.axisHexes', 1, always, 'Germany and Russia are at war, and Russia holds Finnish hexes', rule('FIN-A1')),
    when: all(
      atWar('germany', 'russia'),
      exceeds(finnishHexes, axisHexesInRussia),
      atLeast(1, sum(each('finland.russianHexes'), each('finnishBorder.russianHexes'))),
    ),
  },
  {
    ...counted(
      'finnishBorder.russianHexes',
      2,
      always,
      'Russia holds the Finnish border hexes, of which one is counted against russia.axisHexes',
      rule('FIN-A1'),
    ),
    when: all(
      atWar('germany', 'russia'),
      heldBy('russia', 'finnishBorder'),
      below(1, each('finnishBorder.russianHexes')),
      below(MOST_FINNISH, axisHexesInRussia),
      not(inScenario('demonstration')),
    ),
  },
]

/** VIC-A7, VIC-A8: France fell at some level, which is asked for once something is told of Vichy France. */
const surrenderLevel = (rule: Cite): Implication =>
  counted(
    'france.surrenderLevel',
    1,
    all(isVichy, any(chosen('vichyFrance.formed', 'formed'), landedIn(COLONIES)), atLeast(0, each('france.surrenderLevel'))),
    'France has fallen, and nobody tells at which level it surrendered',
    rule('VIC-A7'),
  )

/** BAL-B7, NOR-A5, SWE-A3: a border war that was fought has had its turn of fighting, unless it ended before one. */
const fightings = (rule: Cite): readonly Implication[] =>
  (['bessarabia', 'finnishBorder'] as const).map((land) =>
    likely(
      `${land}.fought`,
      chosen(`${land}.borderWar`, 'over', 'escalated'),
      `there has been a border war over ${land === 'bessarabia' ? 'Bessarabia' : 'the Finnish border hexes'}`,
      rule(land === 'bessarabia' ? 'BAL-B7' : 'NOR-A5'),
    ),
  )

/** BAL-B3, FIN-A3, BAL-B6, NOR-N3: what is told of one land speaks for what must have come before it. */
const comeBefore = (rule: Cite): readonly Implication[] => [
  {
    ...likely('france.fallen', always, 'Vichy colonies have been attacked or taken', rule('BAL-B3')),
    when: all(
      any(atLeast(1, each('vichyFrance.coloniesAttackedLastTurn')), atLeast(1, each('vichyFrance.alliedColonialCapitals'))),
      not(flag('france.fallen')),
    ),
  },
  {
    ...likely('balticStates.russiaEntered', always, 'the Baltic States are conquered', rule('FIN-A3')),
    when: all(flag('balticStates.conquered'), not(holds('axis', 'riga')), not(flag('balticStates.russiaEntered'))),
  },
  likely('bessarabia.russiaEntered', heldBy('russia', 'bucharest'), 'Russia holds Bucharest', rule('BAL-B6')),
  likely('finnishBorder.russiaEntered', heldBy('russia', 'helsinki'), 'Russia holds Helsinki', rule('BAL-B6')),
  {
    id: 'bergen-lost',
    when: all(marked('norway', 'conquered'), heldBy('norway', 'bergen')),
    implies: { is: 'fact', fact: 'bergen.controller', value: 'germany' },
    strength: 'likely',
    words: 'Norway is conquered',
    cite: rule('NOR-N3'),
  },
]

/** A landing thrown back is a failure, if it came after the fall of France (49.4266A). */
export const failuresLikely = (cite: Citation): Implication =>
  counted(
    'westernAllies.failures',
    1,
    all(flag('france.fallen'), atLeast(1, each('westernAllies.invasionsRepulsed'))),
    'a Western Allied invasion has been thrown back',
    cite,
  )

export const likelyReports = (rule: Cite): readonly Implication[] => [
  ...inSupply(rule),
  ...landings(rule),
  vichyColony(rule),
  ...aheadInTheEast(rule),
  surrenderLevel(rule),
  ...fightings(rule),
  ...comeBefore(rule),
]
