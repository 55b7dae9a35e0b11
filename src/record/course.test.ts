import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game } from '../rules/game/index.ts'
import { Course } from './course.ts'
import type { RecordEntry } from './record.ts'

/** A game that is nothing but the numbers of what happened in it. */
const gameOf = (...numbers: readonly number[]): Game => numbers as unknown as Game
const entryOf = (n: number): RecordEntry => ({ n }) as RecordEntry

function counted() {
  let steps = 0
  const course = new Course((game, { n }) => {
    steps++
    return gameOf(...(game as unknown as readonly number[]), n)
  })
  return {
    course,
    steps: (): number => {
      const done = steps
      steps = 0
      return done
    },
  }
}

interface Played {
  readonly entries: readonly RecordEntry[]
  readonly game: Game
}

test('after any orders, orders taken back, and games that go on from the same moment, it is what folding from the start gives', () => {
  const move = fc.record({ from: fc.nat(3), does: fc.constantFrom('order', 'order', 'order', 'take-back', 'ask'), at: fc.nat(200) })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
      const { course } = counted()
      const start = gameOf(0)
      const folded = (entries: readonly RecordEntry[]): Game => gameOf(0, ...entries.map(({ n }) => n))
      const moments: Played[] = [{ entries: [], game: start }]
      moves.forEach(({ from, does, at }, index) => {
        const { entries, game } = moments[Math.max(0, moments.length - 1 - from)] as Played
        if (does === 'order') {
          const entry = entryOf(index + 1)
          const next = folded([...entries, entry])
          course.goOn(start, entries.at(-1), game, entry, next)
          moments.push({ entries: [...entries, entry], game: next })
          return
        }
        const asked =
          does === 'ask'
            ? entries.slice(0, at % (entries.length + 1))
            : [...entries.filter((_, place) => place !== at % entries.length), entryOf(index + 1)]
        const found = course.after(start, asked)
        expect(found).toEqual(folded(asked))
        if (does === 'take-back') moments.push({ entries: asked, game: found })
      })
    }),
    { numRuns: 300 },
  )
})

test('what is taken back costs as much as was ordered since, however long the game', () => {
  const { course, steps } = counted()
  const start = gameOf(0)
  let played: Played = { entries: [], game: start }
  for (let n = 1; n <= 1_000; n++) {
    const entry = entryOf(n)
    const game = gameOf(n)
    course.goOn(start, played.entries.at(-1), played.game, entry, game)
    played = { entries: [...played.entries, entry], game }
  }
  const without = (n: number): readonly RecordEntry[] => [...played.entries.filter((entry) => entry.n !== n), entryOf(1_001)]
  course.after(start, without(1_000))
  expect(steps()).toBe(1)
  course.after(start, without(990))
  expect(steps()).toBe(11)
  course.after(start, without(500))
  expect(steps()).toBeLessThan(500 + 64 + 2)
})
