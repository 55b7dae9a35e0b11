import type { RootEdition } from '../edition.ts'
import { contents } from './contents.ts'
import { reference, referenceWith } from './reference.ts'
import { rulings } from './rulings.ts'
import { sequence } from './sequence.ts'
import { startup2023 } from './startup.ts'

const { isStartup: _, ...core } = startup2023

/** Rules 49 to 53 of June 2023, with the tables and the changes up to 2016. */
export const edition2023: RootEdition = {
  ...core,
  contents,
  rulings,
  reference,
  sequence,
  options: core.options.map((option) => ({ ...option, ...(referenceWith[option.id] && { reference: referenceWith[option.id] }) })),
}
