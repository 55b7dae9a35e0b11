import { titled } from '../book-list.ts'
import type { RootEdition } from '../edition.ts'
import { choices } from '../generated/campaign/choices.ts'
import { campaignClauses } from './clauses.ts'
import { demonstrations } from './demonstrations.ts'
import { scenarios } from './scenarios.ts'
import { actions, subversions } from './tables/actions.ts'
import { balkans, bulgaria, hungary, rumania, yugoslavia } from './tables/balkans.ts'
import { forces, status } from './tables/general.ts'
import { britain, france, germany, italy, russia, us } from './tables/points.ts'
import { finland, norway, sweden } from './tables/scandinavia.ts'
import { greece, spain, turkey } from './tables/southern-europe.ts'
import { ukraine } from './tables/ukraine.ts'
import { belgiumLuxembourg, ireland, vichyFrance } from './tables/western-europe.ts'

/** The diplomacy, statuses and wars of the house campaign: what a roll is reckoned with. */
export const abridgedCampaign: RootEdition = {
  ...titled('campaign'),
  isAbridged: true,
  contents: [],
  rulings: [],
  choices,
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
  ],
  clauses: campaignClauses,
  sequence: () => [],
  options: [],
  scenarios: [...scenarios, ...demonstrations],
}
