import {
  all,
  any,
  atLeast,
  atWar,
  type Condition,
  chosen,
  everAtWar,
  flag,
  heldBy,
  type Implication,
  marked,
  not,
  stands,
  tied,
} from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'
import { russianHexes } from './tables/places-in.ts'

/** Who fights whom, and over which land (49.44, 50.527). */
export const BORDER_WARS = [
  { minor: 'rumania', by: 'russia', over: 'bessarabia' },
  { minor: 'finland', by: 'russia', over: 'finnishBorder' },
  { minor: 'poland', by: 'russia', over: 'easternPoland' },
  { minor: 'poland', by: 'germany', over: 'danzig' },
] as const

type BorderLand = 'bessarabia' | 'finnishBorder'

/** There is or was a border war, or a turn of fighting in one. */
const hasFoughtFor = (land: BorderLand): Condition => any(chosen(`${land}.borderWar`, 'open', 'escalated', 'over'), flag(`${land}.fought`))

/** Russia has it without a war in which it could have taken it, and without a result that gave it more. */
const hasWithoutWar = (land: BorderLand, owner: 'rumania' | 'finland'): Condition =>
  all(heldBy('russia', land), not(everAtWar('russia', owner)), not(everAtWar('germany', 'russia')), not(tied(owner, 'russia')))

const hasRussiansIn = atLeast(1, russianHexes('finland'))
const joinedGermany = stands('finland', 'axis', 'associate', 'ally')

/** Border wars come of demands, and land that Russia has in peace (49.44); who holds hexes of a Finland that never joined Germany entered it before it could (SWE-A4). */
export const borderWars = (rule: Cite): readonly Implication[] => [
  {
    id: 'bessarabia-demanded',
    when: hasFoughtFor('bessarabia'),
    implies: { is: 'fact', fact: 'bessarabia.demanded', value: true },
    strength: 'certain',
    words: 'Russia has fought for Bessarabia',
    cite: rule('RUM-A4'),
  },
  {
    id: 'bessarabia-ceded-on-demand',
    when: hasWithoutWar('bessarabia', 'rumania'),
    implies: { is: 'fact', fact: 'bessarabia.demanded', value: true },
    strength: 'usual',
    words: 'Russia holds Bessarabia and has not been at war with Rumania',
    cite: rule('RUM-A4'),
  },
  {
    id: 'finnish-border-demanded',
    when: hasFoughtFor('finnishBorder'),
    implies: { is: 'fact', fact: 'finnishBorder.demanded', value: true },
    strength: 'certain',
    words: 'Russia has fought for the Finnish border land',
    cite: rule('FIN-A2'),
  },
  {
    id: 'finnish-border-ceded-on-demand',
    when: hasWithoutWar('finnishBorder', 'finland'),
    implies: { is: 'fact', fact: 'finnishBorder.demanded', value: true },
    strength: 'usual',
    words: 'Russia holds the Finnish border land and has not been at war with Finland',
    cite: rule('FIN-A2'),
  },
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
