import type { Turn } from '../../rules/core/index.ts'
import { type Event, evolve, type Game, type Rulebook, type Telling, tell } from '../../rules/game/index.ts'

/** An event and its words. */
export interface Told {
  readonly event: Event
  readonly told: Telling
}

/** What happened in one turn, as far as it was shown. */
export interface TurnTold {
  readonly turn: Turn
  readonly events: readonly Told[]
}

/** The story of a game turn by turn, from the events that somebody was shown. */
export function chronicle(book: Rulebook, start: Game, shown: readonly Event[]): readonly TurnTold[] {
  if (book?.sequence === undefined || start?.situation === undefined || !Array.isArray(shown))
    throw new Error('a story is told by a book, from a game as it started and the list of its events')
  const turns: { readonly turn: Turn; readonly events: Told[] }[] = []
  let game = start
  for (const event of shown) {
    game = evolve(game, event)
    const { turn } = game.situation
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, events: [] })
    turns.at(-1)?.events.push({ event, told: tell(book, event) })
  }
  return turns
}
