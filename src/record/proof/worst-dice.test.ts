import { expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { CARRIER_PLACES, intercepts, placeAt, surpriseAt } from '../../rules/chapters/pearl-harbor/index.ts'
import { offsetBy } from '../../rules/chapters/tension/index.ts'
import { worstFor } from './worst-dice.ts'

const [axis, allies] = [worstFor(['germany', 'italy']), worstFor(['britain', 'host'])]
const books = EDITIONS.map(({ id }) => openBook(id))

test('the worst dice against whoever refused: low rolls against the Axis, low levels against the Allies', () => {
  expect([axis('Turkey'), allies('Turkey'), axis('subversion'), allies('subversion')]).toEqual([1, 6, 6, 1])
})

test('51.313: against Japan the least surprise, against the U.S. the most', () => {
  for (const { clauses } of books)
    for (const { modifier } of clauses.pearlHarbor?.columns.value ?? []) {
      const levels = clauses.pearlHarbor?.levels ?? []
      const reached = [1, 2, 3, 4, 5, 6].map((die) => surpriseAt(levels, die + modifier).level)
      expect(surpriseAt(levels, axis('surprise') + modifier).level).toBe(Math.min(...reached))
      expect(surpriseAt(levels, allies('surprise') + modifier).level).toBe(Math.max(...reached))
    }
})

test('51.312, 51.42: against Japan the carriers lie nearest and come up, against the U.S. they do not', () => {
  for (const { clauses } of books)
    for (const column of clauses.pearlHarbor?.columns.value ?? []) {
      const nearness = (die: number): number => CARRIER_PLACES.indexOf(placeAt(column, 2 * die))
      expect(nearness(axis('the search for x'))).toBeGreaterThanOrEqual(nearness(allies('the search for x')))
      expect(intercepts(5, axis('interception by x'))).toBe(true)
      expect(intercepts(5, allies('interception by x'))).toBe(false)
    }
})

test('49.852: against the Axis tensions count for most, against the Allies for least', () => {
  for (const book of books) {
    const offsets = [1, 2, 3, 4, 5, 6].map((die) => offsetBy(book, die))
    expect([offsetBy(book, axis('U.S.-Axis tension')), offsetBy(book, allies('U.S.-Axis tension'))]).toEqual([
      Math.max(...offsets),
      Math.min(...offsets),
    ])
  }
})
