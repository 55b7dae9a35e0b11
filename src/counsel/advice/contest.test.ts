import { expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { advised, asBefore, contest, groundOf, judgedBy } from './contest.ts'

test('a sequential test ends either way, or not at all', () => {
  const repeated = (...pattern: readonly number[]) => Array.from({ length: 60 }, (_, at) => pattern[at % pattern.length] as number)
  expect(judgedBy(repeated(3, 2, 5, -1))).toMatchObject({ verdict: 'better' })
  expect(judgedBy(repeated(-3, 1))).toMatchObject({ verdict: 'open', won: 30, lost: 30, mean: -1 })
  expect(judgedBy(repeated(-3, -2, 1))).toMatchObject({ verdict: 'not better' })
  expect(judgedBy(repeated(0))).toMatchObject({ verdict: 'open', pairs: 60, error: 0 })
})

// The long form, against uniform and greedy allocations too and in every book, is `npm run bench -- advice`.
test('advice beats last year’s allocation in pairs of the same seed with sides swapped', () => {
  const book = openBook('campaign')
  const scenario = (id: string) => startOf(book.scenarios[id] as Rulebook['scenarios'][string])
  const ground = groundOf(book, scenario('demonstration-spring-1941'))
  expect(contest(ground, '1942 spring', advised(ground), asBefore(ground, scenario('campaign-1939')), 20)).toMatchObject({
    verdict: 'better',
  })
})
