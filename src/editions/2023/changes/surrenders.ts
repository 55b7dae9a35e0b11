import type { BritishSurrenderClauses, RussianSurrenderClauses } from '../../../rules/chapters/surrender/index.ts'
import {
  type Aftermath,
  all,
  always,
  any,
  atLeast,
  atWar,
  atWarThen,
  below,
  COUNTRIES,
  type Condition,
  counting,
  declaredSince,
  each,
  effectiveLevel,
  flag,
  happened,
  holds,
  less,
  not,
  number,
  POWERS_OF,
  type Quantity,
  sum,
  turnsAfter,
} from '../../../rules/core/index.ts'
import { bar } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import { isBritainInvaded } from '../tables/axis-points.ts'
import { isBritainNeutral } from '../war/positions.ts'
import { isAlliedDefeat } from './elections.ts'

const COMMONWEALTH_BRPS = 40
const WAR_LEVEL = 50

const isUsFighting = atWar('us', 'germany')

/** 59.86 governs: the U.S. was not at war with Germany when Britain surrendered, and is not yet. */
const isWarSuspended = all(isBritainNeutral, happened('britain.surrenderTurn'), not(atWarThen('us', 'germany', 'britain.surrenderTurn')))
/** Britain surrenders at a turn's end, so the turn itself is over and the next one barred (R16-07). */
export const isTooSoon = all(isWarSuspended, any(turnsAfter(0, 'britain.surrenderTurn'), turnsAfter(1, 'britain.surrenderTurn')))

const lostByCommonwealth = sum(counting(flag('australia.surrendered'), number(10)), counting(flag('india.surrendered'), number(10)))

/** Any Western Allied power still in the war; a surrendered Britain is out of it while the U.S. is. */
const westernPowersAtWar: Quantity = { is: 'majors-at-war', against: ['germany'], among: POWERS_OF.westernAllies, since: 'any' }
export const mayRaisePartisans: Condition = all(atLeast(1, westernPowersAtWar), any(isBritainInvaded, holds('axis', 'ulster')))

const defeat = (rule: Cite): Aftermath => ({
  id: 'defeat',
  when: isAlliedDefeat,
  words: 'decisive Axis victory; the game is over',
  cite: rule('62.91'),
  ruling: 'R16-03',
})

const aftermath = (rule: Cite): readonly Aftermath[] => [
  { id: 'accepted', who: 'britain', when: always, words: 'Britain surrenders', cite: rule('59.41-a'), ruling: 'R16-11' },
  {
    id: 'level',
    who: 'britain',
    when: always,
    amount: each('britain.surrenderLevel'),
    words: 'British surrender level',
    cite: rule('59.41-b'),
    ruling: 'R16-12',
  },
  { id: 'pools', who: 'britain', when: always, words: 'land and air pools change, ships may be lost', cite: rule('59.14A-a') },
  { id: 'cuts', who: 'britain', when: always, words: 'cut pools and fleet by 59.51, for that level', cite: rule('59.41-c') },
  { id: 'commonwealth', when: always, words: 'Commonwealth force pools stay as they are', cite: rule('59.14A-b') },
  { id: 'no-election', who: 'us', when: always, words: 'no U.S. election', cite: rule('59.14B-a') },
  {
    id: 'us-free',
    who: 'us',
    when: not(isAlliedDefeat),
    words: 'free to enter or continue the war in Europe',
    cite: rule('59.14B-b'),
    ruling: 'R16-03',
  },
  defeat(rule),
  { id: 'plays-on', who: 'britain', when: always, words: 'plays on as a major power', cite: rule('59.81-a') },
  {
    id: 'base-floor',
    who: 'britain',
    when: always,
    amount: less(number(COMMONWEALTH_BRPS), lostByCommonwealth),
    words: 'least BRP base',
    cite: rule('59.81-b'),
  },
  {
    id: 'canada',
    who: 'britain',
    when: below(1, each('britain.resistance')),
    words: 'units may be built in Canada',
    cite: rule('59.82A'),
  },
  { id: 'follows-us', who: 'britain', when: always, words: 'goes to war as the U.S. does', cite: rule('59.83-a') },
  {
    id: 'neutral',
    who: 'britain',
    when: isBritainNeutral,
    words: 'neutral towards Germany while the U.S. is',
    cite: rule('59.83-b'),
    ruling: 'R16-10',
  },
  {
    id: 'fights-on',
    who: 'westernAllies',
    when: all(isUsFighting, not(isAlliedDefeat)),
    words: 'the U.S. and Britain fight on against the Axis',
    cite: rule('59.85'),
    ruling: 'R16-01',
  },
  { id: 'resumption', when: isWarSuspended, words: 'war comes back only by 59.86', cite: rule('59.86') },
  {
    id: 'barred-turn',
    when: isWarSuspended,
    words: 'no war between Germany and the U.S. next turn',
    cite: rule('59.86A'),
    ruling: 'R16-07',
  },
  { id: 'resistance', when: always, words: 'British resistance is still worked out every turn', cite: rule('59.87-a') },
  { id: 'again', who: 'britain', when: always, words: 'may surrender again, as often as it comes', cite: rule('59.873') },
]

