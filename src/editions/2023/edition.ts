import { type RootEdition, wholeOf } from '../edition.ts'
import { contents } from '../generated/2023/contents.ts'
import { rulings } from '../generated/2023/rulings.ts'
import { reference, referenceWith } from './reference.ts'
import { sequence } from './sequence.ts'
import { startup } from './startup.ts'

/** Rules 49 to 53 of June 2023, with the tables and the changes up to 2016. */
export const edition: RootEdition = wholeOf(startup, {
  contents,
  rulings,
  reference,
  sequence,
  options: startup.options.map((option) => ({ ...option, ...(referenceWith[option.id] && { reference: referenceWith[option.id] }) })),
})
