import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { isConquered, isFinished, warsFought } from '../../rules/chapters/war/index.ts'
import { isBound, isMinor, isPower, type Nation, SIDE_OF, type Situation } from '../../rules/core/index.ts'
import { evolve, fold, isOrderType, type Rulebook } from '../../rules/game/index.ts'
import { mayThinkOf } from './random-player.ts'
import { playAtRandom } from './simulation.ts'

/** Every scenario of every book that has a sequence of play. */
const GAMES = EDITIONS.flatMap(({ id }) => {
  const book = openBook(id)
  return book.sequence.length === 0
    ? []
    : Object.keys(book.scenarios).map((scenario, index) => ({ name: `${id}, ${scenario}`, book, scenario, seeds: seedsOf(index) }))
})

/** The whole war of each book six times; what begins later or plays less of it three times, each with dice of its own. */
function seedsOf(scenario: number): readonly number[] {
  return Array.from({ length: scenario === 0 ? 6 : 3 }, (_, index) => 4 * scenario + index + 1)
}

const isBoundTo = (situation: Situation, nation: Nation, enemy: Nation): boolean => {
  if (!isMinor(nation) || !isPower(enemy)) return false
  const standing = situation.standings[nation]
  return standing.with !== null && SIDE_OF[standing.with] === SIDE_OF[enemy] && isBound(standing, nation)
}

/** Wars that cannot be: with who is out of the war, with one’s own ally, or told twice. */
function impossibleWars(book: Rulebook, situation: Situation): readonly string[] {
  const wars = warsFought(book, situation)
  const isOut = (nation: Nation): boolean => (isPower(nation) ? isFinished(situation, nation) : isConquered(situation, nation))
  const names = wars.map(({ between }) => [...between].sort().join(' and '))
  return [
    ...wars
      .filter(({ between: [one, other] }) => isOut(one) || isOut(other))
      .map(({ between }) => `${between.join(' and ')}, of whom one is out`),
    ...wars
      .filter(({ between: [one, other] }) => isBoundTo(situation, one, other) || isBoundTo(situation, other, one))
      .map(({ between }) => `${between.join(' and ')}, which are allies`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name}, twice`),
  ]
}

describe.each(GAMES)('$name: whole games by random legal orders', ({ book, scenario, seeds }) => {
  test.each(seeds)('seed %i ends, every refusal says why, no war is fought that cannot be, and folding the log gives the game', (seed) => {
    const silent: unknown[] = []
    const { start, moves, game } = playAtRandom(book, scenario, seed, (order, refusals) => {
      if (refusals.some(({ words, code }) => words.length < 5 || code === '')) silent.push(order)
    })
    expect(silent).toEqual([])
    expect(game.ending).not.toBeNull()
    const events = moves.flatMap((move) => move.events)
    let then = start
    const impossible = moves.flatMap(({ order, events: came }) => {
      then = came.reduce(evolve, then)
      return impossibleWars(book, then.situation).map((war) => `${war}, after ${order.type} in ${then.situation.turn}`)
    })
    expect(impossible).toEqual([])
    expect(JSON.stringify(fold(start, JSON.parse(JSON.stringify(events))))).toBe(JSON.stringify(game))
  })
})

test('the random player can think of every order that a stage of some book asks for', () => {
  const asked = new Set(GAMES.flatMap(({ book }) => book.sequence.flatMap(({ orders }) => orders.filter(isOrderType))))
  // Ties are the host's to settle, declarations made at the table nobody's to guess, and an attack is fought on the map.
  const others = ['settle-tie', 'report-declaration', 'revoke-declaration', 'strike']
  expect([...asked].filter((type) => !mayThinkOf(type) && !others.includes(type))).toEqual([])
})
