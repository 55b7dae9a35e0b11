import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { fold } from '../../rules/index.ts'
import { playAtRandom } from './simulation.ts'

/** Every scenario of every book that has a sequence of play. */
const GAMES = EDITIONS.flatMap(({ id }) => {
  const book = openBook(id)
  return book.sequence.length === 0 ? [] : Object.keys(book.scenarios).map((scenario) => ({ name: `${id}, ${scenario}`, book, scenario }))
})

const SEEDS = [1, 2, 3, 4, 5]

describe.each(GAMES)('$name: whole games by random legal orders', ({ book, scenario }) => {
  test.each(SEEDS)('seed %i ends, every refusal says why, and folding the log gives the game', (seed) => {
    const silent: unknown[] = []
    const { start, moves, game } = playAtRandom(book, scenario, seed, (order, refusals) => {
      if (refusals.some(({ words, code }) => words.length < 5 || code === '')) silent.push(order)
    })
    expect(silent).toEqual([])
    expect(game.ending).not.toBeNull()
    const events = moves.flatMap((move) => move.events)
    expect(JSON.stringify(fold(start, JSON.parse(JSON.stringify(events))))).toBe(JSON.stringify(game))
  })
})
