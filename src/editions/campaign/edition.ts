import type { RootEdition } from '../edition.ts'
import { campaignClauses } from './clauses.ts'
import { colonies } from './colonies.ts'
import { contents } from './contents/index.ts'
import { demonstrations } from './demonstrations.ts'
import { rulings } from './rulings.ts'
import { scenarios } from './scenarios.ts'
import { sequence } from './sequence.ts'
import { actions, subversions } from './tables/actions.ts'
import { balkans, bulgaria, hungary, rumania, yugoslavia } from './tables/balkans.ts'
import { forces, status } from './tables/general.ts'
import { britain, france, germany, italy, russia, us } from './tables/points.ts'
import { finland, norway, sweden } from './tables/scandinavia.ts'
import { greece, spain, turkey } from './tables/southern-europe.ts'
import { ukraine } from './tables/ukraine.ts'
import { belgiumLuxembourg, ireland, vichyFrance } from './tables/western-europe.ts'
import { rgt } from './tensions/rgt.ts'
import { usat } from './tensions/usat.ts'
import { usjt } from './tensions/usjt.ts'

/** The house campaign built on A World at War, a book of its own. */
export const campaign: RootEdition = {
  id: 'campaign',
  title: 'The campaign book',
  words: 'Chapter 3 of a house campaign, with its own phase, points and statuses.',
  contents,
  rulings,
  sections: [actions, subversions, status, forces, balkans],
  tables: [
    germany,
    italy,
    britain,
    france,
    us,
    russia,
    bulgaria,
    hungary,
    rumania,
    yugoslavia,
    belgiumLuxembourg,
    finland,
    greece,
    ireland,
    norway,
    spain,
    sweden,
    turkey,
    ukraine,
    vichyFrance,
    rgt,
    usat,
    usjt,
    ...colonies,
  ],
  clauses: campaignClauses,
  sequence,
  options: [],
  scenarios: [...scenarios, ...demonstrations],
}
