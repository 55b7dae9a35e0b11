import type { Turn } from '../rules/core/index.ts'
import type { Chapters } from '../rules/game/index.ts'
import { BOOK_LIST } from './generated/books.ts'

/** A scenario as the list has it: known before its book is fetched. */
export interface ListedScenario {
  readonly id: string
  readonly title: string
  readonly turn: Turn
}

/** A book as the list has it: known before the book is fetched. */
export interface Listed {
  readonly id: string
  readonly title: string
  /** What it is, in a sentence. */
  readonly words: string
  /** Chapters that not every book has. */
  readonly chapters: readonly (keyof Chapters)[]
  /** A document that names none begins with the first. */
  readonly scenarios: readonly ListedScenario[]
}

type BookId = (typeof BOOK_LIST)[number]['id']

/** Every book there is, in the order of the shelf. */
export const BOOKS: readonly Listed[] = BOOK_LIST

export const isBookId = (id: string): boolean => BOOKS.some((book) => book.id === id)

/** What the list says of a book, for the book itself. */
export function titled(id: BookId): Pick<Listed, 'id' | 'title' | 'words'> {
  const { title, words } = BOOKS.find((book) => book.id === id) as Listed
  return { id, title, words }
}
