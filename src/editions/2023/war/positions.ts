import { type EUROPEAN_POWERS, enemiesInEurope } from '../../../rules/chapters/war/index.ts'
import {
  all,
  any,
  atLeast,
  atWar,
  below,
  type Condition,
  type Country,
  called,
  chosen,
  declared,
  everAtWar,
  flag,
  fromTurn,
  happened,
  inScenario,
  level,
  type Minor,
  not,
  POWER_NAMES,
  POWERS_OF,
  type Power,
  ruled,
  stands,
  turnsAfter,
} from '../../../rules/core/index.ts'

/** Germany, Italy and Japan; and those who come to fight them (50.31A). */
export const AXIS_CAMP: readonly Power[] = ['germany', 'italy', 'japan']
export const ALLIED_CAMP: readonly Power[] = ['britain', 'france', 'us', 'russia', 'china']
export const WESTERN: readonly Power[] = POWERS_OF.westernAllies

export const everyOther = (power: Power): readonly Power[] => [...AXIS_CAMP, ...ALLIED_CAMP].filter((other) => other !== power)

/** R50-26: it fights no power of the other camp in Europe. */
export const isNeutral = (power: (typeof EUROPEAN_POWERS)[number]): Condition =>
  called(`${POWER_NAMES[power]} is neutral`, not(any(...enemiesInEurope(power).map((enemy) => atWar(power, enemy)))))

export const isEasternWar = atWar('germany', 'russia')
export const isGermanAmericanWar = atWar('germany', 'us')
/** 59.83: a Britain that has surrendered goes to war in Europe as the U.S. does (R16-10). */
export const isBritainNeutral = all(flag('britain.surrendered'), not(isGermanAmericanWar))
export const isItalyOut = called('Italy is not at war with the Western Allies', not(any(...WESTERN.map((power) => atWar('italy', power)))))

export const isFall1939 = called('it is Fall 1939', not(fromTurn('1939 winter')))

/** The date has come and its turn has passed. */
export const isPast = (fact: Parameters<typeof happened>[0]): Condition => all(happened(fact), not(turnsAfter(0, fact)))

export const rgt = level('rgt')
/** Germany has declared war on Russia: tension counts as 50 from then on, and binds Russia no more (RGT-W1). */
export const isGermanAttack = declared('germany', 'russia')
/** Russia’s hands are bound: neither war with Germany nor tension 50 (R50-13: the level as it is now). */
export const isRussiaLimited = all(below(50, rgt), not(isEasternWar), not(isGermanAttack))
export const from25To34 = all(atLeast(25, rgt), below(35, rgt))
export const from35 = atLeast(35, rgt)

/** A trade pact or a result of 7: Germany draws BRPs from the country and does not control it (69.21). */
export const isGermanInterest = called(
  'Germany has an economic interest in {here}',
  any(stands('here', 'axis', 'income'), chosen('here.tradePact', 'germany')),
)
export const isAxisInterest = called(
  'Germany or Italy has an economic interest in {here}',
  any(stands('here', 'axis', 'income'), chosen('here.tradePact', 'germany', 'italy')),
)
export const isAxisHeld = called('the Axis control {here}', stands('here', 'axis', 'hexes', 'associate', 'ally'))

/** R50-53: the countries of the western front, Belgium and Luxembourg also under their common name. */
const LOW_COUNTRIES: readonly Country[] = ['belgium', 'luxembourg', 'belgiumLuxembourg', 'netherlands']
export const WESTERN_FRONT: readonly Country[] = [...LOW_COUNTRIES, 'denmark', 'norway', 'ireland']
export const BELGIAN: readonly Country[] = ['belgium', 'luxembourg', 'belgiumLuxembourg']
/** R50-69: a game of one theatre leaves the other alone, unless a table rules otherwise. */
export const isEuropeAlone = all(inScenario('european', '1939'), ruled('R50-69', 'frozen'))
export const isPacificAlone = all(inScenario('pacific'), ruled('R50-69', 'frozen'))

/** R50-72: a table may keep no U.S.-Japanese tension in the Pacific scenario. */
export const isWithoutJapaneseTrack = all(inScenario('pacific'), ruled('R50-72', 'not-kept'))

export const PACIFIC: readonly Country[] = ['thailand', 'indochina', 'dutchEastIndies']

/** Russia’s list without the Baltic States, Persia and Poland: each has a table. */
export const RUSSIAN_TABLES: readonly Minor[] = [
  'albania',
  'bulgaria',
  'croatia',
  'finland',
  'greece',
  'hungary',
  'rumania',
  'serbia',
  'turkey',
  'yugoslavia',
]
export const RUSSIAN_LIST: readonly Country[] = [...RUSSIAN_TABLES, 'poland', 'balticStates', 'persia']

/** Germany may refuse it when France falls; then there is none to place points in, name or declare war on. */
export const isVichyThere = all(flag('france.fallen'), not(chosen('vichyFrance.formed', 'refused')))

/** A -1 for Belgium: it lets the Western Allies in. */
export const isBelgiumCooperating = stands('belgiumLuxembourg', 'allies', 'hexes')

/** Nobody may act out of it until Germany attacks or Spring 1941 (BEL-R(−1) (b), BEL-R(−1) (c)). */
export const isBelgianFrontierShut = all(
  isBelgiumCooperating,
  not(
    any(
      declared(POWERS_OF.axis, 'belgium'),
      declared(POWERS_OF.axis, 'luxembourg'),
      declared(POWERS_OF.axis, 'belgiumLuxembourg'),
      fromTurn('1941 spring'),
    ),
  ),
)

export const BELGIAN_FRONTIER = 'no move, attack, zone of control or flight from Belgium or Luxembourg into Germany or the Netherlands'

/** Italy has surrendered, or has never fought the Allies: the end of the Axis does not wait for it. */
export const isItalyOutOrNeverIn: Condition = any(
  flag('italy.surrendered'),
  not(any(everAtWar('italy', 'britain'), everAtWar('italy', 'france'), everAtWar('italy', 'us'), everAtWar('italy', 'russia'))),
)
