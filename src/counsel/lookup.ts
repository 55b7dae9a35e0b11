import { bookLedgers, type Ledger, openBook } from '../editions/index.ts'
import type { Entry, Ruling, Table } from '../rules/core/index.ts'
import { type PrintedRow, printedTable } from './doors/books/printed-table.ts'
import { factsWithReaders, type ReadFact } from './read-facts.ts'
import { isSaidIn, plainly, soughtIn } from './said.ts'

/** A table by its name. */
export type NamedTable = Pick<Table, 'id' | 'title'>

/** A line of the tables, told once for all that have it. */
export interface SharedLine {
  readonly row: PrintedRow
  readonly tables: readonly NamedTable[]
}

/** Something found, with the books that have it in these words. */
export type Shared<T> = T & { readonly books: readonly string[] }

/** Everything that a number or a word finds in the books. */
export interface Found {
  readonly tables: readonly Shared<NamedTable>[]
  readonly clauses: readonly Shared<{ readonly clause: Entry }>[]
  readonly lines: readonly Shared<SharedLine>[]
  readonly rulings: readonly Shared<{ readonly ruling: Ruling }>[]
  readonly facts: readonly ReadFact[]
}

/** A row without its book, which its citation names. */
const told = ({ cite, standsIn, ...row }: PrintedRow): string => JSON.stringify([row, cite.rule, standsIn?.rule])

const sharedLines = new Map<string, readonly SharedLine[]>()

/** Every line of a book's tables, the same line of several tables once. */
function linesOf(book: string): readonly SharedLine[] {
  const known = sharedLines.get(book)
  if (known !== undefined) return known
  const byTold = new Map<string, SharedLine>()
  for (const { id, title, rows } of Object.values(openBook(book).tables).map(printedTable))
    for (const row of rows) byTold.set(told(row), { row, tables: [...(byTold.get(told(row))?.tables ?? []), { id, title }] })
  const lines = [...byTold.values()]
  sharedLines.set(book, lines)
  return lines
}

/** The same thing in several books is found once. */
function merged<T>(ledgers: readonly Ledger[], foundIn: (ledger: Ledger) => readonly T[], key: (one: T) => unknown): readonly Shared<T>[] {
  const byKey = new Map<string, Shared<T>>()
  for (const ledger of ledgers)
    for (const one of foundIn(ledger)) {
      const name = JSON.stringify(key(one))
      const known = byKey.get(name)
      byKey.set(name, known === undefined ? { ...one, books: [ledger.id] } : { ...known, books: [...known.books, ledger.id] })
    }
  return [...byKey.values()]
}

/** A number asked for comes before longer ones, and those before words that hold it. */
const nearness = ({ number, printed }: Entry, text: string): number => {
  const [own, sought] = [plainly(number), soughtIn(text).join(' ')]
  if (own === sought || (printed !== undefined && plainly(printed) === sought)) return 0
  return own.startsWith(sought) ? 1 : own.includes(sought) ? 2 : 3
}

/** What a number or words find in all books or in one: tables, clauses, lines, rulings and facts together. */
export function lookUp(text: string, edition?: string): Found {
  const ledgers = bookLedgers().filter(({ id }) => edition === undefined || id === edition)
  const has = (...parts: readonly (string | undefined)[]): boolean => isSaidIn(text, parts)
  const tables = (id: string): readonly NamedTable[] =>
    Object.values(openBook(id).tables).map(({ id: table, title }) => ({ id: table, title }))
  const clauses = merged(
    ledgers,
    ({ contents }) => contents.filter(({ number, heading, printed }) => has(number, heading, printed)).map((clause) => ({ clause })),
    ({ clause: { number, heading } }) => [number, heading],
  )
  return {
    tables: merged(
      ledgers,
      ({ id }) => tables(id).filter(({ title }) => has(title)),
      ({ id, title }) => [id, title],
    ),
    clauses: clauses.toSorted((one, other) => nearness(one.clause, text) - nearness(other.clause, text)),
    lines: merged(
      ledgers,
      ({ id }) => linesOf(id).filter(({ row: { words, cite, ruling, standsIn } }) => has(words, cite.rule, ruling, standsIn?.rule)),
      ({ row }) => told(row),
    ),
    rulings: merged(
      ledgers,
      ({ rulings }) =>
        rulings.filter(({ id, question, answer, reason }) => has(id, question, answer, reason)).map((ruling) => ({ ruling })),
      ({ ruling }) => ruling,
    ),
    facts: factsWithReaders().filter(({ id, words, theatre, group, readBy }) => has(id, words, theatre, group, ...readBy)),
  }
}

/** How another book has a clause of this number: the same, in other words, or not at all. */
export interface Elsewhere {
  readonly book: string
  readonly title: string
  readonly is: 'same' | 'otherwise' | 'missing'
  readonly heading?: string
}

/** A clause with all that hangs on it. */
export interface ClauseInFull {
  readonly clause: Entry
  readonly lines: readonly SharedLine[]
  readonly rulings: readonly Ruling[]
  readonly facts: readonly ReadFact[]
  readonly elsewhere: readonly Elsewhere[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `49.31 (a)` is meant by itself and by 49.31 without a letter, not by 49.31 (b) or 49.311; `3.2.4.4a` likewise. */
function mentions(number: string): RegExp {
  const [, base = number] = /^(.*?)(?: \(\w+\)|(?<=\d)[a-z])?$/.exec(number) ?? []
  const whole = base === number ? '' : `${escaped(number)}|`
  return new RegExp(`(?<![\\w.])(?:${whole}${escaped(base)}(?!\\.?\\w| \\())`)
}

/** The clause of a book, with the lines that cite it, the rulings that settle it, the facts it reads and how other books have it. */
export function clauseInFull(edition: string, number: string): ClauseInFull | undefined {
  const ledgers = bookLedgers()
  const own = ledgers.find(({ id }) => id === edition)
  const clause = own?.contents.find((entry) => entry.number === number)
  if (own === undefined || clause === undefined) return undefined
  const lines = linesOf(edition).filter(({ row }) => row.cite.rule === number)
  const resting = lines.map(({ row }) => row.ruling)
  const mention = mentions(number)
  const numbers = new Set(own.contents.map((entry) => entry.number))
  return {
    clause,
    lines,
    rulings: own.rulings.filter(
      ({ id, question, answer, reason }) => resting.includes(id) || mention.test(`${question} ${answer} ${reason}`),
    ),
    facts: factsWithReaders().filter(({ readBy }) => readBy.includes(number)),
    elsewhere: ledgers
      // A book that numbers in its own way has nothing to compare.
      .filter(({ id, contents }) => id !== edition && contents.some((entry) => numbers.has(entry.number)))
      .map(({ id, title, contents }) => {
        const theirs = contents.find((entry) => entry.number === number)
        if (theirs === undefined) return { book: id, title, is: 'missing' }
        return theirs.heading === clause.heading
          ? { book: id, title, is: 'same' }
          : { book: id, title, is: 'otherwise', heading: theirs.heading }
      }),
  }
}
