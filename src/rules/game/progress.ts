import type { Dice } from '../core/index.ts'
import { followUps } from './acts/follow-up.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { Progress } from './declaration/declaration.ts'
import { declarationOf, type Event, type Order } from './declaration/declared.ts'
import { impliedNext } from './defaults/implied.ts'
import { evolve } from './evolution.ts'
import type { Game } from './game.ts'
import { putReactions } from './orders/rolls/name-targets.ts'
import { goOn } from './orders/table/advance.ts'
import { putPass } from './orders/table/pass.ts'
import { isAnswered } from './sequence.ts'
import { mayMoveTension, tensionsMoved } from './tension-moves.ts'

/** A game on its way through orders that are allowed: whatever happens is done to it, and nobody keeps what it was. */
export class GameProgress implements Progress<Event> {
  readonly book: Rulebook
  readonly dice: Dice
  #game: Game
  /** Up to here everything that follows has followed; acts within acts settle in turn, and nothing twice. */
  #settled: Game | undefined
  #turnsOpened = 0

  constructor(book: Rulebook, game: Game, dice: Dice) {
    this.book = book
    this.dice = dice
    this.#game = game
  }

  get game(): Game {
    return this.#game
  }

  put(...events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === 'turn-opened') this.#turnsOpened++
      this.#game = evolve(this.#game, event)
    }
  }

  putWhole(event: Event): void {
    this.put(event)
    if (this.#settled !== undefined) this.#settled = this.#game
  }

  /** What follows from what has happened since, until nothing more does. */
  #settle(): void {
    let [then, now] = [this.#settled ?? this.#game, this.#game]
    for (let more = followUps(this.book, then, now); more.length > 0; more = followUps(this.book, then, now)) {
      this.put(...more)
      ;[then, now] = [now, this.#game]
    }
    this.#settled = now
  }

  withTension(act: () => void): void {
    const before = this.#game
    const isOutermost = this.#settled === undefined
    this.#settled ??= before
    act()
    this.#settle()
    if (isOutermost) this.#settled = undefined
    if (mayMoveTension(this.book, before, this.#game)) this.put(...tensionsMoved(this.book, this.#game))
  }

  /** An order that is allowed, with all that follows from it; a stage whose questions it answers ends by itself. */
  carryOut(order: Order): void {
    const before = this.#game
    this.#turnsOpened = 0
    this.withTension(() => declarationOf(order).carryOut(this, order))
    putReactions(this, before)
    while (this.#follow(order));
  }

  /** A stage whose questions are answered ends by itself, and what is implied is done; never so far that a whole turn goes by unheard. */
  #follow(order: Order): boolean {
    if (isAnswered(this.book, this.#game)) {
      this.withTension(() => goOn(this))
      return true
    }
    if (this.#turnsOpened > 1) return false
    const next = impliedNext(this.book, this.#game, order)
    if (next?.is === 'order') this.withTension(() => declarationOf(next.order).carryOut(this, next.order))
    if (next?.is === 'pass') this.withTension(() => putPass(this, next.by, next.because))
    return next !== undefined
  }
}
