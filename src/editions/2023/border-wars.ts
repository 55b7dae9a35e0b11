import { all, any, atLeast, atWar, chosen, type Implication, marked, not, stands } from '../../rules/core/index.ts'
import { demanded } from '../clauses/borders.ts'
import type { Cite } from '../edition.ts'
import { russianHexes } from './tables/places-in.ts'

/** Who fights whom, and over which land (49.44, 50.527). */
export const BORDER_WARS = [
  { minor: 'rumania', by: 'russia', over: 'bessarabia' },
  { minor: 'finland', by: 'russia', over: 'finnishBorder' },
  { minor: 'poland', by: 'russia', over: 'easternPoland' },
  { minor: 'poland', by: 'germany', over: 'danzig' },
] as const

const hasRussiansIn = atLeast(1, russianHexes('finland'))
const joinedGermany = stands('finland', 'axis', 'associate', 'ally')

/** Border wars come of demands, and land that Russia has in peace (49.44); who holds hexes of a Finland that never joined Germany entered it before it could (SWE-A4). */
export const borderWars = (rule: Cite): readonly Implication[] => [
  ...demanded({ bessarabia: rule('RUM-A4'), finnishBorder: rule('FIN-A2') }),
  {
    id: 'finland-entered',
    when: all(hasRussiansIn, not(joinedGermany), not(atWar('germany', 'russia'))),
    implies: { is: 'fact', fact: 'finland.russiaEntered', value: true },
    strength: 'usual',
    words: 'Russia holds land in a Finland that has not joined Germany',
    cite: rule('SWE-A4'),
  },
  {
    id: 'finland-perhaps-entered',
    when: any(
      chosen('finnishBorder.borderWar', 'escalated'),
      all(hasRussiansIn, not(joinedGermany), not(marked('finland', 'conquered')), atWar('germany', 'russia')),
    ),
    implies: { is: 'fact', fact: 'finland.russiaEntered', value: true },
    strength: 'likely',
    words: 'Russia has attacked a Finland that has not joined Germany',
    cite: rule('SWE-A4'),
  },
]
