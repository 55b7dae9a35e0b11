import type { RootEdition } from '../edition.ts'
import { contents } from '../generated/campaign/contents.ts'
import { rulings } from '../generated/campaign/rulings.ts'
import { abridgedCampaign } from './abridged.ts'
import { campaignApart } from './apart.ts'
import { colonies } from './colonies.ts'
import { sequence } from './sequence.ts'
import { rgt } from './tensions/rgt.ts'
import { usat } from './tensions/usat.ts'
import { usjt } from './tensions/usjt.ts'

const { isAbridged: _, ...core } = abridgedCampaign

/** The house campaign built on A World at War, a book of its own. */
export const campaign: RootEdition = {
  ...core,
  tables: [...core.tables, rgt, usat, usjt, ...colonies],
  contents,
  rulings,
  apart: campaignApart,
  sequence,
}
