import { type Dice, quoted, type Refusal } from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import { type Event, isOrderType, type Order } from './declared.ts'
import type { Game } from './game.ts'
import { GameProgress } from './progress.ts'
import { whyNot } from './why-not.ts'

/** The progress of an order, with all that came of it. */
export class OrderProgress extends GameProgress {
  readonly events: Event[] = []

  override put(...events: readonly Event[]): void {
    this.events.push(...events)
    super.put(...events)
  }
}

export type Decision =
  | { readonly accepted: true; readonly events: readonly Event[] /** The game after them. */; readonly game: Game }
  | { readonly accepted: false; readonly refusals: readonly Refusal[] }

/** Programs of others come in here: what is no book, game or order at all is said so. */
function insist(book: Rulebook, game: Game, order: Order, dice: Dice): void {
  if (book?.sequence === undefined || game?.situation === undefined)
    throw new Error('an order is decided by a book, in a game: open the one with openBook and start or fold the other')
  const type: string = order?.type
  if (!isOrderType(type)) throw new Error(`${quoted(type)} is no type of order`)
  if (typeof dice !== 'function') throw new Error('dice are a function that gives a face from 1 to 6')
}

/** The one way in: an order becomes events, or reasons why not. Only what is no book, game, order or dice at all throws. */
export function decide(book: Rulebook, game: Game, order: Order, dice: Dice): Decision {
  insist(book, game, order, dice)
  const refusals = whyNot(book, game, order)
  if (refusals.length > 0) return { accepted: false, refusals }
  const progress = new OrderProgress(book, game, dice)
  progress.carryOut(order)
  return { accepted: true, events: progress.events, game: progress.game }
}
