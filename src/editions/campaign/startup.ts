import { titled } from '../book-list.ts'
import { type RootEdition, STARTUP } from '../edition.ts'
import { choices } from '../generated/campaign/choices.ts'
import { scenarios } from '../generated/campaign/scenarios.ts'
import { campaignClauses } from './clauses.ts'
import { sections, tables } from './tables/index.ts'

/** The diplomacy, statuses and wars of the house campaign: what a roll is reckoned with. */
export const startup: RootEdition = {
  ...titled('campaign'),
  ...STARTUP,
  choices,
  sections,
  tables,
  clauses: campaignClauses,
  options: [],
  scenarios,
}
