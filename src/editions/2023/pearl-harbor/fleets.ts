import type { PearlHarborClauses } from '../../../rules/chapters/pearl-harbor/index.ts'
import type { Permission } from '../../../rules/chapters/tension/index.ts'
import {
  all,
  alliedTurnOfWar,
  any,
  atLeast,
  atWar,
  below,
  chosen,
  declarations,
  each,
  effectiveLevel,
  fromTurn,
  type Notice,
  not,
  tally,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

const isPacificWar = atWar('us', 'japan')
const usjt = (needed: number) => atLeast(needed, effectiveLevel('usjt'))
const usat = (needed: number) => atLeast(needed, effectiveLevel('usat'))

/** The second Allied player turn after Japan and Britain went to war has come. */
export const isChinaFree = alliedTurnOfWar(2, 'japan', 'britain')

/** American ships of Fall 1939 (51.21); the table of U.S.-Japanese tension lists those of the Pacific too (USJT-F1). */
export const fleets = (rule: Cite): PearlHarborClauses['fleets'] => ({
  pacific: {
    carriers: ['Enterprise', 'Saratoga', 'Lexington'],
    battleships: ['Arizona', 'California', 'Maryland', 'Nevada', 'Oklahoma', 'Pennsylvania', 'Tennessee', 'West Virginia'],
    cruiserFactors: 14,
    destroyerFactors: 12,
    cite: rule('51.21A'),
  },
  atlantic: {
    carriers: ['Yorktown'],
    battleships: ['Colorado', 'Idaho', 'Mississippi', 'New Mexico', 'New York', 'Texas'],
    cruiserFactors: 14,
    destroyerFactors: 6,
    cite: rule('51.21B'),
  },
})

/** What lets American ships, and the Nationalist Chinese, go where. */
export const pacificPermissions = (rule: Cite): readonly Permission[] => [
  {
    id: 'atlantic-core-leaves',
    by: 'us',
    when: isPacificWar,
    words: 'the core of the Atlantic fleet may leave the European theatre',
    cite: rule('51.221A'),
  },
  {
    id: 'atlantic-ships-beyond-pearl',
    by: 'us',
    when: any(usjt(45), isPacificWar),
    words: 'Yorktown and Atlantic launches may go beyond Pearl Harbor',
    cite: rule('51.221B'),
  },
  {
    id: 'pacific-ships-to-atlantic',
    by: 'us',
    when: isPacificWar,
    words: 'ships of the Pacific fleet may join the Atlantic fleet',
    cite: rule('51.222'),
  },
  {
    id: 'pacific-fleet-leaves-box',
    by: 'us',
    when: any(usjt(8), isPacificWar),
    words: 'the Pacific fleet may leave its U.S. box',
    cite: rule('51.231'),
  },
  {
    id: 'pacific-fleet-leaves-pearl',
    by: 'us',
    when: any(usjt(45), isPacificWar),
    words: 'the Pacific fleet may leave Pearl Harbor',
    cite: rule('51.232'),
  },
  {
    id: 'asw-to-atlantic',
    by: 'us',
    when: usat(25),
    most: tally(usat(25), usat(35)),
    words: 'ASW factors in the Atlantic SW box',
    cite: rule('51.234'),
  },
  {
    id: 'asw-to-pacific',
    by: 'us',
    when: usjt(40),
    most: tally(usjt(40)),
    words: 'ASW factors a turn to the Pacific SW box',
    cite: rule('51.235'),
  },
  {
    id: 'nationalists-abroad',
    by: 'china',
    when: all(isChinaFree, atLeast(0, each('china.resistance'))),
    words: 'Nationalist ground units may fight on the Southeast Asian front',
    cite: rule('52.61'),
  },
]

const isBeforeTheWar = not(isPacificWar)

/** What holds American ships, and Japan, while things last; the same in every book. */
export const fleetNotices = (rule: Cite): readonly Notice[] => [
  {
    id: 'no-invasion-of-pearl-harbor',
    for: ['axis'],
    when: atLeast(1, declarations(['japan'], ['us'])),
    words: 'no invasion of Pearl Harbor this turn',
    cite: rule('51.13'),
  },
  {
    id: 'fleets-set-up',
    for: ['westernAllies'],
    when: not(fromTurn('1939 winter')),
    words: 'all American ships start in the Pacific or Atlantic U.S. box',
    cite: rule('51.21'),
  },
  {
    id: 'atlantic-core',
    for: ['westernAllies'],
    when: isBeforeTheWar,
    words: 'six 3-factor battleships, CA14 and DD6 stay in the European theatre',
    cite: rule('51.221A'),
  },
  {
    id: 'pacific-fleet-in-box',
    for: ['westernAllies'],
    when: all(isBeforeTheWar, chosen('pacificFleet.base', 'byLevel', 'usBox'), below(8, effectiveLevel('usjt'))),
    words: 'American fleets stay in their U.S. boxes',
    cite: rule('51.231'),
  },
  {
    id: 'pacific-fleet-at-pearl',
    for: ['westernAllies'],
    when: all(isBeforeTheWar, any(usjt(8), chosen('pacificFleet.base', 'pearlHarbor')), below(45, effectiveLevel('usjt'))),
    words: 'the whole Pacific fleet is based at Pearl Harbor and stays there',
    cite: rule('51.232'),
  },
  {
    id: 'neutral-transports',
    for: ['westernAllies'],
    when: not(any(isPacificWar, atWar('us', 'germany'))),
    words: 'a neutral U.S. builds transports only by cash and carry or lend lease',
    cite: rule('51.233'),
  },
  {
    id: 'nationalists-at-home',
    for: ['westernAllies'],
    when: not(isChinaFree),
    words: 'no Nationalist ground units outside China, no Flying Tigers lent',
    cite: rule('51.74'),
  },
]

/** Nobody has reported its base, so it is where its level puts it. */
const isByLevel = chosen('pacificFleet.base', 'byLevel')

/** How ships launched later join a fleet; the older book has one paragraph instead. */
export const launchNotices = (rule: Cite): readonly Notice[] => [
  {
    id: 'launched-ships',
    for: ['westernAllies'],
    when: isBeforeTheWar,
    words: 'ships beyond the starting fleets are assigned to one of the two',
    cite: rule('51.224A'),
  },
  {
    id: 'launched-this-turn',
    for: ['westernAllies'],
    when: isBeforeTheWar,
    words: 'ships launched this turn are assigned when Allied redeployment ends',
    cite: rule('51.224A-2'),
  },
  {
    id: 'launched-change',
    for: ['westernAllies'],
    when: isBeforeTheWar,
    words: 'added Atlantic ships may still change fleet, added Pacific ones not',
    cite: rule('51.224B'),
  },
  {
    id: 'launched-in-box',
    for: ['westernAllies'],
    when: all(isBeforeTheWar, any(chosen('pacificFleet.base', 'usBox'), all(isByLevel, not(usjt(8))))),
    words: 'ships added to the Pacific fleet base in the Pacific U.S. box',
    cite: rule('51.224C'),
  },
  {
    id: 'launched-at-pearl',
    for: ['westernAllies'],
    when: all(isBeforeTheWar, any(chosen('pacificFleet.base', 'pearlHarbor'), all(isByLevel, usjt(8)))),
    words: 'ships added to the Pacific fleet base at Pearl Harbor',
    cite: rule('51.224C'),
  },
]

/** Storm Over Asia brings ships of its own. */
export const preludeLaunches = (rule: Cite): readonly Notice[] => [
  {
    id: 'launched-in-prelude',
    for: ['westernAllies'],
    when: not(fromTurn('1939 winter')),
    words: 'ships launched in the prelude are assigned to a fleet now',
    cite: rule('51.224A-1'),
  },
]
