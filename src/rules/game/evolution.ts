import { type Happened, withoutEnded } from '../core/index.ts'
import { type Event, eventDeclarationOf } from './declaration/declared.ts'
import { type Game, gameWith } from './game.ts'

/** The lowest result that lets a country lend units (52.51, R50-48). */
const LENDS_FROM = 5

/** In a book that tells no player turns apart, the Allied one opens with the turn. */
const opensAlliedTurn = (before: Game, after: Game): boolean =>
  after.moment === 'russian-turn'
    ? before.moment !== 'russian-turn'
    : before.moment === null && after.moment === null && before.situation.turn !== after.situation.turn

/** What has happened beside what the two positions tell; nothing of most events. */
function happened(before: Game, after: Game, event: Event): Happened | undefined {
  const lends =
    event.type === 'result-applied' && Number.parseInt(event.outcome.result, 10) >= LENDS_FROM ? event.outcome.target : undefined
  const allied = opensAlliedTurn(before, after)
  return lends === undefined && !allied ? undefined : { opensAlliedTurn: allied, ...(lends === undefined ? {} : { lends }) }
}

/** What an event has ended is gone with it, wherever the same position stands in the game. */
function withEnded(before: Game, after: Game, event: Event): Game {
  const more = happened(before, after, event)
  const situation = withoutEnded(before.situation, after.situation, more)
  if (situation === after.situation) return after
  const { countedOn } = after
  return gameWith(after, {
    situation,
    ...(after.opening === after.situation ? { opening: situation } : {}),
    ...(countedOn === null || countedOn === before.countedOn ? {} : { countedOn: withoutEnded(before.situation, countedOn, more) }),
  })
}

/** The game after an event. It takes no rulebook, no dice and no clock: folding the log gives the game. */
export const evolve = (game: Game, event: Event): Game => withEnded(game, eventDeclarationOf(event).evolve(game, event), event)

export const fold = (start: Game, events: readonly Event[]): Game => events.reduce(evolve, start)
