import { expect, test } from 'vitest'
import { openBook } from '../../../editions/index.ts'
import type { SeenLine } from '../wire.ts'
import { answeredUpTo, headlinesIn, newsAfter } from './meanwhile-news.ts'

const book = openBook('2023')

const LINES: readonly SeenLine[] = [
  { sequence: 1, type: 'tenure-begun', at: 0 },
  {
    sequence: 2,
    type: 'order',
    at: 0,
    as: ['germany'],
    events: [{ type: 'passed', by: 'axis' } as never],
    told: ['The European Axis passes'],
  },
  {
    sequence: 3,
    type: 'order',
    at: 0,
    events: [{ type: 'facts-reported', by: 'westernAllies', facts: { 'france.fallen': true } }],
    told: ['Reported by the Western Allies'],
  },
  {
    sequence: 4,
    type: 'order',
    at: 0,
    as: ['germany'],
    because: 'passes by itself',
    events: [{ type: 'passed', by: 'axis' } as never],
    told: ['The European Axis passes'],
  },
]

test('what is answered ends with one’s last order, and not with one that came of itself', () => {
  expect(answeredUpTo(LINES, { as: ['germany', 'italy'] }, 0)).toBe(1)
  expect(answeredUpTo(LINES, { as: ['britain'] }, 0)).toBe(0)
  expect(answeredUpTo(LINES, { as: ['germany'] }, 3)).toBe(3)
})

test('the fall of France is a headline, passes are no news, and what was read is gone', () => {
  const all = headlinesIn(book, 'demonstration-spring-1941', [])
  expect(all).toEqual([])
  const found = headlinesIn(book, 'global-war-1939', LINES)
  expect(found.map(({ sequence, words }) => [sequence, words])).toEqual([[3, 'France has fallen']])
  expect(newsAfter(found, LINES, 1)).toEqual({ headlines: found, rest: ['Reported by the Western Allies'] })
  expect(newsAfter(found, LINES, 3)).toEqual({ headlines: [], rest: [] })
})
