import { type Delegation, delegationOf, FACTIONS, isOneOf } from '../../../rules/core/index.ts'
import { type Game, type Order, type Rulebook, whyNot } from '../../../rules/game/index.ts'
import { type Seating, seatsOf } from '../journal/seating.ts'
import type { Timing } from '../journal/timing.ts'

/** Whether a delegation has said that its draft counts when its time is up. */
export type Sealing = (who: Delegation) => boolean
export const NOBODY_SEALS: Sealing = () => false

/** Those who said so and still sit for it: nobody's draft is sealed by the word of one who is gone. */
export const sealingIn =
  ({ sealing }: Timing, seating: Seating): Sealing =>
  (who) => {
    const by = sealing[who] ?? null
    const seats = by === null ? [] : (seatsOf(seating, by) ?? [])
    return seats.some((seat) => seat !== 'host' && delegationOf(seat) === who)
  }

/** A draft, sealed in place of an allocation that is owed; nothing where there is none, or it would be refused. */
export function draftSealed(book: Rulebook, game: Game, owed: Order): Order | undefined {
  if (owed.type !== 'seal-allocation' || !isOneOf(FACTIONS, owed.by)) return undefined
  const placements = game.drafts[owed.by]
  const order: Order | undefined = placements && { ...owed, placements }
  return order !== undefined && whyNot(book, game, order).length === 0 ? order : undefined
}
