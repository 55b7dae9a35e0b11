import type { RootEdition } from '../edition.ts'
import { campaignClauses } from './clauses.ts'
import { contents } from './contents/index.ts'
import { rulings } from './rulings.ts'
import { scenarios } from './scenarios.ts'

/** The house campaign built on A World at War, a book of its own. */
export const campaign: RootEdition = {
  id: 'campaign',
  title: 'The campaign book',
  words: 'Chapter 3 of a house campaign, with its own phase, points and statuses.',
  contents,
  rulings,
  sections: [],
  tables: [],
  clauses: campaignClauses,
  options: [],
  scenarios,
}
