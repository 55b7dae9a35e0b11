import { CATALOGUE } from '../catalogue.ts'
import type { RootEdition } from '../edition.ts'
import { choices } from './choices.ts'
import { diplomacy } from './clauses.ts'
import { demonstrations } from './demonstrations.ts'
import { WITHOUT_PRELUDE } from './diplomatic-lists.ts'
import { gatheringStorm, stormOverAsia } from './preludes.ts'
import { scenarios } from './scenarios.ts'
import { britain, france, russia, us } from './tables/allied-points.ts'
import { germany, italy } from './tables/axis-points.ts'
import { balkans, bulgaria, hungary, rumania, yugoslavia } from './tables/balkans.ts'
import { failures, roll } from './tables/roll.ts'
import { finland, norway, sweden } from './tables/scandinavia.ts'
import { greece, turkey } from './tables/southern-europe.ts'
import { spain } from './tables/spain.ts'
import { frenchSurrender, italianSurrender } from './tables/surrender.ts'
import { ukraine } from './tables/ukraine.ts'
import { vichyFrance } from './tables/vichy.ts'
import { belgiumLuxembourg, ireland } from './tables/western-europe.ts'
import { rgt } from './tensions/rgt.ts'
import { usat } from './tensions/usat.ts'
import { usjt } from './tensions/usjt.ts'

/** Rules 49 and 50 of June 2023 with the tables: what a roll is reckoned with. */
export const abridged2023: RootEdition = {
  id: CATALOGUE['2023'].id,
  title: CATALOGUE['2023'].title,
  words: CATALOGUE['2023'].words,
  isAbridged: true,
  contents: [],
  rulings: [],
  choices,
  sections: [roll, balkans, failures],
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
    italianSurrender,
    frenchSurrender,
    rgt,
    usat,
    usjt,
  ],
  clauses: diplomacy(WITHOUT_PRELUDE),
  sequence: () => [],
  options: [gatheringStorm, stormOverAsia],
  scenarios: [...scenarios, ...demonstrations],
}
