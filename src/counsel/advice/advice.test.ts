import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { whyNotAllocate } from '../../rules/chapters/points/index.ts'
import { FACTIONS, type Situation } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { adviceFor, adviseYear, weighYear } from './advice.ts'

function opened(id: string, scenario: string): { readonly book: Rulebook; readonly situation: Situation } {
  const book = openBook(id)
  return { book, situation: startOf(book.scenarios[scenario] as Rulebook['scenarios'][string]) }
}

describe.each([
  ['2023', 'global-war-1939'],
  ['2023', 'demonstration-spring-1941'],
  ['classic', 'demonstration-spring-1941'],
  ['campaign', 'campaign-1939'],
  ['campaign', 'demonstration-spring-1941'],
])('advice on a year: %s, %s', (id, scenario) => {
  const { book, situation } = opened(id, scenario)
  const weighed = weighYear(book, situation)

  test('no legal allocation takes more than one in a hundred of the stake off it, and none of those weighed', () => {
    for (const by of FACTIONS) {
      const { exploitability, amongWeighed, sure, value } = adviceFor(weighed, by)
      expect(exploitability, by).toBeLessThan(0.05)
      expect(amongWeighed, by).toBeLessThan(0.01)
      expect(sure, by).toBeLessThanOrEqual(value + 1e-9)
    }
  })

  test('it is legal, and chances add up to one', () => {
    for (const by of FACTIONS) {
      const { mix } = adviceFor(weighed, by)
      expect(mix.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
      for (const { placements } of mix)
        expect(whyNotAllocate(book, situation, by, placements, weighed.year.points[by]), JSON.stringify(placements)).toEqual([])
    }
  })
})

test('the same situation gives the same advice, whatever has been placed in it', () => {
  const { book, situation } = opened('2023', 'global-war-1939')
  const placed = { ...situation, placements: { axis: { turkey: 2 }, westernAllies: { spain: 1 }, russia: { turkey: 1 } } }
  expect(adviseYear(book, placed, 'axis')).toEqual(adviseYear(book, situation, 'axis'))
})

test('a country that nobody values gets no points', () => {
  const { book, situation } = opened('2023', 'global-war-1939')
  const { mix } = adviseYear(book, situation, 'westernAllies', { worths: { turkey: 0 } })
  expect(mix.every(({ placements }) => placements.turkey === undefined)).toBe(true)
})
