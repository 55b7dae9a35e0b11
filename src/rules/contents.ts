import type { Catalogue, Entry, Home } from './ledger.ts'

const toDo: Home = { is: 'to-do' }

type Draft = Omit<Entry, 'catalogue'>
type More = Pick<Entry, 'only' | 'printed'>

/** One line of a book's contents. A clause whose home is not named is still to do. */
export const clause = (number: string, heading: string, home: Home = toDo, more: More = {}): Draft => ({
  number,
  heading,
  home,
  ...more,
})

/** Clauses of one catalogue; `more` holds for each of them unless it says otherwise. */
export const chapter = (catalogue: Catalogue, clauses: readonly Draft[], more: More = {}): readonly Entry[] =>
  clauses.map((entry) => ({ catalogue, ...more, ...entry }))
