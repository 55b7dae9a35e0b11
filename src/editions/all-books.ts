import { bookSetOf } from './book-set.ts'
import { EDITIONS } from './generated/editions.ts'

export { EDITIONS } from './generated/editions.ts'

/** Every book that can be opened. */
export const ALL_BOOKS = bookSetOf(EDITIONS)

export const openBook = ALL_BOOKS.open
