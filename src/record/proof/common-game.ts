import { type Dice, FACTIONS, type Faction, type Placements, type Target } from '../../rules/core/index.ts'
import type { Event, Game, Order, Seat } from '../../rules/game/index.ts'
import { decideIn, type KeptGame } from '../kept-game.ts'
import { decideAttack, type KnownOfAttack, secretStep } from './attack-openly.ts'

/**
 * A game that nobody knows the whole of is decided on what all know: points under a seal count as none until they are opened, and whoever
 * names a target or uses a point is taken at his word until then. That it comes to the same is what "nothing sealed can be seen" means.
 */

export type KnownPoints = Readonly<Partial<Record<Faction, Placements>>>

/** All that was opened for an order, and what was said of what is opened later. */
export interface Known extends KnownOfAttack {
  readonly points: KnownPoints
}

export const NOTHING_KNOWN: Known = { points: {}, secrets: [] }

/** At least so many points of a faction in a target, as its own order says by itself. */
function claimed(game: Game, order: Order): readonly { readonly by: Faction; readonly target: Target; readonly points: number }[] {
  if (order.type === 'name-targets') return order.nominations.map(({ target }) => ({ by: order.by, target, points: 1 }))
  if (order.type !== 'use-tension-point') return []
  const { by, track = 'usat' } = order
  const used = game.situation.tensionPointsUsed.filter((one) => one.by === by && (one.track ?? 'usat') === track)
  return [{ by, target: track, points: used.length + 1 }]
}

/** The game with the points that were opened, and those that the order claims. */
export function knowing(game: Game, order: Order, opened: KnownPoints): Game {
  const claims = claimed(game, order)
  if (claims.length === 0 && Object.values(opened).every((points) => Object.keys(points).length === 0)) return game
  const placements = Object.fromEntries(
    FACTIONS.map((faction) => [faction, { ...game.situation.placements[faction], ...opened[faction] }]),
  ) as unknown as Record<Faction, Record<string, number>>
  for (const { by, target, points } of claims) {
    const placed = placements[by]
    if (opened[by]?.[target] === undefined) placed[target] = Math.max(placed[target] ?? 0, points)
  }
  return { ...game, situation: { ...game.situation, placements } }
}

/** An order decided on what all know. Whoever opens less than his order needed is held to the order, and the record shows it. */
export function decideOpenly(kept: KeptGame, as: readonly Seat[], order: Order, dice: Dice, known: Known) {
  if (secretStep(kept, order) !== undefined) return decideAttack(kept, as, order, dice, known)
  const { points: opened } = known
  const decided = decideIn({ ...kept, entries: kept.entries, game: knowing(kept.game, order, opened) }, as, order, dice)
  if (decided.decision.accepted || claimed(kept.game, order).length === 0) return decided
  return decideIn({ ...kept, entries: kept.entries, game: knowing(kept.game, order, {}) }, as, order, dice)
}

/** Targets whose points come to light by these events. */
export const revealedIn = (events: readonly Event[]): readonly string[] => [
  ...new Set(events.flatMap((event) => (event.type === 'points-revealed' ? event.targets : []))),
]
