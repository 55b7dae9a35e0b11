import { type Situation, withoutEnded } from '../core/index.ts'
import { type Event, eventDeclarationOf } from './declaration/declared.ts'
import { type Game, gameWith } from './game.ts'

/** The lowest result that lets a country lend units (52.51, R50-48). */
const LENDS_FROM = 5

/** In a book that tells no player turns apart, the Allied one opens with the turn. */
const opensAlliedTurn = (before: Game, after: Game): boolean =>
  after.moment === 'russian-turn'
    ? before.moment !== 'russian-turn'
    : before.moment === null && after.moment === null && before.situation.turn !== after.situation.turn

/** What an event has ended is gone with it, wherever the same position stands in the game. */
function withEnded(before: Game, after: Game, event: Event): Game {
  const lends =
    event.type === 'result-applied' && Number.parseInt(event.outcome.result, 10) >= LENDS_FROM ? { lends: event.outcome.target } : {}
  const allied = opensAlliedTurn(before, after)
  if (before.situation === after.situation && !allied) return after
  const left = (now: Situation): Situation => withoutEnded(before.situation, now, { opensAlliedTurn: allied, ...lends })
  const situation = left(after.situation)
  if (situation === after.situation) return after
  const isCounted = after.countedOn !== null && after.countedOn !== before.countedOn
  return gameWith(after, {
    situation,
    ...(after.opening === after.situation ? { opening: situation } : {}),
    ...(isCounted && after.countedOn !== null ? { countedOn: left(after.countedOn) } : {}),
  })
}

/** The game after an event. It takes no rulebook, no dice and no clock: folding the log gives the game. */
export const evolve = (game: Game, event: Event): Game => withEnded(game, eventDeclarationOf(event).evolve(game, event), event)

export const fold = (start: Game, events: readonly Event[]): Game => events.reduce(evolve, start)
