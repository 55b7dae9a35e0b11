import type { RootEdition } from '../edition.ts'
import { contents } from '../generated/2023/contents.ts'
import { rulings } from '../generated/2023/rulings.ts'
import { abridged2023 } from './abridged.ts'
import { apart, apartWith } from './apart.ts'
import { sequence } from './sequence.ts'

const { isAbridged: _, ...core } = abridged2023

/** Rules 49 to 53 of June 2023, with the tables and the changes up to 2016. */
export const edition2023: RootEdition = {
  ...core,
  contents,
  rulings,
  apart,
  sequence,
  options: core.options.map((option) => ({ ...option, ...(apartWith[option.id] && { apart: apartWith[option.id] }) })),
}
