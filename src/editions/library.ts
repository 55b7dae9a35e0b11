import type { Entry, Ruling } from '../rules/index.ts'
import { openBook, SHELF } from './shelf.ts'

/** A book's contents and rulings. */
export interface Ledger {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly contents: readonly Entry[]
  readonly rulings: readonly Ruling[]
}

/** The contents of every book. */
export const library = (): readonly Ledger[] =>
  SHELF.map(({ id, title, words }) => {
    const book = openBook(id)
    return { id, title, words, contents: Object.values(book.contents), rulings: Object.values(book.rulings) }
  })
