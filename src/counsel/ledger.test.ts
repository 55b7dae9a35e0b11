import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bookLedgers, openBook } from '../editions/index.ts'
import { type Entry, FACT_IDS, FACTS, isFactId, type Rulebook } from '../rules/index.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Clauses still to do, book by book. The numbers may only fall: lower them when they do. */
const TO_DO: Readonly<Record<string, number>> = { '2023': 0, classic: 0, campaign: 0 }

const texts = new Map<string, string>()
const textOf = (file: string): string => {
  const known = texts.get(file) ?? (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '')
  texts.set(file, known)
  return known
}

/** Numbers that stand in a citation of the resolved book: rows, results, bars and the other clauses. */
function citedIn(book: Rulebook): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('book' in value && 'rule' in value) found.add(String(value.rule))
    else for (const inner of Object.values(value)) visit(inner)
  }
  visit([book.tables, book.clauses])
  return found
}

const cited = citedIn(openBook('2023', { options: ['gathering-storm'] }))
const citedInClassic = citedIn(openBook('classic'))

/** A file that knows the clause names its number, or cites it in the resolved book. */
const knows = (file: string, { number }: Entry): boolean => textOf(file).includes(number) || cited.has(number) || citedInClassic.has(number)

describe.each(bookLedgers())('the ledger of $title', ({ id, contents, rulings }) => {
  test('every clause has a home, and every home that does something has code and a test', () => {
    const faults = contents.flatMap((entry) => {
      const { number, home } = entry
      if (home.is === 'to-do') return []
      if (home.is === 'shown' || home.is === 'outside') return home.why.trim() === '' ? [`${number}: no reason given`] : []
      return [
        ...(textOf(home.where) === '' ? [`${number}: no file ${home.where}`] : []),
        ...(knows(home.where, entry) ? [] : [`${number}: ${home.where} does not know it`]),
        ...home.tests.filter((file) => textOf(file) === '').map((file) => `${number}: no test ${file}`),
        ...(home.tests.some((file) => textOf(file).includes(number)) ? [] : [`${number}: no test of ${home.tests.join(', ')} names it`]),
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

test('every rule that a fact says it is read by is in some book', () => {
  const numbers = new Set(bookLedgers().flatMap(({ contents }) => contents.map(({ number }) => number)))
  const strangers = FACT_IDS.flatMap((id) => FACTS[id].readBy.filter((number) => !numbers.has(number)).map((number) => `${id}: ${number}`))
  expect(strangers).toEqual([])
  expect(FACT_IDS.every(isFactId)).toBe(true)
})
