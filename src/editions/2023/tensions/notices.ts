import {
  all,
  any,
  atLeast,
  atWar,
  below,
  each,
  FACTIONS,
  flag,
  highestLevel,
  holds,
  level,
  mobilized,
  type Notice,
  not,
} from '../../../rules/core/index.ts'
import type { Say } from '../../clauses/saying.ts'
import { isAlertOpen, isGermanAttack, isUnprepared } from '../pearl-harbor/eastern.ts'
import { isJapanAlone } from './usjt.ts'

const isEasternWar = atWar('germany', 'russia')

/** From tension 20 (RGT-R20) until 50 or war (RGT-GA0, RGT-GA4, RGT-R50c). */
const isGarrisonDue = all(atLeast(20, level('rgt')), below(50, highestLevel('rgt')), not(isEasternWar))

const isGroundShort = any(
  below(10, each('russianBorder.infantry23')),
  below(4, each('russianBorder.infantry33')),
  below(6, each('russianBorder.armor35')),
)

/** It has gone there at 8 and stays there when the level falls again (51.232). */
const isFleetAtPearlHarbor = atLeast(8, highestLevel('usjt'))

/** What tension and mobilization hold the factions to on the map. */
export const tensionNotices = (say: Say): readonly Notice[] => [
  say('garrison', 'RGT-GA0', ['russia'], { when: isGarrisonDue, words: 'a border garrison is due when the Russian player turn ends' }),
  say('garrison-ground', 'RGT-GA1', ['russia'], {
    when: all(isGarrisonDue, isGroundShort),
    words: 'the border garrison is short: ten 2-3 and four 3-3 infantry and six 3-5 armour within four hexes',
  }),
  say('garrison-air', 'RGT-GA2', ['russia'], {
    when: all(isGarrisonDue, below(15, each('russianBorder.aaf'))),
    words: 'the border garrison is short: 15 AAF within three hexes',
  }),
  say('garrison-exempt', 'RGT-GA3', ['russia'], {
    when: isGarrisonDue,
    words: 'not bound: one-factor infantry, airborne, units added after Fall 1939, Pacific units, allies and associates',
  }),
  say('siberia', 'RGT-FP3', ['russia'], {
    when: all(below(50, highestLevel('rgt')), not(isEasternWar)),
    words: 'only one-factor infantry, airborne and added units may go to Siberia',
  }),
  say('ploesti', 'RGT-R45a', ['axis'], {
    when: all(atLeast(45, level('rgt')), any(holds('russia', 'ploesti'), flag('ploesti.lineCut'))),
    words: 'no oil from Ploesti',
  }),
  say('interest-in-russia', 'RGT-R45b', ['axis'], {
    when: all(atLeast(45, level('rgt')), flag('russia.germanInterest')),
    words: 'Germany loses its economic interest in Russia',
  }),
  say('unprepared-open', 'RGT-UP0', FACTIONS, {
    when: isAlertOpen,
    words: 'if tension was below 40 as Germany declared war Russian forces are unprepared this turn; it is not reported (russia.alert)',
  }),
  say('unprepared', 'RGT-UP0', FACTIONS, {
    when: all(isGermanAttack, isUnprepared),
    words: 'Russian forces are unprepared in this first turn',
  }),
  say('fleet-to-pearl-harbor', 'USJT-F2', ['westernAllies'], {
    when: all(isFleetAtPearlHarbor, not(atWar('us', 'japan')), { is: 'chosen', fact: 'pacificFleet.base', among: ['byLevel', 'usBox'] }),
    words: 'the Pacific Fleet, 2 AAF and 3 infantry factors must go to Pearl Harbor',
  }),
  say('fleet-stays', 'USJT-F5', ['westernAllies'], {
    when: all(
      { is: 'chosen', fact: 'pacificFleet.base', among: ['pearlHarbor'] },
      below(45, highestLevel('usjt')),
      not(atWar('us', 'japan')),
    ),
    words: 'the Pacific Fleet, with what joined it, stays at Pearl Harbor',
  }),
  say('britain-alone', 'USJT-B4', ['westernAllies'], {
    when: isJapanAlone,
    words: 'U.S. Far East forces are on alert; ground and air deployment limits may be ignored',
  }),
  say('britain-alone-ships', 'USJT-B5', ['westernAllies', 'japan'], { when: isJapanAlone, words: 'the U.S. and Japan may speed up ships' }),
  say('britain-alone-lands', 'USJT-B7', ['westernAllies', 'japan'], {
    when: isJapanAlone,
    words: 'Australia and British Pacific lands not attacked pass to U.S. control; Japan may not attack them',
  }),
  say('mobilized-russia', 'RGT-M16', ['russia'], {
    when: atLeast(1, mobilized('russia')),
    words: 'each mobilization holds 1 AAF and a 4-5 or 5-6 armour; the rest is free',
  }),
  say('russian-sites', 'RGT-M3', ['russia'], {
    when: atLeast(1, mobilized('russia')),
    words: 'new centres go to Kuibyshev, Magnitogorsk and Sverdlovsk, then to any supplied city in European Russia without one',
  }),
  say('russian-remnant', 'RGT-M19', ['russia'], {
    when: atLeast(1, mobilized('russia')),
    words: 'what the first half of a two-turn mobilization leaves unspent is added to the second',
  }),
  say('fleet-joined', 'USJT-F4', ['westernAllies'], {
    when: all(isFleetAtPearlHarbor, not(atWar('us', 'japan'))),
    words: 'ships sent to the Pacific, or built there and not sent away at once, join the Pacific Fleet',
  }),
]
