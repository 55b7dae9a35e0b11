import { type Entry, FACT_IDS, type FactId, mapEach, type Ruling } from '../rules/core/index.ts'
import { EDITIONS, openBook } from './all-books.ts'
import { BOOKS, type Listed } from './book-list.ts'
import { readersIn } from './fact-readers.ts'

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

/** The clauses of any book that read a fact, with whatever options. */
export function readersInAnyBook(): Readonly<Record<FactId, readonly string[]>> {
  const inEach = EDITIONS.flatMap(({ id, options }) =>
    [[], options.map((option) => option.id)].map((taken) => readersIn(openBook(id, { options: taken }))),
  )
  return mapEach(FACT_IDS, (fact) => [...new Set(inEach.flatMap((readers) => readers[fact] ?? []))])
}
