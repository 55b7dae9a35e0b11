import type { Dice } from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { Progress } from './declaration.ts'
import type { Event } from './event.ts'
import { evolve } from './evolution.ts'
import type { Game } from './game.ts'
import { mayMoveTension, tensionsMoved } from './tension-moves.ts'

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

  readonly withTension = (act: () => void): void => {
    const before = this.#game
    act()
    if (mayMoveTension(this.book, before, this.#game)) this.put(...tensionsMoved(this.book, this.#game))
  }
}
