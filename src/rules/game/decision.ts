import { type Dice, quoted, type Refusal } from '../core/index.ts'
import { followUps } from './acts/follow-up.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { Progress } from './declaration.ts'
import { declarationOf, type Event, isOrderType, type Order } from './declared.ts'
import { evolve } from './evolution.ts'
import type { Game } from './game.ts'
import { impliedNext } from './implied.ts'
import { putReactions } from './orders/rolls/name-targets.ts'
import { goOn } from './orders/table/advance.ts'
import { putPass } from './orders/table/pass.ts'
import { isAnswered } from './sequence.ts'
import { mayMoveTension, tensionsMoved } from './tension-moves.ts'
import { whyNot } from './why-not.ts'

/** The progress of any order. */
export class OrderProgress implements Progress<Event> {
  readonly book: Rulebook
  readonly dice: Dice
  readonly events: Event[] = []
  #game: Game

  constructor(book: Rulebook, game: Game, dice: Dice) {
    this.book = book
    this.dice = dice
    this.#game = game
  }

  get game(): Game {
    return this.#game
  }

  readonly put = (...events: readonly Event[]): void => {
    this.events.push(...events)
    this.#game = events.reduce(evolve, this.#game)
  }

  /** What follows from what has happened since, until nothing more does. */
  readonly #settle = (before: Game): void => {
    let [then, now] = [before, this.#game]
    for (let more = followUps(this.book, then, now); more.length > 0; more = followUps(this.book, then, now)) {
      this.put(...more)
      ;[then, now] = [now, this.#game]
    }
  }

  readonly withTension = (act: () => void): void => {
    const before = this.#game
    act()
    this.#settle(before)
    if (mayMoveTension(this.book, before, this.#game)) this.put(...tensionsMoved(this.book, this.#game))
  }

  /** An order that is allowed, with all that follows from it; a stage whose questions it answers ends by itself. */
  readonly carryOut = (order: Order): void => {
    const before = this.#game
    this.withTension(() => declarationOf(order).carryOut(this, order))
    putReactions(this, before)
    while (this.#follow(order));
  }

  /** A stage whose questions are answered ends by itself, and what is implied is done; never so far that a whole turn goes by unheard. */
  readonly #follow = (order: Order): boolean => {
    if (isAnswered(this.book, this.#game)) {
      this.withTension(() => goOn(this))
      return true
    }
    if (this.events.filter(({ type }) => type === 'turn-opened').length > 1) return false
    const next = impliedNext(this.book, this.#game, order)
    if (next?.is === 'order') this.withTension(() => declarationOf(next.order).carryOut(this, next.order))
    if (next?.is === 'pass') this.withTension(() => putPass(this, next.by, next.because))
    return next !== undefined
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
