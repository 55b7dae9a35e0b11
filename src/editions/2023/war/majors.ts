import type { WarBar } from '../../../rules/chapters/war/index.ts'
import {
  all,
  always,
  any,
  atLeast,
  atWar,
  below,
  declared,
  each,
  effectiveLevel,
  exceeds,
  flag,
  holds,
  not,
  type Place,
  POWERS,
  tally,
  turnsAfter,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { ALLIED_CAMP, AXIS_CAMP, isEasternWar, isFall1939, isGermanAmericanWar, isGermanAttack, rgt } from './positions.ts'

const ASIAN_OBJECTIVES: readonly Place[] = [
  'peking',
  'shanghai',
  'nanking',
  'canton',
  'chungking',
  'harbin',
  'mukden',
  'seoul',
  'taipei',
  'okinawa',
]

const isRussoJapaneseWar = atWar('russia', 'japan')

/** RGT 50 while Russia and Germany are at peace, or again so after a German surrender. */
const mayByTension = all(any(atLeast(50, rgt), isGermanAttack), any(not(isEasternWar), flag('germany.surrendered')))
/** A garrison that nobody has reported is not known to be short. */
const isManchuriaShort = all(
  atLeast(0, each('manchuria.garrisonValue')),
  exceeds(each('manchuria.garrisonRequired'), each('manchuria.garrisonValue')),
)

/** 59.86: Britain has surrendered with the U.S. at peace. */
const isTurnAfterSurrender = all(flag('britain.surrendered'), turnsAfter(1, 'britain.surrenderTurn'))
const isBritainOut = all(flag('britain.surrendered'), not(isGermanAmericanWar))

/** What forbids Japan a neutral Russia: the notes 50.21-box and 50.32C-box leave it no exception without a prelude. One at war is open (50.32C-4). */
export const japanOnRussia = (rule: Cite): WarBar => ({
  id: 'neutral-russia',
  by: ['japan'],
  on: ['russia'],
  when: not(isEasternWar),
  words: 'only once Russia is at war with Germany',
  cite: rule('50.32C-3'),
})

/**
 * Russia on Germany and on Japan (50.32F), by a tension that is kept as long as there is a Pact (50.32F-box). Germany’s support of a
 * country just attacked opens the first (50.32F-1, 50.32F-1a). On Japan one of two conditions is enough (50.32F-2): both bars fall with either.
 */
export const russianWars = (rule: Cite): readonly WarBar[] => [
  {
    id: 'rgt-50',
    by: ['russia'],
    on: ['germany'],
    when: below(50, rgt),
    unlessSupported: true,
    words: 'Russo-German tension must be 50, or Germany support a victim',
    cite: rule('50.32F-1b'),
  },
  {
    id: 'war-with-japan',
    by: ['russia'],
    on: ['germany'],
    when: all(isRussoJapaneseWar, not(declared('russia', 'japan'))),
    unlessSupported: true,
    words: 'not while Russia and Japan are at war',
    cite: rule('50.32F-1b'),
    ruling: 'R50-10',
  },
  {
    id: 'asian-objectives',
    by: ['russia'],
    on: ['germany'],
    when: all(
      isRussoJapaneseWar,
      declared('russia', 'japan'),
      below(4, tally(...ASIAN_OBJECTIVES.map((place) => not(holds('japan', place))))),
    ),
    unlessSupported: true,
    words: 'the Allies must first hold four of ten Asian objectives',
    cite: rule('50.32F-1b-ii'),
    ruling: 'R50-10',
  },
  {
    id: 'rgt-50-in-peace',
    by: ['russia'],
    on: ['japan'],
    when: not(any(mayByTension, isManchuriaShort)),
    words: 'tension must be 50 and Germany no enemy',
    cite: rule('50.32F-2a'),
  },
  {
    id: 'manchuria',
    by: ['russia'],
    on: ['japan'],
    when: not(any(mayByTension, isManchuriaShort)),
    words: 'or the Manchurian garrison fall short of 81.31C',
    cite: rule('50.32F-2b'),
  },
]

/** Italy could not be ready in Fall 1939: all that 50.32-box leaves of the wait for full mobilization. */
export const italyInFall1939 = (rule: Cite): WarBar => ({
  id: 'italy-fall-1939',
  by: ['italy'],
  on: ['britain', 'france'],
  when: isFall1939,
  words: 'not in Fall 1939',
  cite: rule('50.32B-f39'),
})

/**
 * What forbids a declaration on a major power, whatever the book. Nothing forbids Germany the U.S. and Russia (50.32A), Britain and
 * France Italy (50.32D-it).
 */
export const barsOnMajors = (rule: Cite): readonly WarBar[] => [
  ...[AXIS_CAMP, ALLIED_CAMP].map(
    (camp): WarBar => ({ id: 'partners', by: camp, on: camp, when: always, words: 'they are eventual partners', cite: rule('50.31A') }),
  ),
  {
    id: 'german-american-war',
    by: ['italy'],
    on: ['britain', 'france', 'us'],
    when: isGermanAmericanWar,
    words: 'not once Germany and the U.S. are at war',
    cite: rule('50.32B'),
  },
  { id: 'italy-on-russia', by: ['italy'], on: ['russia'], when: always, words: 'never', cite: rule('50.32B') },
  {
    id: 'japan-on-france',
    by: ['japan'],
    on: ['france'],
    when: always,
    words: 'French islands are had by war on Britain',
    cite: rule('50.71'),
  },
  { id: 'on-japan', by: ['britain', 'france'], on: ['japan'], when: always, words: 'never', cite: rule('50.32D') },
  {
    id: 'usat-50',
    by: ['us'],
    on: ['germany'],
    when: below(50, effectiveLevel('usat')),
    words: 'effective U.S.-Axis tension must be 50',
    cite: rule('50.32E'),
    ruling: 'R50-01',
  },
  {
    id: 'usjt-50',
    by: ['us'],
    on: ['japan'],
    when: below(50, effectiveLevel('usjt')),
    words: 'effective U.S.-Japanese tension must be 50',
    cite: rule('50.32E'),
    ruling: 'R50-01',
  },
  {
    id: 'with-germany',
    by: ['russia'],
    on: ['italy'],
    when: not(isEasternWar),
    unlessWith: ['germany'],
    words: 'only together with Germany',
    cite: rule('50.32F-3'),
  },
  { id: 'italy-us', by: ['italy'], on: ['us'], when: always, words: 'no rule grants it; Germany’s war covers it', cite: rule('R50-22') },
  { id: 'italy-us', by: ['us'], on: ['italy'], when: always, words: 'no rule grants it; war on Germany covers it', cite: rule('R50-22') },
  { id: 'china-europe', by: ['germany', 'italy'], on: ['china'], when: always, words: 'no rule grants it', cite: rule('R50-24') },
  { id: 'china-europe', by: ['china'], on: ['germany', 'italy'], when: always, words: 'no rule grants it', cite: rule('R50-24') },
  {
    id: 'after-surrender',
    by: ['germany'],
    on: ['us'],
    when: isTurnAfterSurrender,
    words: 'not in the turn after Britain surrendered',
    cite: rule('002 59.86A'),
    ruling: 'R50-62',
  },
  {
    id: 'after-surrender',
    by: ['us'],
    on: ['germany'],
    when: isTurnAfterSurrender,
    words: 'not in the turn after Britain surrendered',
    cite: rule('002 59.86A'),
    ruling: 'R50-62',
  },
  {
    id: 'britain-alone',
    by: ['germany'],
    on: ['britain'],
    when: isBritainOut,
    unlessWith: ['us'],
    words: 'after its surrender only together with the U.S.',
    cite: rule('002 59.86B'),
  },
  {
    id: 'surrendered',
    by: ['britain'],
    on: POWERS,
    when: isBritainOut,
    words: 'after its surrender it goes to war as America does',
    cite: rule('002 59.83'),
  },
]
