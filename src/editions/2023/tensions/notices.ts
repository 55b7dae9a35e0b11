import {
  all,
  any,
  atLeast,
  atWar,
  below,
  declarations,
  each,
  effectiveLevel,
  FACTIONS,
  flag,
  holds,
  level,
  mobilized,
  type Notice,
  not,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isJapanAlone } from './usjt.ts'

const isEasternWar = atWar('germany', 'russia')

/** From tension 20 (RGT-R20) until 50 or war (RGT-GA0, RGT-GA4, RGT-R50c). */
const isGarrisonDue = all(atLeast(20, level('rgt')), below(50, level('rgt')), not(isEasternWar))

const isGroundShort = any(
  below(10, each('russianBorder.infantry23')),
  below(4, each('russianBorder.infantry33')),
  below(6, each('russianBorder.armor35')),
)

/** Germany attacks this turn and Russian forces are not on alert (RGT-UP0, RGT-R40a). */
const isUnprepared = all(atLeast(1, declarations(['germany'], ['russia'])), below(40, level('rgt')))

const isFleetAtPearlHarbor = atLeast(8, effectiveLevel('usjt'))

/** What tension and mobilization hold the factions to on the map. */
export const tensionNotices = (rule: Cite): readonly Notice[] => [
  {
    id: 'garrison',
    for: ['russia'],
    when: isGarrisonDue,
    words: 'a border garrison is due when the Russian player turn ends',
    cite: rule('RGT-GA0'),
  },
  {
    id: 'garrison-ground',
    for: ['russia'],
    when: all(isGarrisonDue, isGroundShort),
    words: 'the border garrison is short: ten 2-3 and four 3-3 infantry and six 3-5 armour within four hexes',
    cite: rule('RGT-GA1'),
  },
  {
    id: 'garrison-air',
    for: ['russia'],
    when: all(isGarrisonDue, below(15, each('russianBorder.aaf'))),
    words: 'the border garrison is short: 15 AAF within three hexes',
    cite: rule('RGT-GA2'),
  },
  {
    id: 'garrison-exempt',
    for: ['russia'],
    when: isGarrisonDue,
    words: 'not bound: one-factor infantry, airborne, units added after Fall 1939, Pacific units, allies and associates',
    cite: rule('RGT-GA3'),
  },
  {
    id: 'siberia',
    for: ['russia'],
    when: all(below(50, level('rgt')), not(isEasternWar)),
    words: 'only one-factor infantry, airborne and added units may go to Siberia',
    cite: rule('RGT-FP3'),
  },
  {
    id: 'ploesti',
    for: ['axis'],
    when: all(atLeast(45, level('rgt')), any(holds('russia', 'ploesti'), flag('ploesti.lineCut'))),
    words: 'no oil from Ploesti',
    cite: rule('RGT-R45a'),
  },
  {
    id: 'interest-in-russia',
    for: ['axis'],
    when: all(atLeast(45, level('rgt')), flag('russia.germanInterest')),
    words: 'Germany loses its economic interest in Russia',
    cite: rule('RGT-R45b'),
  },
  { id: 'unprepared', for: FACTIONS, when: isUnprepared, words: 'Russian forces are unprepared in this first turn', cite: rule('RGT-UP0') },
  {
    id: 'unprepared-zoc',
    for: FACTIONS,
    when: isUnprepared,
    words: 'Russian armour next to Axis hexes at the start has no zone of control in Axis movement',
    cite: rule('RGT-UP1'),
  },
  {
    id: 'unprepared-movement',
    for: FACTIONS,
    when: isUnprepared,
    words: 'other Russian armour costs one extra movement factor instead of two',
    cite: rule('RGT-UP2'),
  },
  {
    id: 'unprepared-exploitation',
    for: FACTIONS,
    when: isUnprepared,
    words: 'in exploitation Russian zones of control work as usual',
    cite: rule('RGT-UP3'),
  },
  {
    id: 'unprepared-infantry',
    for: FACTIONS,
    when: isUnprepared,
    words:
      '-1 for Russian infantry in eastern Poland, the Baltic States and Russia, outside objectives and ICs, against Axis armour before exploitation',
    cite: rule('RGT-UP4'),
  },
  { id: 'unprepared-air', for: FACTIONS, when: isUnprepared, words: 'the Russian air nationality DRM is one lower', cite: rule('RGT-UP5') },
  {
    id: 'unprepared-slow',
    for: FACTIONS,
    when: isUnprepared,
    words: 'in the Russian player turn armour moves 2 and infantry 1; specialised and Pacific units move as usual',
    cite: rule('RGT-UP6'),
  },
  {
    id: 'unprepared-allies',
    for: FACTIONS,
    when: isUnprepared,
    words: 'the same for Russian associates and allies away from home',
    cite: rule('RGT-UP7'),
  },
  {
    id: 'fleet-to-pearl-harbor',
    for: ['westernAllies'],
    when: all(isFleetAtPearlHarbor, not(atWar('us', 'japan')), { is: 'chosen', fact: 'pacificFleet.base', among: ['byLevel', 'usBox'] }),
    words: 'the Pacific Fleet, 2 AAF and 3 infantry factors must go to Pearl Harbor',
    cite: rule('USJT-F2'),
  },
  {
    id: 'fleet-stays',
    for: ['westernAllies'],
    when: all(
      { is: 'chosen', fact: 'pacificFleet.base', among: ['pearlHarbor'] },
      below(45, effectiveLevel('usjt')),
      not(atWar('us', 'japan')),
    ),
    words: 'the Pacific Fleet, with what joined it, stays at Pearl Harbor',
    cite: rule('USJT-F5'),
  },
  {
    id: 'britain-alone',
    for: ['westernAllies'],
    when: isJapanAlone,
    words: 'U.S. Far East forces are on alert; ground and air deployment limits may be ignored',
    cite: rule('USJT-B4'),
  },
  {
    id: 'britain-alone-ships',
    for: ['westernAllies', 'axis'],
    when: isJapanAlone,
    words: 'the U.S. and Japan may speed up ships',
    cite: rule('USJT-B5'),
  },
  {
    id: 'britain-alone-lands',
    for: ['westernAllies', 'axis'],
    when: isJapanAlone,
    words: 'Australia and British Pacific lands not attacked pass to U.S. control; Japan may not attack them',
    cite: rule('USJT-B7'),
  },
  {
    id: 'mobilized-russia',
    for: ['russia'],
    when: atLeast(1, mobilized('russia')),
    words: 'each mobilization holds 1 AAF and a 4-5 or 5-6 armour; the rest is free',
    cite: rule('RGT-M16'),
  },
  {
    id: 'russian-sites',
    for: ['russia'],
    when: atLeast(1, mobilized('russia')),
    words: 'new centres go to Kuibyshev, Magnitogorsk and Sverdlovsk, then to any supplied city in European Russia without one',
    cite: rule('RGT-M3'),
  },
  {
    id: 'russian-remnant',
    for: ['russia'],
    when: atLeast(1, mobilized('russia')),
    words: 'what the first half of a two-turn mobilization leaves unspent is added to the second',
    cite: rule('RGT-M19'),
  },
  {
    id: 'fleet-joined',
    for: ['westernAllies'],
    when: all(isFleetAtPearlHarbor, not(atWar('us', 'japan'))),
    words: 'ships sent to the Pacific, or built there and not sent away at once, join the Pacific Fleet',
    cite: rule('USJT-F4'),
  },
]
