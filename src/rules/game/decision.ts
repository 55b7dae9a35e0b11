import type { Dice, Refusal } from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import { declarationOf } from './declared.ts'
import type { Event } from './event.ts'
import type { Game } from './game.ts'
import type { Order } from './order.ts'
import { OrderProgress } from './progress.ts'
import { whyNot } from './why-not.ts'

export type Decision =
  | { readonly accepted: true; readonly events: readonly Event[] /** The game after them. */; readonly game: Game }
  | { readonly accepted: false; readonly refusals: readonly Refusal[] }

/** The one way in: an order becomes events, or reasons why not. */
export function decide(book: Rulebook, game: Game, order: Order, dice: Dice): Decision {
  const refusals = whyNot(book, game, order)
  if (refusals.length > 0) return { accepted: false, refusals }
  const progress = new OrderProgress(book, game, dice)
  progress.withTension(() => declarationOf(order).carryOut(progress, order))
  return { accepted: true, events: progress.events, game: progress.game }
}
