import { edition2023 } from './2023/edition.ts'
import { bookcaseOf } from './bookcase.ts'
import { campaign } from './campaign/edition.ts'
import { classic } from './classic/edition.ts'
import type { Edition } from './edition.ts'

/** Every book that can be opened. */
export const SHELF: readonly Edition[] = [edition2023, classic, campaign]

export const WHOLE_SHELF = bookcaseOf(SHELF)

export const openBook = WHOLE_SHELF.open
