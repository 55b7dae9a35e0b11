import { describe, expect, test } from 'vitest'
import { PLACE_IDS, TRACKS } from '../rules/core/index.ts'
import { CHAPTER_NAMES, type Chapters, type Rulebook } from '../rules/game/index.ts'
import { EDITIONS, openBook } from './all-books.ts'
import { placesAskedIn } from './asked-places.ts'
import { BOOKS } from './book-list.ts'
import { bookSetOf } from './book-set.ts'
import { readersIn } from './fact-readers.ts'
import { fetchEditions } from './fetching.ts'
import { sheetOf } from './printed.ts'
import { readClosely } from './reading/index.ts'

const startup = bookSetOf((await Promise.all(['classic', 'campaign'].map((id) => fetchEditions(id, 'startup')))).flat())

/** Everything but functions, which are compared by what they answer elsewhere. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Every rule that something cites. */
const citedIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'book' in value && 'rule' in value && typeof value.rule === 'string' ? [value.rule] : []
  return [...own, ...Object.values(value).flatMap(citedIn)]
}

/** The tables a roll or an allotment reads; tension and the worth of colonies the startup bundle may leave to the whole. */
const tablesOf = ({ tables }: Rulebook) => Object.fromEntries(Object.entries(tables).filter(([id]) => !isLeftOut(id)))
const isLeftOut = (id: string): boolean => (TRACKS as readonly string[]).includes(id) || id.endsWith('Colonies') || id === 'communistChina'

const CHOICES = [
  { id: '2023', options: [] },
  { id: '2023', options: ['gathering-storm'] },
  { id: '2023', options: ['gathering-storm', 'storm-over-asia'] },
  { id: 'classic', options: [] },
  { id: 'campaign', options: [] },
]

test('a startup bundle opens over the whole of the book it amends', async () => {
  const [whole2023, [, classic]] = [await fetchEditions('2023', 'whole'), await fetchEditions('classic', 'startup')]
  const book = bookSetOf([...whole2023, ...(classic === undefined ? [] : [classic])]).open('classic')
  expect(book.isStartup).toBe(true)
  expect(plain(tablesOf(book))).toEqual(plain(tablesOf(startup.open('classic'))))
})

describe.each(CHOICES)('$id as a startup bundle, with $options', ({ id, options }) => {
  const whole = openBook(id, { options })
  const short = startup.open(id, { options })

  test('has the same tables, scenarios and house rulings', () => {
    for (const part of ['id', 'title', 'options', 'sections', 'scenarios', 'houseRulings'] as const satisfies (keyof Rulebook)[])
      expect(plain(short[part]), part).toEqual(plain(whole[part]))
    expect(plain(tablesOf(short))).toEqual(plain(tablesOf(whole)))
    expect(short.isStartup).toBe(true)
    expect(whole.isStartup).toBeUndefined()
  })

  test('has the same clauses but for those for reference', () => {
    const { notices, occurrences = [], permissions, thresholds, ...own } = short.clauses
    expect([notices, occurrences, permissions, thresholds]).toEqual([[], [], [], []])
    const kept = Object.fromEntries(Object.entries(whole.clauses).filter(([name]) => name in own))
    expect(plain(own)).toEqual(plain(kept))
    const missing = Object.keys(whole.clauses).filter((name) => !(name in short.clauses))
    expect(missing.filter((name) => !(name in CHAPTER_NAMES))).toEqual([])
    expect(missing.length).toBeGreaterThan(2)
    expect(whole.clauses.notices.length).toBeGreaterThan(10)
  })

  test('labels its rules as the contents do', () => {
    const cited = new Set(citedIn(short.tables).concat(citedIn(short.clauses)))
    expect(cited.size).toBeGreaterThan(50)
    for (const rule of cited) {
      const entry = whole.contents[rule]
      if (entry !== undefined) expect(sheetOf(rule), rule).toBe(entry.printed ?? rule)
    }
  })

  test('labels every clause and every ruling as the contents do, without them', () => {
    for (const { number, printed } of Object.values(whole.contents)) expect(sheetOf(number), number).toBe(printed ?? number)
    for (const ruling of Object.keys(whole.rulings)) expect(sheetOf(ruling)).toBe(ruling)
  })

  test('knows by the list of books which places the whole book asks for, however rulings are settled', () => {
    const otherwise = Object.values(whole.rulings).flatMap(({ id: ruling, choices }) =>
      choices === undefined ? [] : [[ruling, choices[1].id]],
    )
    for (const book of [whole, openBook(id, { options, rulings: Object.fromEntries(otherwise) })]) {
      const readers = readersIn(book)
      expect(placesAskedIn(id)).toEqual(PLACE_IDS.filter((place) => readers[`${place}.controller`] !== undefined))
    }
  })

  test('settles a ruling the same way', () => {
    const [ruling] = Object.values(whole.rulings).filter(({ choices }) => choices !== undefined)
    const rulings = { [ruling?.id ?? '']: ruling?.choices?.[1].id ?? '' }
    expect(plain(tablesOf(startup.open(id, { options, rulings })))).toEqual(plain(tablesOf(openBook(id, { options, rulings }))))
  })
})

describe('the list of books', () => {
  test('lists the shelf in its order', () => {
    expect(BOOKS.map(({ id, title, words }) => ({ id, title, words }))).toEqual(
      EDITIONS.map(({ id, title, words }) => ({ id, title, words })),
    )
  })

  test.each(BOOKS)('knows the chapters of $title', ({ id, chapters }) => {
    const { clauses } = openBook(id)
    const has = (Object.keys(CHAPTER_NAMES) as (keyof Chapters)[]).filter((name) => clauses[name] !== undefined)
    expect([...chapters].sort()).toEqual(has.sort())
  })
})

test('the close reader says what is wrong and what was meant', async () => {
  const read = await readClosely({ edition: 'classic', facts: { 'paris.controler': 'germany' } })
  expect(read.ok ? [] : read.refusals.map(({ words }) => words)).toEqual([expect.stringContaining('paris.controller')])
})