const declarations = (rule: Cite): BritishSurrenderClauses['declarations'] => [
  bar('turn-after-surrender', rule('59.86A'), ['germany'], ['us'], {
    when: isTooSoon,
    words: 'not in the turn after a British surrender',
    ruling: 'R16-07',
  }),
  bar('turn-after-surrender', rule('59.86A'), ['us'], ['germany'], {
    when: isTooSoon,
    words: 'not in the turn after a British surrender',
    ruling: 'R16-07',
  }),
  bar('tension-too-low', rule('59.86C-a'), ['us'], ['germany'], {
    when: all(isWarSuspended, below(WAR_LEVEL, effectiveLevel('usat'))),
    words: 'not under a U.S.-Axis tension of 50',
    ruling: 'R16-08',
  }),
  bar('britain-alone', rule('59.86B-d'), ['germany'], ['britain'], {
    when: isWarSuspended,
    words: 'not on Britain alone; war on the U.S. includes it',
  }),
  bar('neutral-britain', rule('59.83-b'), ['italy'], ['britain'], {
    when: isBritainNeutral,
    words: 'Britain is neutral while the U.S. is',
    ruling: 'R16-10',
  }),
  bar('neutral-britain', rule('59.83-b'), ['britain'], POWERS_OF.axis, {
    when: isBritainNeutral,
    words: 'Britain is neutral while the U.S. is',
    ruling: 'R16-10',
  }),
  bar('follows-america', rule('59.83-a'), ['britain'], ['japan'], {
    when: all(flag('britain.surrendered'), not(atWar('us', 'japan'))),
    words: 'Britain goes to war as the U.S. does',
  }),
  bar('neutral-britain-on-minor', rule('59.84-d'), ['britain'], COUNTRIES, {
    when: isBritainNeutral,
    words: 'a neutral Britain declares on no minor neutral',
  }),
]

const declared = (rule: Cite): BritishSurrenderClauses['declared'] => [
  {
    by: 'germany',
    on: 'us',
    when: isWarSuspended,
    rows: [
      { id: 'war', who: 'westernAllies', when: always, words: 'at war with Germany: the U.S. and Britain', cite: rule('59.86B-a') },
      {
        id: 'free',
        who: 'germany',
        when: always,
        amount: number(0),
        words: 'BRPs for the declaration',
        cite: rule('59.86B-b'),
        ruling: 'R16-09',
      },
      { id: 'open', who: 'axis', when: always, words: 'may attack British territory and forces', cite: rule('59.86B-c') },
      { id: 'no-more', who: 'britain', when: always, words: 'no further surrender', cite: rule('59.87-c'), ruling: 'R16-14' },
    ],
  },
  {
    by: 'us',
    on: 'germany',
    when: isWarSuspended,
    rows: [{ id: 'war', who: 'westernAllies', when: always, words: 'at war with Germany: the U.S. and Britain', cite: rule('59.86C-b') }],
  },
]

/** 59: Britain gives in, and what is left of it plays on. */
export const britishSurrender = (rule: Cite): BritishSurrenderClauses => ({
  accepts: { value: 'germany', cite: rule('59.41-a') },
  offer: rule('59.14'),
  lowestLevel: { value: -10, cite: rule('59.41-b') },
  againBelow: rule('59.87-b'),
  againBar: {
    when: declaredSince(['germany'], POWERS_OF.westernAllies, 'britain.surrenderTurn'),
    words: 'Germany has declared war on the West since',
    cite: rule('59.87-c'),
    ruling: 'R16-14',
  },
  difference: rule('59.872'),
  unlimited: rule('59.873'),
  aftermath: aftermath(rule),
  baseFloor: { value: { commonwealth: COMMONWEALTH_BRPS, lost: lostByCommonwealth }, cite: rule('59.81-b') },
  isNeutral: isBritainNeutral,
  declarations: declarations(rule),
  declared: declared(rule),
  deployment: {
    barred: { value: ['american'], cite: rule('59.84-a') },
    passage: { place: 'gibraltar', when: holds('axis', 'gibraltar'), cite: rule('59.84-b') },
    axisLand: rule('59.84-c'),
  },
  resistance: {
    atTurnEnd: rule('59.87-a'),
    unbuilt: { value: each('britain.unitsRemovedBySurrender'), cite: rule('59.871-a') },
    conciliatory: { value: all(flag('britain.surrendered'), flag('germany.conciliatory')), cite: rule('59.871-b') },
  },
  partisans: {
    base: { value: 2, cite: rule('59.88-a') },
    most: { value: 4, cite: rule('59.88-b') },
    production: each('westernAllies.partisanProduction'),
    when: mayRaisePartisans,
  },
})

/** 60.22: what a Russian surrender means for the U.S. */
export const russianSurrender = (rule: Cite): RussianSurrenderClauses => ({
  aftermath: [
    { id: 'no-election', who: 'us', when: always, words: 'no U.S. election', cite: rule('60.22-a') },
    {
      id: 'us-free',
      who: 'us',
      when: not(isAlliedDefeat),
      words: 'free to enter or continue the war in Europe',
      cite: rule('60.22-b'),
      ruling: 'R16-03',
    },
    defeat(rule),
  ],
})
