import { type Dice, quoted, type Refusal } from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import { type Event, eventDeclarationOf, isOrderType, type Order } from './declaration/declared.ts'
import type { Game } from './game.ts'
import { GameProgress } from './progress.ts'
import { may, whyNot } from './why-not.ts'

/** The progress of an order, with all that came of it. */
export class OrderProgress extends GameProgress {
  readonly events: Event[] = []

  override put(...events: readonly Event[]): void {
    for (const event of events) {
      this.events.push(eventDeclarationOf(event).noted?.add(this.book, this.game, event) ?? event)
      super.put(event)
    }
  }
}

export interface Accepted {
  readonly accepted: true
  readonly events: readonly Event[]
  /** The game after them. */
  readonly game: Game
}

export type Decision = Accepted | { readonly accepted: false; readonly refusals: readonly Refusal[] }

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
  return refusals.length > 0 ? { accepted: false, refusals } : carriedOut(book, game, order, dice)
}

/** The same for one who asked whether it is allowed, and needs no reasons. */
export const decideIfAllowed = (book: Rulebook, game: Game, order: Order, dice: Dice): Accepted | undefined =>
  may(book, game, order) ? carriedOut(book, game, order, dice) : undefined

function carriedOut(book: Rulebook, game: Game, order: Order, dice: Dice): Accepted {
  const progress = new OrderProgress(book, game, dice)
  progress.carryOut(order)
  return { accepted: true, events: progress.events, game: progress.game }
}
