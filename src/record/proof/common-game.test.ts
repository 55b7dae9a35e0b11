import { describe, expect, test } from 'vitest'
import { playAtRandom } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import { announcedAtOnce } from '../../rules/chapters/points/index.ts'
import { FACTIONS } from '../../rules/core/index.ts'
import { type Event, fold, type Order, seatsFor } from '../../rules/game/index.ts'
import { scriptedDice } from '../dice.ts'
import { type KeptGame, leftStanding, newGame } from '../kept-game.ts'
import { decideOpenly, NOTHING_KNOWN, revealedIn } from './common-game.ts'

const openly = (event: Event): Event => (event.type === 'allocation-sealed' ? { ...event, placements: event.announced } : event)

/** A whole game played in the open beside the truth: the same orders and dice, and of every allocation only what was opened. */
function playedOpenly(edition: string, scenario: string, seed: number): number {
  const book = openBook(edition)
  const { start, moves } = playAtRandom(book, scenario, seed, undefined, { passes: 'implied', standing: 'none' })
  const made = newGame({ edition, scenario, passes: 'implied' })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  let [truth, kept]: [typeof start, KeptGame] = [start, made.kept]
  for (const { order, dice, events } of moves.slice(0, 300)) {
    if (order.type === 'draft-allocation') continue
    const said: Order =
      order.type === 'seal-allocation'
        ? { ...order, placements: announcedAtOnce(book, truth.situation, order.by, order.placements) }
        : order
    const opened = Object.fromEntries(
      FACTIONS.map((faction) => [
        faction,
        Object.fromEntries(revealedIn(events).map((target) => [target, truth.situation.placements[faction][target as 'turkey'] ?? 0])),
      ]),
    )
    const { decision } = decideOpenly(kept, seatsFor(order), said, scriptedDice(dice).dice, { ...NOTHING_KNOWN, points: opened })
    if (!decision.accepted) throw new Error(JSON.stringify([order, decision.refusals]))
    expect([order, decision.events]).toEqual([order, events.map(openly)])
    truth = fold(truth, events)
    const longer = {
      ...kept,
      entries: [...kept.entries, { n: kept.entries.length + 1, as: seatsFor(order), order: said, dice, events: decision.events }],
    }
    kept = { ...longer, game: leftStanding({ ...longer, game: fold(kept.game, decision.events) }) }
  }
  return moves.length
}

describe('a game decided on what all know comes to what the whole truth comes to', () => {
  test.each([
    ['2023', 'global-war-1939', 21],
    ['campaign', 'campaign-1939', 23],
  ])('%s', (edition, scenario, seed) => {
    expect(playedOpenly(edition, scenario, seed)).toBeGreaterThan(100)
  })
})
