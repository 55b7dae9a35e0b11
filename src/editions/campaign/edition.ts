import type { RootEdition } from '../edition.ts'
import { colonies } from './colonies.ts'
import { contents } from './contents/index.ts'
import { reference } from './reference.ts'
import { rulings } from './rulings.ts'
import { sequence } from './sequence.ts'
import { startupCampaign } from './startup.ts'
import { rgt } from './tensions/rgt.ts'
import { usat } from './tensions/usat.ts'
import { usjt } from './tensions/usjt.ts'

const { isStartup: _, ...core } = startupCampaign

/** The house campaign built on A World at War, a book of its own. */
export const campaign: RootEdition = {
  ...core,
  tables: [...core.tables, rgt, usat, usjt, ...colonies],
  contents,
  rulings,
  reference,
  sequence,
}
