import { type Event, eventDeclarationOf } from './declaration/declared.ts'
import type { Game } from './game.ts'

/** The game after an event. It takes no rulebook, no dice and no clock: folding the log gives the game. */
export const evolve = (game: Game, event: Event): Game => eventDeclarationOf(event).evolve(game, event)

export const fold = (start: Game, events: readonly Event[]): Game => events.reduce(evolve, start)
