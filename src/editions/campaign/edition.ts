import { type RootEdition, wholeOf } from '../edition.ts'
import { contents } from '../generated/campaign/contents.ts'
import { rulings } from '../generated/campaign/rulings.ts'
import { colonies } from './colonies.ts'
import { reference } from './reference.ts'
import { sequence } from './sequence.ts'
import { startup } from './startup.ts'
import { rgt } from './tensions/rgt.ts'
import { usat } from './tensions/usat.ts'
import { usjt } from './tensions/usjt.ts'

/** The house campaign built on A World at War, a book of its own. */
export const edition: RootEdition = wholeOf(startup, {
  tables: [...startup.tables, rgt, usat, usjt, ...colonies],
  contents,
  rulings,
  reference,
  sequence,
})
