import { beforeAll, expect, test } from 'vitest'
import { fetchBook } from '../../situation/books.ts'
import { openDocument } from '../../situation/open-situation.ts'
import { untilAnswered, usualAhead } from './ahead.ts'

beforeAll(() => fetchBook('2023', 'whole'))

const aheadFrom = (document: Readonly<Record<string, unknown>>): number => {
  const read = openDocument({ edition: '2023', ...document })
  if (!read.ok) throw new Error('the situation was refused')
  return usualAhead({ current: read.current, happened: [{}] })
}

const war = (...chances: readonly string[]) =>
  ({
    on: 'germany',
    track: 'usat',
    turns: chances.map((chance) => ({ turn: '1941 fall' as const, chance, byNow: chance, levels: [], against: [] })),
  }) as const

test('the page looks until each war has an answer', () => {
  expect(untilAnswered([war('0', '1/6', '1'), war('0', '0', '1/3')])).toBe(3)
  expect(untilAnswered([war('0', '1/6', '1'), war('0', '0', '0')])).toBeUndefined()
})

// Opening at 46, a die of 6 makes 50 in the first turn: six turns are enough (49.851B).
test('six turns, where they have the answer', () => {
  expect(aheadFrom({ turn: '1941 fall', tensions: { usat: 46, usjt: 40 }, levelsAt: 'before-rises' })).toBe(6)
})

test('49.851B, 49.852B: further where they have not, and no further than to the answer', () => {
  const ahead = aheadFrom({ scenario: 'demonstration-spring-1941' })
  // Spring 1941 to Summer 1943.
  expect(ahead).toBe(10)
})
