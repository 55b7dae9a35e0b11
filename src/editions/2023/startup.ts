import { titled } from '../book-list.ts'
import { type RootEdition, STARTUP } from '../edition.ts'
import { choices } from '../generated/2023/choices.ts'
import { scenarios } from '../generated/2023/scenarios.ts'
import { diplomacy } from './clauses.ts'
import { WITHOUT_PRELUDE } from './diplomatic-lists.ts'
import { gatheringStorm, stormOverAsia } from './preludes.ts'
import { sections, tables } from './tables/index.ts'

/** Rules 49 and 50 of June 2023 with the tables: what a roll is reckoned with. */
export const startup: RootEdition = {
  ...titled('2023'),
  ...STARTUP,
  choices,
  sections,
  tables,
  clauses: diplomacy(WITHOUT_PRELUDE),
  options: [gatheringStorm, stormOverAsia],
  scenarios,
}
