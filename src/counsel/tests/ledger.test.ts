import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readBooks } from '../../../scripts/books/books.mjs'
import { homesOf } from '../../../scripts/books/homes.mjs'
import { finderOf } from '../../../scripts/books/mentions.mjs'
import { bookLedgers, openBook, readersInAnyBook } from '../../editions/index.ts'
import { FACT_IDS, isFactId, type Table } from '../../rules/core/index.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Clauses still to do, book by book. The numbers may only fall: lower them when they do. */
const TO_DO: Readonly<Record<string, number>> = { '2023': 0, classic: 0, campaign: 0 }

const BOOKS = readBooks()
const HOMES = homesOf(BOOKS)
const NUMBERS = [
  ...new Set(BOOKS.flatMap(({ clauses, renumbered }) => [...clauses.map(({ number }) => number), ...Object.values(renumbered)])),
]
const numbersIn = finderOf(NUMBERS)

const texts = new Map<string, string>()
const textOf = (file: string): string => {
  const known = texts.get(file) ?? (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '')
  texts.set(file, known)
  return known
}
const mentioned = new Map<string, ReadonlySet<string>>()
const mentionedIn = (file: string): ReadonlySet<string> => {
  const known = mentioned.get(file) ?? numbersIn(textOf(file))
  mentioned.set(file, known)
  return known
}

const PRELUDES = { options: ['gathering-storm', 'storm-over-asia'] }
const tablesOf = (id: string): readonly Table[] => Object.values(openBook(id, id === '2023' ? PRELUDES : {}).tables)

/** What the rows and results of a book's tables cite: a number made up there of a table's letters and a row's. */
const citedInTables = (id: string): ReadonlySet<string> =>
  new Set(tablesOf(id).flatMap(({ rows, bands, demandBands = [] }) => [...rows, ...bands, ...demandBands].map(({ cite }) => cite.rule)))

/** The letters a table's numbers begin with: `BAL` of `BAL-G1`. */
const lettersOf = (number: string): string => number.slice(0, number.indexOf('-'))

describe.each(bookLedgers())('the ledger of $title', ({ id, contents, rulings }) => {
  const { renumbered = {} } = BOOKS.find((book) => book.id === id) ?? {}
  const formerly = Object.fromEntries(Object.entries(renumbered).map(([old, now]) => [now, old]))
  const cited = citedInTables(id)

  test('what does a clause names its number, and a test or case does too', () => {
    const faults = contents.flatMap(({ number, home }) => {
      if (home.is === 'to-do' || home.is === 'shown' || home.is === 'outside') return []
      const { where, tests } = HOMES[id]?.[number] ?? { where: null, tests: [] }
      if (where === null) return [`${number}: no code names it`]
      const names = mentionedIn(where)
      const isNamed = names.has(number) || names.has(formerly[number] ?? number)
      const isMadeUp = cited.has(number) && textOf(where).includes(`'${lettersOf(number)}'`)
      return [
        ...(isNamed || isMadeUp ? [] : [`${number}: ${where} does not name it`]),
        ...(tests.length > 0 ? [] : [`${number}: no test or case names it`]),
      ]
    })
    expect(faults).toEqual([])
  })

  test('the number of clauses to do may only fall', () => {
    const toDo = contents.filter(({ home }) => home.is === 'to-do').length
    expect(toDo, `lower the number in TO_DO to ${toDo}, or find the clause that lost its home`).toBe(TO_DO[id])
  })

  test('headings and rulings say something', () => {
    expect(contents.filter(({ heading }) => heading.length < 3 || /(?<!U\.S)\.$/.test(heading)).map(({ number }) => number)).toEqual([])
    expect(
      rulings
        .filter(({ question, answer, reason }) => [question, answer, reason].some((text) => text.length < 3))
        .map((ruling) => ruling.id),
    ).toEqual([])
  })
})

test('a file is written into the contents only where the code does not name the number', () => {
  const derived = homesOf(BOOKS.map((book) => ({ ...book, clauses: book.clauses.map(({ where: _, ...clause }) => clause) })))
  const needed = new Set(
    BOOKS.flatMap(({ id }) => Object.entries(derived[id] ?? {}).flatMap(([number, { where }]) => (where ? [] : [number]))),
  )
  const files = BOOKS.flatMap(({ clauses }) => clauses.filter(({ where }) => where !== undefined))
  const pathsNeeded = new Set(files.filter(({ number }) => needed.has(number)).map(({ where }) => where))
  expect(files.filter(({ where }) => !pathsNeeded.has(where)).map(({ number, where }) => `${number}: ${where}`)).toEqual([])
})

test('what a clause is said to read are facts, and every fact is read by a clause of some book', () => {
  const aspects = new Set(FACT_IDS.map((id) => `*${id.slice(id.indexOf('.'))}`))
  const said = bookLedgers().flatMap(({ contents }) =>
    contents.flatMap(({ number, reads = [] }) => reads.map((fact) => ({ number, fact }))),
  )
  expect(said.filter(({ fact }) => !isFactId(fact) && !aspects.has(fact))).toEqual([])
  const readers = readersInAnyBook()
  expect(FACT_IDS.filter((id) => readers[id].length === 0)).toEqual([])
})

test.each([
  // Each by a row of its own, or by what its contents say.
  { fact: 'berlin.controller', readBy: ['49.152 (a)', 'DP-GER-17', '3.6.1a'] },
  { fact: 'russia.ics', readBy: ['RGT-S5', 'RGT-M1'] },
  { fact: 'hungary.axisSpyRings', readBy: ['49.21 (b)', '49.4262'] },
  { fact: 'poland.pactSide', readBy: ['RGT-S6', 'RGT-P1x', '50.33C-2a'] },
] as const)('$fact is read by $readBy', ({ fact, readBy }) => {
  expect(readersInAnyBook()[fact]).toEqual(expect.arrayContaining([...readBy]))
})
