import { describe, expect, test } from 'vitest'
import { flag, type Modifier, type YesNoFact } from '../../rules/core/index.ts'
import { edition as edition2023 } from '../2023/edition.ts'
import { EDITIONS, openBook } from '../all-books.ts'
import type { RootEdition, TableDraft } from '../edition.ts'
import { resolve } from './resolution.ts'

const hungary = edition2023.tables.find(({ id }) => id === 'hungary') as TableDraft

/** The 2023 book with one thing changed. */
const spoilt = (change: Partial<RootEdition>): RootEdition => ({ ...edition2023, ...change })
const withHungary = (change: Partial<TableDraft>): RootEdition =>
  spoilt({ tables: edition2023.tables.map((table) => (table.id === 'hungary' ? { ...hungary, ...change } : table)) })
const withRow = (row: Partial<Modifier>): RootEdition =>
  withHungary({ parts: [...hungary.parts, [{ id: 'odd', value: 1, words: 'an odd row', cite: { book: '2023', rule: 'BAL-B2' }, ...row }]] })

describe('a book that does not hold together does not load', () => {
  test('a gap in the bands', () => {
    const bands = hungary.bands.filter(({ id }) => id !== '5-6')
    expect(() => resolve(withHungary({ bands }), EDITIONS)).toThrow('table hungary: a gap between 3-4 and 7')
  })
  test('bands that overlap', () => {
    const bands = hungary.bands.map((band) => (band.id === '5-6' ? { ...band, to: 7 } : band))
    expect(() => resolve(withHungary({ bands }), EDITIONS)).toThrow('5-6 and 7 overlap')
  })
  test('bands that do not reach to the ends', () => {
    const bands = hungary.bands.filter(({ id }) => id !== '10')
    expect(() => resolve(withHungary({ bands }), EDITIONS)).toThrow('no result above 9')
  })
  test('a row that cites a number the book does not have', () => {
    expect(() => resolve(withRow({ cite: { book: '2023', rule: '49.999' } }), EDITIONS)).toThrow(
      'row "odd": it cites 49.999, which is not in the contents',
    )
  })
  test('a row that rests on a ruling there is not', () => {
    expect(() => resolve(withRow({ ruling: 'R49-99' }), EDITIONS)).toThrow('no ruling R49-99')
  })
  test('a row that asks for a fact there is not', () => {
    expect(() => resolve(withRow({ when: flag('hungary.isHappy' as YesNoFact) }), EDITIONS)).toThrow('unknown fact "hungary.isHappy"')
  })
  test('two rows of one name, words without end', () => {
    const words = 'one two three four five six seven eight nine ten eleven'
    expect(() => resolve(withRow({ id: 'italy-out', words }), EDITIONS)).toThrow(
      /the row "italy-out" stands twice[\s\S]*words are more than 10/,
    )
  })
  test('a scenario that sets a fact there is not', () => {
    const scenarios = edition2023.scenarios.map((scenario) => ({ ...scenario, facts: { 'paris.holder': 'germany' } }))
    expect(() => resolve(spoilt({ scenarios }), EDITIONS)).toThrow('unknown fact "paris.holder"')
  })
  test('a clause that stands twice in the contents', () => {
    const [first] = edition2023.contents
    if (first === undefined) throw new Error('the book has contents')
    expect(() => resolve(spoilt({ contents: [...edition2023.contents, first] }), EDITIONS)).toThrow(`${first.number} stands twice`)
  })
})

describe('options and house rulings', () => {
  test('an option the book does not have', () => {
    expect(() => openBook('classic', { options: ['gathering-storm'] })).toThrow('it has no option "gathering-storm"')
  })
  test('a ruling that leaves no choice, and a choice it does not offer', () => {
    expect(() => openBook('2023', { rulings: { 'R49-01': 'x' } })).toThrow('R49-01 is no ruling with a choice')
    expect(() => openBook('2023', { rulings: { 'R49-33': 'x' } })).toThrow('R49-33 cannot be ruled "x": no-line or plus-two')
  })
  test('countries that only the prelude sets up', () => {
    expect(Object.keys(openBook('2023').tables)).not.toContain('poland')
    expect(Object.keys(openBook('2023', { options: ['gathering-storm'] }).tables)).toContain('poland')
  })
})

describe('an heir cites its own numbering', () => {
  const book = openBook('classic')
  test('every row and result names the classic book', () => {
    const cites = Object.values(book.tables).flatMap(({ rows, bands }) => [...rows, ...bands].map(({ cite }) => cite.book))
    expect(new Set(cites)).toEqual(new Set(['classic']))
  })
  test('49.4266 of 2023 is not in the classic book, whose 49.4266 is about simultaneous rolls', () => {
    expect(book.contents['49.4266']?.heading).toBe(openBook('2023').contents['49.4267']?.heading)
    expect(book.tables['hungary']?.rows.map(({ id }) => id)).not.toContain('western-failures')
    expect(openBook('2023').tables['hungary']?.rows.map(({ id }) => id)).toContain('western-failures')
  })
  test('a resolved book is frozen, all the way down', () => {
    expect(Object.isFrozen(book.tables['hungary']?.rows[0]?.cite)).toBe(true)
    expect(() => Object.assign(book.tables, { hungary: null })).toThrow(TypeError)
  })
})
