import {
  all,
  always,
  any,
  atLeast,
  atWar,
  declarations,
  earlierDeclarations,
  FACTIONS,
  flag,
  type Notice,
  not,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

const isJapanAtWarInTheWest = any(atWar('britain', 'japan'), atWar('us', 'japan'))
const hasJapanAttackedBritain = any(
  atLeast(1, declarations(['japan'], ['britain'])),
  atLeast(1, earlierDeclarations(['japan'], ['britain'])),
)

/** What rule 50 forbids on the map for as long as there is no war. */
export const warNotices = (rule: Cite): readonly Notice[] => [
  {
    id: 'neutrality',
    for: FACTIONS,
    when: always,
    words: 'no attack on neutrals, no entry or flight over them; ships and aircraft may use their part-water hexes',
    cite: rule('50.51'),
  },
  {
    id: 'americans-out-of-europe',
    for: ['westernAllies'],
    when: not(atWar('us', 'germany')),
    words: 'no American units on the European map, South Africa or Ethiopia; transports and ASW as tension allows',
    cite: rule('50.57A'),
  },
  {
    id: 'americans-out-of-the-pacific',
    for: ['westernAllies'],
    when: not(any(atWar('us', 'japan'), hasJapanAttackedBritain)),
    words: 'no American units on the Pacific map, Australia or India, but as tension allows',
    cite: rule('50.57B'),
  },
  {
    id: 'indochina-closed',
    for: ['westernAllies'],
    when: all(flag('france.fallen'), not(isJapanAtWarInTheWest)),
    words: 'no British attack on French Indochina',
    cite: rule('50.525'),
  },
]
