import type { Entry, Ruling } from '../rules/index.ts'
import { openBook } from './all-books.ts'
import { BOOKS, type Listed } from './book-list.ts'

/** A book of the list with its contents and rulings. */
export interface Ledger extends Listed {
  readonly contents: readonly Entry[]
  readonly rulings: readonly Ruling[]
}

/** The contents of every book. */
export const bookLedgers = (): readonly Ledger[] =>
  BOOKS.map((listed) => {
    const { contents, rulings } = openBook(listed.id)
    return { ...listed, contents: Object.values(contents), rulings: Object.values(rulings) }
  })
