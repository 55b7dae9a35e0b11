import type { Game } from '../rules/game/index.ts'
import type { RecordEntry } from './record.ts'

/** Where a game stood after an entry, and what came before it. Not every moment keeps its game. */
interface Moment {
  readonly start: Game
  readonly entry: RecordEntry
  readonly before: Moment | undefined
  readonly count: number
  game: Game | undefined
}

/** The last moments keep their games, and before them one in so many. */
const LAST = 16
const ONE_IN = 64

function fits(moment: Moment, entries: readonly RecordEntry[]): boolean {
  for (let one: Moment | undefined = moment; one !== undefined; one = one.before) if (one.entry !== entries[one.count - 1]) return false
  return true
}

/** Forgets the game of a moment that is long past. */
function thinOut(moment: Moment): void {
  let old: Moment | undefined = moment
  for (let steps = 0; steps < LAST && old !== undefined; steps++) old = old.before
  if (old !== undefined && old.count % ONE_IN !== 0) old.game = undefined
}

/** How a game went on, entry by entry: whoever asks how it stood after some of them need not begin at its start. */
export class Course {
  readonly #step: (game: Game, entry: RecordEntry) => Game
  readonly #moments = new WeakMap<RecordEntry, Moment>()

  constructor(step: (game: Game, entry: RecordEntry) => Game) {
    this.#step = step
  }

  /** The game after these entries. */
  after(start: Game, entries: readonly RecordEntry[]): Game {
    let moment = this.#lastKnown(start, entries)
    let from = moment
    while (from !== undefined && from.game === undefined) from = from.before
    let game = from?.game ?? start
    for (let at = from?.count ?? 0; at < entries.length; at++) {
      const entry = entries[at] as RecordEntry
      game = this.#step(game, entry)
      if (at >= (moment?.count ?? 0)) moment = this.#add(start, moment, entry, game)
    }
    return game
  }

  /** The game went on by an entry, from where it stood to where it stands; left where it is not known how it came there. */
  goOn(start: Game, last: RecordEntry | undefined, from: Game, entry: RecordEntry, game: Game): void {
    const before = last && this.#moments.get(last)
    if ((last === undefined ? start : before?.start === start ? before.game : undefined) === from) this.#add(start, before, entry, game)
  }

  /** The last moment of this very course that is remembered. */
  #lastKnown(start: Game, entries: readonly RecordEntry[]): Moment | undefined {
    for (let count = entries.length; count > 0; count--) {
      const moment = this.#moments.get(entries[count - 1] as RecordEntry)
      if (moment?.count === count && moment.start === start && fits(moment, entries)) return moment
    }
    return undefined
  }

  #add(start: Game, before: Moment | undefined, entry: RecordEntry, game: Game): Moment {
    const moment: Moment = { start, entry, before, count: (before?.count ?? 0) + 1, game }
    this.#moments.set(entry, moment)
    thinOut(moment)
    return moment
  }
}
