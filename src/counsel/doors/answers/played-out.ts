import type { Dice } from '../../../rules/core/index.ts'
import { decide, type Event, type Game, type Order, type Rulebook, tellBrought } from '../../../rules/game/index.ts'
import type { Consequence } from './shapes.ts'

export interface PlayedOut {
  readonly game: Game
  readonly events: readonly Event[]
}

/** The game after some orders that are allowed, and what happened; one that is not changes nothing. */
export function playedOut(book: Rulebook, game: Game, orders: readonly Order[], dice: Dice = () => 1): PlayedOut {
  return orders.reduce<PlayedOut>(
    (before, order) => {
      const decision = decide(book, before.game, order, dice)
      return decision.accepted ? { game: decision.game, events: [...before.events, ...decision.events] } : before
    },
    { game, events: [] },
  )
}

/** What happened, as it is told in a game, beside the events that a question tells in its own words. A line without a rule is a heading. */
export const broughtBeside = (book: Rulebook, { events }: PlayedOut, own: readonly Event['type'][]): readonly Consequence[] =>
  tellBrought(
    book,
    events.filter(({ type }) => !own.includes(type)),
  ).flatMap(({ cite, ...one }) => (cite === undefined ? [] : [{ ...one, cite }]))
