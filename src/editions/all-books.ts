import { edition2023 } from './2023/edition.ts'
import { bookSetOf } from './book-set.ts'
import { campaign } from './campaign/edition.ts'
import { classic } from './classic/edition.ts'
import type { Edition } from './edition.ts'

/** Every book that can be opened. */
export const EDITIONS: readonly Edition[] = [edition2023, classic, campaign]

export const ALL_BOOKS = bookSetOf(EDITIONS)

export const openBook = ALL_BOOKS.open
