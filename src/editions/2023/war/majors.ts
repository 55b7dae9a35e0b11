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
import { bar } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import {
  ALLIED_CAMP,
  AXIS_CAMP,
  isBritainNeutral,
  isEasternWar,
  isFall1939,
  isGermanAmericanWar,
  isGermanAttack,
  isWithoutJapaneseTrack,
  rgt,
} from './positions.ts'

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

/** What forbids Japan a neutral Russia: the notes 50.21-box and 50.32C-box leave it no exception without a prelude. One at war is open (50.32C-4). */
export const japanOnRussia = (rule: Cite): WarBar =>
  bar('neutral-russia', rule('50.32C-3'), ['japan'], ['russia'], {
    when: not(isEasternWar),
    words: 'only once Russia is at war with Germany',
  })

/**
 * Russia on Germany and on Japan (50.32F), by a tension that is kept as long as there is a Pact (50.32F-box). Germany’s support of a
 * country just attacked opens the first (50.32F-1, 50.32F-1a). On Japan one of two conditions is enough (50.32F-2): both bars fall with either.
 */
export const russianWars = (rule: Cite): readonly WarBar[] => [
  bar('rgt-50', rule('50.32F-1b'), ['russia'], ['germany'], {
    when: below(50, rgt),
    unlessSupported: true,
    words: 'Russo-German tension must be 50, or Germany support a victim',
  }),
  bar('war-with-japan', rule('50.32F-1b'), ['russia'], ['germany'], {
    when: all(isRussoJapaneseWar, not(declared('russia', 'japan'))),
    unlessSupported: true,
    words: 'not while Russia and Japan are at war',
    ruling: 'R50-10',
  }),
  bar('asian-objectives', rule('50.32F-1b-ii'), ['russia'], ['germany'], {
    when: all(
      isRussoJapaneseWar,
      declared('russia', 'japan'),
      below(4, tally(...ASIAN_OBJECTIVES.map((place) => not(holds('japan', place))))),
    ),
    unlessSupported: true,
    words: 'the Allies must first hold four of ten Asian objectives',
    ruling: 'R50-10',
  }),
  bar('rgt-50-in-peace', rule('50.32F-2a'), ['russia'], ['japan'], {
    when: not(any(mayByTension, isManchuriaShort)),
    words: 'tension must be 50 and Germany no enemy',
  }),
  bar('manchuria', rule('50.32F-2b'), ['russia'], ['japan'], {
    when: not(any(mayByTension, isManchuriaShort)),
    words: 'or the Manchurian garrison fall short of 81.31C',
  }),
]

/** Italy could not be ready in Fall 1939: all that 50.32-box leaves of the wait for full mobilization. */
export const italyInFall1939 = (rule: Cite): WarBar =>
  bar('italy-fall-1939', rule('50.32B-f39'), ['italy'], ['britain', 'france'], { when: isFall1939, words: 'not in Fall 1939' })

/**
 * What forbids a declaration on a major power, whatever the book. Nothing forbids Germany the U.S. and Russia (50.32A), Britain and
 * France Italy (50.32D-it).
 */
export const barsOnMajors = (rule: Cite): readonly WarBar[] => [
  ...[AXIS_CAMP, ALLIED_CAMP].map(
    (camp): WarBar => bar('partners', rule('50.31A'), camp, camp, { when: always, words: 'they are eventual partners' }),
  ),
  bar('german-american-war', rule('50.32B'), ['italy'], ['britain', 'france', 'us'], {
    when: isGermanAmericanWar,
    words: 'not once Germany and the U.S. are at war',
  }),
  bar('italy-on-russia', rule('50.32B'), ['italy'], ['russia'], { when: always, words: 'never' }),
  bar('japan-on-france', rule('50.71'), ['japan'], ['france'], { when: always, words: 'French islands are had by war on Britain' }),
  bar('on-japan', rule('50.32D'), ['britain', 'france'], ['japan'], { when: always, words: 'never' }),
  bar('usat-50', rule('50.32E'), ['us'], ['germany'], {
    when: below(50, effectiveLevel('usat')),
    words: 'effective U.S.-Axis tension must be 50',
    ruling: 'R50-01',
  }),
  bar('usjt-50', rule('50.32E'), ['us'], ['japan'], {
    when: all(below(50, effectiveLevel('usjt')), not(isWithoutJapaneseTrack)),
    words: 'effective U.S.-Japanese tension must be 50',
    ruling: 'R50-01',
  }),
  bar('with-germany', rule('50.32F-3'), ['russia'], ['italy'], {
    when: not(isEasternWar),
    unlessWith: ['germany'],
    words: 'only together with Germany',
  }),
  bar('italy-us', rule('R50-22'), ['italy'], ['us'], { when: always, words: 'no rule grants it; Germany’s war covers it' }),
  bar('italy-us', rule('R50-22'), ['us'], ['italy'], { when: always, words: 'no rule grants it; war on Germany covers it' }),
  bar('china-europe', rule('R50-24'), ['germany', 'italy'], ['china'], { when: always, words: 'no rule grants it' }),
  bar('china-europe', rule('R50-24'), ['china'], ['germany', 'italy'], { when: always, words: 'no rule grants it' }),
  bar('after-surrender', rule('002 59.86A'), ['germany'], ['us'], {
    when: isTurnAfterSurrender,
    words: 'not in the turn after Britain surrendered',
    ruling: 'R50-62',
  }),
  bar('after-surrender', rule('002 59.86A'), ['us'], ['germany'], {
    when: isTurnAfterSurrender,
    words: 'not in the turn after Britain surrendered',
    ruling: 'R50-62',
  }),
  bar('britain-alone', rule('002 59.86B'), ['germany'], ['britain'], {
    when: isBritainNeutral,
    unlessWith: ['us'],
    words: 'after its surrender only together with the U.S.',
  }),
  bar('surrendered', rule('002 59.83'), ['italy'], ['britain'], {
    when: isBritainNeutral,
    words: 'after its surrender it is neutral while the U.S. is',
  }),
  bar('surrendered', rule('002 59.83'), ['britain'], POWERS, {
    when: isBritainNeutral,
    words: 'after its surrender it goes to war as America does',
  }),
]
