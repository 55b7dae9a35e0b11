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
  highestLevel,
  type Notice,
  not,
  tally,
} from '../../../rules/core/index.ts'
import { permission } from '../../clauses/row.ts'
import type { Say } from '../../clauses/saying.ts'
import type { Cite } from '../../edition.ts'

const isPacificWar = atWar('us', 'japan')
const usjt = (needed: number) => atLeast(needed, effectiveLevel('usjt'))
/** What the level has once made the Pacific fleet do stays done when it falls again (51.232). */
const hasReached = (needed: number) => atLeast(needed, highestLevel('usjt'))
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
  permission('atlantic-core-leaves', rule('51.221A'), 'us', {
    when: isPacificWar,
    words: 'the core of the Atlantic fleet may leave the European theatre',
  }),
  permission('atlantic-ships-beyond-pearl', rule('51.221B'), 'us', {
    when: any(usjt(45), isPacificWar),
    words: 'Yorktown and Atlantic launches may go beyond Pearl Harbor',
  }),
  permission('pacific-ships-to-atlantic', rule('51.222'), 'us', {
    when: isPacificWar,
    words: 'ships of the Pacific fleet may join the Atlantic fleet',
  }),
  permission('pacific-fleet-leaves-box', rule('51.231'), 'us', {
    when: any(hasReached(8), isPacificWar),
    words: 'the Pacific fleet may leave its U.S. box',
  }),
  permission('pacific-fleet-leaves-pearl', rule('51.232'), 'us', {
    when: any(hasReached(45), isPacificWar),
    words: 'the Pacific fleet may leave Pearl Harbor',
  }),
  permission('asw-to-atlantic', rule('51.234'), 'us', {
    when: usat(25),
    most: tally(usat(25), usat(35)),
    words: 'ASW factors in the Atlantic SW box',
  }),
  permission('asw-to-pacific', rule('51.235'), 'us', {
    when: usjt(40),
    most: tally(usjt(40)),
    words: 'ASW factors a turn to the Pacific SW box',
  }),
  permission('nationalists-abroad', rule('52.61'), 'china', {
    when: all(isChinaFree, atLeast(0, each('china.resistance'))),
    words: 'Nationalist ground units may fight on the Southeast Asian front',
  }),
]

const isBeforeTheWar = not(isPacificWar)

/** What holds American ships, and Japan, while things last; the same in every book. */
export const fleetNotices = (say: Say): readonly Notice[] => [
  say('no-invasion-of-pearl-harbor', '51.13', ['japan'], {
    when: atLeast(1, declarations(['japan'], ['us'])),
    words: 'no invasion of Pearl Harbor this turn',
  }),
  say('fleets-set-up', '51.21', ['westernAllies'], {
    when: not(fromTurn('1939 winter')),
    words: 'all American ships start in the Pacific or Atlantic U.S. box',
  }),
  say('atlantic-core', '51.221A', ['westernAllies'], {
    when: isBeforeTheWar,
    words: 'six 3-factor battleships, CA14 and DD6 stay in the European theatre',
  }),
  say('pacific-fleet-in-box', '51.231', ['westernAllies'], {
    when: all(isBeforeTheWar, chosen('pacificFleet.base', 'byLevel', 'usBox'), below(8, highestLevel('usjt'))),
    words: 'American fleets stay in their U.S. boxes',
  }),
  say('pacific-fleet-at-pearl', '51.232', ['westernAllies'], {
    when: all(isBeforeTheWar, any(hasReached(8), chosen('pacificFleet.base', 'pearlHarbor')), below(45, highestLevel('usjt'))),
    words: 'the whole Pacific fleet is based at Pearl Harbor and stays there',
  }),
  say('neutral-transports', '51.233', ['westernAllies'], {
    when: not(any(isPacificWar, atWar('us', 'germany'))),
    words: 'a neutral U.S. builds transports only by cash and carry or lend lease',
  }),
  say('nationalists-at-home', '51.74', ['westernAllies'], {
    when: not(isChinaFree),
    words: 'no Nationalist ground units outside China, no Flying Tigers lent',
  }),
]

/** Nobody has reported its base, so it is where its level puts it. */
const isByLevel = chosen('pacificFleet.base', 'byLevel')

/** How ships launched later join a fleet; the older book has one paragraph instead. */
export const launchNotices = (say: Say): readonly Notice[] => [
  say('launched-ships', '51.224A', ['westernAllies'], {
    when: isBeforeTheWar,
    words: 'ships beyond the starting fleets are assigned to one of the two',
  }),
  say('launched-this-turn', '51.224A-2', ['westernAllies'], {
    when: isBeforeTheWar,
    words: 'ships launched this turn are assigned when Allied redeployment ends',
  }),
  say('launched-change', '51.224B', ['westernAllies'], {
    when: isBeforeTheWar,
    words: 'added Atlantic ships may still change fleet, added Pacific ones not',
  }),
  say('launched-in-box', '51.224C', ['westernAllies'], {
    when: all(isBeforeTheWar, any(chosen('pacificFleet.base', 'usBox'), all(isByLevel, not(hasReached(8))))),
    words: 'ships added to the Pacific fleet base in the Pacific U.S. box',
  }),
  say('launched-at-pearl', '51.224C', ['westernAllies'], {
    when: all(isBeforeTheWar, any(chosen('pacificFleet.base', 'pearlHarbor'), all(isByLevel, hasReached(8)))),
    words: 'ships added to the Pacific fleet base at Pearl Harbor',
  }),
]

/** Storm Over Asia brings ships of its own. */
export const preludeLaunches = (say: Say): readonly Notice[] => [
  say('launched-in-prelude', '51.224A-1', ['westernAllies'], {
    when: not(fromTurn('1939 winter')),
    words: 'ships launched in the prelude are assigned to a fleet now',
  }),
]
