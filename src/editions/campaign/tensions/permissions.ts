import type { Permission } from '../../../rules/chapters/tension/index.ts'
import {
  all,
  any,
  atLeast,
  type Condition,
  counting,
  each,
  effectiveLevel,
  everAtWar,
  flag,
  happened,
  inBook,
  less,
  longAtWar,
  not,
  number,
  type Quantity,
  sum,
  turnsAfter,
  UNLIMITED,
} from '../../../rules/core/index.ts'
import { permission } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import { isAvgReady, isBritainFree, isBritainInEast, isChinaFree, isUsInEurope, isUsInThePacific } from '../aid.ts'
import { hasReached, isEasternWar } from '../positions.ts'
import { reached } from './reached.ts'

const inAwaw = inBook('2023')

const cappedUntil = (free: Condition, cap: Quantity): Quantity => sum(counting(not(free), cap), counting(free, number(UNLIMITED)))

/** The grant's turns: it runs to its end whatever the level does (RC-32). */
export const isDestroyerTurn = (nth: 1 | 2 | 3): Condition => turnsAfter(nth - 1, 'us.destroyerGrant')
const destroyers: Quantity = sum(
  counting(isDestroyerTurn(1), number(5)),
  counting(isDestroyerTurn(2), number(10)),
  counting(isDestroyerTurn(3), number(10)),
)

/** How far above 34 the effective level is; the escort goes up and down with it (3.2.7.4b). */
const escorts = less(effectiveLevel('usat'), number(34))

const inPhase = true as const

/** What levels let the powers do. What was once reached stays open (3.2.7.4a); amounts follow the level (3.2.7.4b). */
export const permissions = (rule: Cite): readonly Permission[] => [
  permission('subvert', rule('3.2.4.4a'), 'russia', { when: hasReached(15, 'rgt'), inPhase, words: 'Russia may use subversion' }),
  permission('attack-minors', rule('3.2.4.6b'), 'russia', {
    when: hasReached(25, 'rgt'),
    inPhase,
    words: 'Russia may attack neutrals not aligned with the Axis',
  }),
  permission('attack-interests', rule('3.2.4.6c'), 'russia', {
    when: hasReached(35, 'rgt'),
    inPhase,
    words: 'Russia may attack neutrals short of Axis Military Cooperation',
  }),
  permission('attack-germany', rule('RC-18'), 'russia', {
    when: hasReached(50, 'rgt'),
    unless: isEasternWar,
    inPhase,
    words: 'Russia may declare war on the Axis',
    standsIn: inAwaw('RGT-R50a'),
  }),
  permission('attack-axis', rule('RC-18'), 'us', {
    when: hasReached(50, 'usat'),
    unless: isUsInEurope,
    inPhase,
    words: 'the U.S. may declare war on the Axis',
    standsIn: inAwaw('USAT-R50'),
  }),
  permission('attack-japan', rule('3.3.3.4b'), 'us', {
    when: hasReached(50, 'usjt'),
    unless: isUsInThePacific,
    inPhase,
    words: 'the U.S. may declare war on Japan',
  }),
  // The level sets the aid (3.4.4.2a): one unit for each level above 25 (RC-81), as many as there are once the U.S. fights (3.4.4.4a).
  permission('lend-lease-britain', rule('3.4.4.4a'), 'us', {
    when: any(reached(25, 'usat'), isBritainFree),
    most: cappedUntil(isBritainFree, less(effectiveLevel('usat'), number(25))),
    words: 'lend-lease units to Britain this turn',
    ruling: 'RC-81',
    standsIn: inAwaw('USAT-R25a'),
  }),
  // Built in America, sent as any other unit.
  permission('lend-ships', rule('3.4.4.2d'), 'us', {
    when: any(reached(25, 'usat'), isBritainFree),
    words: 'ships built in the U.S. may go to Britain as lend-lease',
    ruling: 'RC-18',
  }),
  permission('grant-destroyers', rule('RC-18'), 'us', {
    when: reached(25, 'usat'),
    unless: happened('us.destroyerGrant'),
    words: 'the grant of 25 DDs to Britain may begin',
    standsIn: inAwaw('USAT-R25b'),
  }),
  permission('destroyers', rule('3.4.4.2b'), 'us', {
    when: any(isDestroyerTurn(1), isDestroyerTurn(2), isDestroyerTurn(3)),
    most: destroyers,
    words: 'DDs for Britain this turn',
  }),
  permission('escort-british-convoys', rule('3.4.4.5'), 'us', {
    when: any(atLeast(35, effectiveLevel('usat')), isUsInEurope),
    most: cappedUntil(isUsInEurope, escorts),
    words: 'U.S. air or naval units guarding British convoys',
  }),
  // A war that began below 50 leaves the shipping bare in its first turn (3.4.4.6b).
  permission('escort-own-shipping', rule('3.4.4.6a'), 'us', {
    when: any(reached(50, 'usat'), longAtWar('us', 'germany'), longAtWar('us', 'italy')),
    words: 'the U.S. may escort its own Atlantic shipping',
    ruling: 'RC-86',
  }),
  permission('escort-pacific', rule('3.4.4.6c'), 'us', {
    when: any(reached(40, 'usjt'), isUsInThePacific),
    words: 'the U.S. may escort its Pacific shipping',
    standsIn: inAwaw('USJT-R40d'),
  }),
  permission('lend-lease-china', rule('3.4.4.4a'), 'us', {
    when: any(reached(3, 'usjt'), isChinaFree),
    most: cappedUntil(
      isChinaFree,
      sum(counting(atLeast(3, effectiveLevel('usjt')), number(5)), counting(atLeast(14, effectiveLevel('usjt')), number(5))),
    ),
    words: 'units of U.S. aid to Nationalist China this turn',
    ruling: 'RC-81',
    standsIn: inAwaw('USJT-R3'),
  }),
  // Single gifts: what has been given is not given again.
  permission('aircraft-china', rule('3.4.4.3a'), 'us', {
    when: reached(20, 'usjt'),
    most: less(sum(counting(reached(20, 'usjt'), number(1)), counting(reached(35, 'usjt'), number(1))), each('china.aircraftGranted')),
    words: 'aircraft units still to be granted to China',
    ruling: 'RC-81',
    standsIn: inAwaw('USJT-R20b'),
  }),
  permission('set-up-avg', rule('3.4.4.3b'), 'us', {
    when: isAvgReady,
    unless: flag('avg.setUp'),
    most: number(1),
    words: 'the AVG, a fighter with a leader and 200 experience',
  }),
  permission('replace-avg', rule('3.4.4.3d'), 'us', {
    when: all(flag('avg.setUp'), flag('avg.destroyed')),
    most: number(1),
    words: 'a new AVG, without leader or experience',
  }),
  permission('fourteenth-fighters', rule('3.4.4.3c'), 'us', {
    when: isUsInThePacific,
    most: number(2),
    words: 'fighters of the 14th Air Force in China, the AVG one of them',
  }),
  permission('fourteenth-bombers', rule('3.4.4.3c'), 'us', {
    when: isUsInThePacific,
    most: number(2),
    words: 'bombers of the 14th Air Force in China',
  }),
  permission('russia-aids-china', rule('3.4.3.4a'), 'russia', {
    when: all(),
    most: sum(number(5), counting(everAtWar('japan', 'russia'), number(5))),
    words: 'units of Russian aid to Nationalist China this turn',
  }),
  permission('britain-aids-china', rule('3.4.2.4b'), 'britain', { when: isBritainInEast, words: 'Britain may aid Nationalist China' }),
]
