import { UNTABLED_NATIONS } from '../../../rules/chapters/statuses/index.ts'
import type { WarBar } from '../../../rules/chapters/war/index.ts'
import {
  all,
  atWar,
  COUNTRIES,
  type Condition,
  type Country,
  called,
  chosen,
  MINORS,
  not,
  ruled,
  stands,
} from '../../../rules/core/index.ts'
import { bar } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import {
  AXIS_CAMP,
  areBalticStatesFree,
  hasReached,
  isEasternWar,
  isItalyNeutral,
  isUsaHeldBack,
  russoAxis,
  usaAxis,
  WESTERN,
} from '../positions.ts'

/** Russia’s limits: to the end, or until it fights the Axis (RC-72). */
const isRussiaLimited = not(all(ruled('RC-72', 'until-war'), isEasternWar))
const from25To34 = all(hasReached(25, 'rgt'), not(hasReached(35, 'rgt')))

/** RC-20: the Baltic States are Russia’s to take at any level, while nobody else has; Communist China is no neutral. */
const BOUND: readonly Country[] = COUNTRIES.filter((country) => country !== 'balticStates' && country !== 'communistChina')
const UNTABLED = UNTABLED_NATIONS.filter((country) => country !== 'balticStates')

const isAligned = called('{here} cooperates with the Axis', stands('here', 'axis', 'income'))
const isOpened = called('{here} cooperates with the Axis militarily', stands('here', 'axis', 'hexes'))
const hasStatus = (...statuses: readonly string[]): Condition => all(chosen('here.status', ...statuses), chosen('here.favours', 'axis'))

const step = (cite: ReturnType<Cite>, on: readonly Country[], when: Condition, words: string): WarBar =>
  bar(`tension-${cite.rule}`, cite, ['russia'], on, { when: all(isRussiaLimited, when), figures: { level: russoAxis }, words })

/** 3.2.4.6: what the Russo-Axis level opens to Russia step by step; what cooperates with the Axis is closed longest (RC-19). */
const russian = (rule: Cite): readonly WarBar[] => {
  const [none, some, most] = [rule('3.2.4.6a'), rule('3.2.4.6b'), rule('3.2.4.6c')]
  const spared = 'aligned with the Axis; the level is {level}, not 35'
  const closed = 'Military Cooperation with the Axis closes it'
  return [
    step(none, BOUND, not(hasReached(25, 'rgt')), 'the Russo-Axis level is {level}; it must be 25'),
    { ...step(some, MINORS, all(from25To34, isAligned), spared), ruling: 'RC-19' },
    { ...step(some, UNTABLED, all(from25To34, hasStatus('economic')), spared), ruling: 'RC-19' },
    step(most, MINORS, all(hasReached(25, 'rgt'), isOpened), closed),
    step(most, UNTABLED, all(hasReached(25, 'rgt'), hasStatus('military')), closed),
    // RC-20: taken by another, they are as any other nation.
    {
      ...step(
        none,
        ['balticStates'],
        all(not(hasReached(25, 'rgt')), not(areBalticStatesFree)),
        'another holds Riga; the level is {level}, not 25',
      ),
      ruling: 'RC-20',
    },
  ]
}

/** 3.3.2.1c, 3.3.2.1d: while Italy is at peace with the Allies, what one of the two attacks the other leaves alone, and the Allies what Italy does. */
const commonVictims = (rule: Cite): readonly WarBar[] => [
  bar('common-victim', rule('3.3.2.1c'), ['germany'], COUNTRIES, {
    when: all(atWar('italy', 'here'), isItalyNeutral),
    unlessJoined: { by: 'italy', on: WESTERN },
    words: 'Italy attacked it and is not at war with the Allies',
  }),
  bar('common-victim', rule('3.3.2.1c'), ['italy'], COUNTRIES, {
    when: all(atWar('germany', 'here'), isItalyNeutral),
    unlessWith: WESTERN,
    words: 'Germany attacked it; declare on the Allies as well',
  }),
  bar('italys-victim', rule('3.3.2.1d'), WESTERN, COUNTRIES, {
    when: all(atWar('italy', 'here'), isItalyNeutral),
    unlessWith: ['italy'],
    words: 'a neutral Italy fights it; declare on Italy as well',
  }),
]

/** The USA enters the war by its level, and by no side door. */
const american = (rule: Cite): WarBar =>
  bar('usa-at-peace', rule('RC-71'), ['us'], COUNTRIES, {
    when: isUsaHeldBack,
    unlessWith: AXIS_CAMP,
    figures: { level: usaAxis },
    words: 'the USA is at peace; its level is {level}, not 50',
    ruling: 'RC-71',
  })

/** What forbids a declaration on a minor nation. */
export const barsOnMinors = (rule: Cite): readonly WarBar[] => [
  ...russian(rule),
  ...commonVictims(rule),
  american(rule),
  bar('with-britain', rule('3.5.1.4c'), ['japan'], ['dutchEastIndies'], {
    when: not(atWar('japan', 'britain')),
    unlessWith: ['britain'],
    words: 'only together with a declaration on Britain',
  }),
]
