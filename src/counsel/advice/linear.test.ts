import loadHighs from 'highs'
import { expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { randomFrom } from '../simulation/random.ts'
import { equilibriumOf, FULL_EFFORT } from './equilibrium.ts'
import { solveExactly } from './linear.ts'
import { gapOf, matchRegrets } from './regret.ts'
import { worthsFor } from './worth.ts'
import { yearOf } from './year.ts'

const highs = await loadHighs()

test('matching regrets comes to what HiGHS finds, in games at random', () => {
  const random = randomFrom(6)
  for (const size of [3, 20]) {
    const matrix = Array.from({ length: size }, () => Float64Array.from({ length: size + 1 }, () => random.below(2001) / 1000 - 1))
    expect(gapOf(matrix, solveExactly(matrix, highs))).toBeLessThan(1e-6)
    expect(gapOf(matrix, matchRegrets(matrix, 0.002, 20_000))).toBeLessThan(0.002)
  }
})

test('a year solved by HiGHS is worth the same within the gap that is told', () => {
  const book = openBook('2023')
  const start = startOf(book.scenarios['global-war-1939'] as Rulebook['scenarios'][string])
  const year = yearOf(book, start, worthsFor(book))
  const [exact, matched] = [
    equilibriumOf(year, { enough: 1e-4, mostRounds: 200 }, (matrix) => solveExactly(matrix, highs)),
    equilibriumOf(year, FULL_EFFORT),
  ]
  expect(exact.gap / exact.stake).toBeLessThan(1e-4)
  expect(matched.axis.sure).toBeLessThanOrEqual(-exact.allies.sure + 1e-9)
  expect(-matched.allies.sure).toBeGreaterThanOrEqual(exact.axis.sure - 1e-9)
})
