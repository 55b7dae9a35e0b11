import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { fold, isOrderType } from '../../rules/game/index.ts'
import { mayThinkOf } from './random-player.ts'
import { playAtRandom } from './simulation.ts'

/** Every scenario of every book that has a sequence of play. */
const GAMES = EDITIONS.flatMap(({ id }) => {
  const book = openBook(id)
  return book.sequence.length === 0
    ? []
    : Object.keys(book.scenarios).map((scenario, index) => ({ name: `${id}, ${scenario}`, book, scenario, seeds: seedsOf(index) }))
})

/** The whole war of each book five times; what begins later or plays less of it twice, each with dice of its own. */
function seedsOf(scenario: number): readonly number[] {
  return scenario === 0 ? [1, 2, 3, 4, 5] : [2 * scenario, 2 * scenario + 1]
}

describe.each(GAMES)('$name: whole games by random legal orders', ({ book, scenario, seeds }) => {
  test.each(seeds)('seed %i ends, every refusal says why, and folding the log gives the game', (seed) => {
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

test('the random player can think of every order that a stage of some book asks for', () => {
  const asked = new Set(GAMES.flatMap(({ book }) => book.sequence.flatMap(({ orders }) => orders.filter(isOrderType))))
  // Ties are the host's to settle, declarations made at the table nobody's to guess, and an attack is fought on the map.
  const others = ['settle-tie', 'report-declaration', 'revoke-declaration', 'strike']
  expect([...asked].filter((type) => !mayThinkOf(type) && !others.includes(type))).toEqual([])
})
