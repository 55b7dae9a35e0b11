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
import type { Say } from '../../clauses/saying.ts'

const isJapanAtWarInTheWest = any(atWar('britain', 'japan'), atWar('us', 'japan'))
const hasJapanAttackedBritain = any(
  atLeast(1, declarations(['japan'], ['britain'])),
  atLeast(1, earlierDeclarations(['japan'], ['britain'])),
)

/** What rule 50 forbids on the map for as long as there is no war. */
export const warNotices = (say: Say): readonly Notice[] => [
  say('neutrality', '50.51', FACTIONS, {
    when: always,
    words: 'no attack on neutrals, no entry or flight over them; ships and aircraft may use their part-water hexes',
  }),
  say('americans-out-of-europe', '50.57A', ['westernAllies'], {
    when: not(any(atWar('us', 'germany'), atWar('us', 'japan'))),
    words: 'no American units on the European map, South Africa or Ethiopia; transports and ASW as tension allows',
  }),
  say('americans-to-south-africa', '50.57A', ['westernAllies'], {
    when: all(not(atWar('us', 'germany')), atWar('us', 'japan')),
    words:
      'no American units on the European map or Ethiopia; to the South Africa box by naval redeployment; transports and ASW as tension allows',
  }),
  say('americans-out-of-the-pacific', '50.57B', ['westernAllies'], {
    when: not(any(atWar('us', 'japan'), hasJapanAttackedBritain)),
    words: 'no American units on the Pacific map, Australia or India, but as tension allows',
  }),
  say('indochina-closed', '50.525', ['westernAllies'], {
    when: all(flag('france.fallen'), not(isJapanAtWarInTheWest)),
    words: 'no British attack on French Indochina',
  }),
]
