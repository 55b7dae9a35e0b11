import { playAtRandom, randomFrom } from 'chancery/counsel'
import { openBook, startOf } from 'chancery/editions'
import { decide, fold, type Game, gameAt, type Order } from 'chancery/rules'

/**
 * What an order costs in a game of 10,000 events, against the same order in a new one; and how many whole games are played at random in
 * a second. Both games stand at the same stage and are asked the same things by turns, so that noise falls on both.
 */

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1)
const EVENTS = 10_000

const book = openBook('2023')
const scenario = book.scenarios['global-war-1939']
if (scenario === undefined) throw new Error('the scenario is gone')

const carriedOut = (game: Game, order: Order): { readonly game: Game; readonly events: number } => {
  const decision = decide(book, game, order, () => 3)
  if (!decision.accepted) throw new Error(JSON.stringify(decision.refusals))
  return { game: fold(game, decision.events), events: decision.events.length }
}

/** A correction that changes the same fact to and fro: it reads the log's standing record and moves tension. */
const correction = (step: number): Order => ({
  type: 'correct-facts',
  by: 'referee',
  facts: { 'paris.controller': step % 2 === 0 ? 'germany' : 'france' },
  reason: 'the bench',
})

const fresh = carriedOut(gameAt(startOf(scenario)), { type: 'advance', by: 'referee' }).game

function aged(): Game {
  let game = fresh
  let events = 0
  for (let step = 0; events < EVENTS; step++) {
    const done = carriedOut(game, correction(step))
    game = done.game
    events += done.events
  }
  return game
}

/** Microseconds for one order, the two games by turns. */
function measured(games: readonly [Game, Game]): readonly [number, number] {
  const spent: [number, number] = [0, 0]
  let rounds = 0
  const until = performance.now() + SECONDS * 1000
  while (performance.now() < until) {
    for (const which of [0, 1] as const) {
      const from = performance.now()
      for (let step = 0; step < 20; step++)
        carriedOut(games[which], correction(step * 2 + (games[which].situation.facts['paris.controller'] === 'germany' ? 1 : 0)))
      spent[which] += performance.now() - from
    }
    rounds += 20
  }
  return [(spent[0] / rounds) * 1000, (spent[1] / rounds) * 1000]
}

const old = aged()
measured([fresh, old])
const [young, late] = measured([fresh, old])
console.log(`an order in a new game         ${young.toFixed(1).padStart(8)} µs`)
console.log(
  `in a game of ${EVENTS} events      ${late.toFixed(1).padStart(8)} µs   ${(late / young).toFixed(2)} of it (at most 1.20 is wanted)`,
)

const began = performance.now()
let games = 0
for (let seed = 1; performance.now() - began < SECONDS * 1000; seed++, games++) playAtRandom(book, scenario.id, randomFrom(seed).below(1e9))
console.log(`whole games at random          ${(games / ((performance.now() - began) / 1000)).toFixed(2).padStart(8)} a second`)
