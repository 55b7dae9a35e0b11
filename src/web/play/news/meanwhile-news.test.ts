import { expect, test } from 'vitest'
import { openBook } from '../../../editions/index.ts'
import type { Event } from '../../../rules/game/index.ts'
import type { SeenLine } from '../wire.ts'
import { answeredIn, headlinesIn, newsAfter } from './meanwhile-news.ts'

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
  expect(answeredIn(LINES, { as: ['germany', 'italy'] }, 0)).toEqual({ own: 2, after: 1 })
  expect(answeredIn(LINES, { as: ['britain'] }, 0)).toEqual({ own: undefined, after: 0 })
  expect(answeredIn(LINES, { as: ['germany'] }, 3)).toEqual({ own: 2, after: 3 })
})

test('the fall of France is a headline, passes are no news, and what was read is gone', () => {
  const all = headlinesIn(book, 'demonstration-spring-1941', [])
  expect(all).toEqual([])
  const found = headlinesIn(book, 'global-war-1939', LINES)
  expect(found.map(({ sequence, words }) => [sequence, words])).toEqual([[3, 'France has fallen']])
  expect(newsAfter(found, LINES, { own: 2, after: 1 })).toEqual({ headlines: found, rest: ['Reported by the Western Allies'] })
  // One's own deed is no news, and whoever has ordered nothing yet finds the headlines alone.
  expect(newsAfter(found, LINES, { own: 3, after: 2 }).rest).toEqual([])
  expect(newsAfter(found, LINES, { own: undefined, after: 0 })).toEqual({ headlines: found, rest: [] })
  expect(newsAfter(found, LINES, { own: 2, after: 3 })).toEqual({ headlines: [], rest: [] })
})

test('a declaration that was taken back is no headline; whoever had heard of it hears that it is gone', () => {
  const declared: Event = {
    type: 'war-declared',
    declaration: { by: 'germany', on: 'sweden', turn: '1939 fall' },
    standings: {},
    facts: {},
    onMap: [],
    wars: [['germany', 'sweden']],
    duties: ['sweden'],
    price: 10,
  }
  const lines: readonly SeenLine[] = [
    ...LINES.slice(0, 2),
    { sequence: 3, type: 'order', at: 0, events: [declared], told: ['Germany declares war on Sweden'] },
    {
      sequence: 4,
      type: 'order',
      at: 0,
      takesBack: 3,
      events: [{ type: 'taken-back', by: 'axis', order: null, kind: 'declare-war' }],
      told: ['Taken back by the European Axis: the declaration of war'],
    },
  ]
  const before = headlinesIn(book, 'global-war-1939', lines.slice(0, 3))
  expect(before.map(({ words }) => words)).toEqual(['Germany declares war on Sweden'])
  const after = headlinesIn(book, 'global-war-1939', lines)
  expect(newsAfter(after, lines, { own: 2, after: 1 })).toEqual({ headlines: [], rest: [] })
  expect(newsAfter(after, lines, { own: 2, after: 3 }).rest).toEqual(['Taken back by the European Axis: the declaration of war'])
})
