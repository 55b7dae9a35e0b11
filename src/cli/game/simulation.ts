import type { PlayedGame } from '../../counsel/index.ts'
import { turnsFrom } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { Print } from '../print/text.ts'
import { SIMULATED } from './words.ts'

/** What a run of random games came to. */
export interface Simulated {
  readonly ok: true
  readonly edition: string
  readonly scenario: string
  readonly games: number
  readonly seeds: readonly [number, number]
  readonly turns: number
  readonly orders: number
  readonly refused: number
  /** How the games ended, and how many so. */
  readonly endings: Readonly<Record<string, number>>
  readonly ordersPerSecond: number
  readonly record?: string
}

/** The first game that did not come to an end. */
export interface Stuck {
  readonly ok: false
  readonly seed: number
  readonly why: string
}

/** Plays so many games, each from the next seed; stops at the first that crashes or gets stuck. */
export function simulated(
  book: Rulebook,
  scenario: string,
  { games, seed }: { readonly games: number; readonly seed: number },
  play: (book: Rulebook, scenario: string, seed: number) => PlayedGame,
  onGame: (done: number) => void,
): (Simulated & { readonly last: PlayedGame | undefined }) | Stuck {
  const endings: Record<string, number> = {}
  let [turns, orders, refused] = [0, 0, 0]
  let last: PlayedGame | undefined
  const from = performance.now()
  for (let index = 0; index < games; index++) {
    onGame(index)
    try {
      last = play(book, scenario, seed + index)
    } catch (error) {
      return { ok: false, seed: seed + index, why: error instanceof Error ? error.message : String(error) }
    }
    const { start, game, moves } = last
    turns += turnsFrom(start.situation.turn, game.situation.turn) + 1
    orders += moves.length
    refused += last.refused
    const words = game.ending?.words ?? ''
    endings[words] = (endings[words] ?? 0) + 1
  }
  onGame(games)
  const seconds = (performance.now() - from) / 1000
  return {
    ok: true,
    edition: book.id,
    scenario,
    games,
    seeds: [seed, seed + games - 1],
    turns,
    orders,
    refused,
    endings,
    ordersPerSecond: Math.round(orders / seconds),
    last,
  }
}

export const printSimulated: Print<Simulated> = (found, { paint }) => {
  const { games, scenario, edition, seeds, turns, orders, refused, endings, ordersPerSecond, record } = found
  return [
    paint.strong(SIMULATED.games(games, scenario, edition, seeds[0], seeds[1])),
    `  ${SIMULATED.counted(turns, orders, refused)}`,
    ...Object.entries(endings).map(([words, times]) => `  ${SIMULATED.ended(words, times)}`),
    `  ${SIMULATED.rate(ordersPerSecond)}`,
    ...(record === undefined ? [] : [`  ${SIMULATED.kept(record)}`]),
  ]
}
