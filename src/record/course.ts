import type { Game } from '../rules/game/index.ts'
import type { RecordEntry } from './record.ts'

/** The last games are kept, and before them one in so many. */
const LAST = 16
const ONE_IN = 64

/** The entries by which a game last went on from its start, and how it stood after each of them; not every moment keeps its game. */
class Way {
  readonly #start: Game
  readonly #entries: RecordEntry[] = []
  readonly #games: (Game | undefined)[] = []

  constructor(start: Game) {
    this.#start = start
  }

  /** Whether it ends with an entry, or has none, and stands so then. */
  endsSo(last: RecordEntry | undefined, game: Game): boolean {
    return this.#entries.at(-1) === last && (last === undefined ? this.#start : this.#games.at(-1)) === game
  }

  /** How many of these entries it begins with. */
  inCommon(entries: readonly RecordEntry[]): number {
    const most = Math.min(entries.length, this.#entries.length)
    let count = 0
    while (count < most && this.#entries[count] === entries[count]) count++
    return count
  }

  /** The last game that was kept of its first so many moments, and after how many it was. */
  lastKept(count: number): readonly [Game, number] {
    for (let at = count; at > 0; at--) {
      const game = this.#games[at - 1]
      if (game !== undefined) return [game, at]
    }
    return [this.#start, 0]
  }

  add(entry: RecordEntry, game: Game): void {
    this.#entries.push(entry)
    const count = this.#games.push(game)
    const old = count - LAST
    if (old > 0 && old % ONE_IN !== 0) this.#games[old - 1] = undefined
  }

  /** It goes another way from there. */
  turnBack(count: number): void {
    this.#entries.length = count
    this.#games.length = count
  }
}

/** How games went on, entry by entry: whoever asks how one stood after some of them need not begin at its start. */
export class Course {
  readonly #step: (game: Game, entry: RecordEntry) => Game
  readonly #ways = new WeakMap<Game, Way>()

  constructor(step: (game: Game, entry: RecordEntry) => Game) {
    this.#step = step
  }

  /** The game after these entries. */
  after(start: Game, entries: readonly RecordEntry[]): Game {
    const way = this.#wayFrom(start)
    const common = way.inCommon(entries)
    let [game, at] = way.lastKept(common)
    for (; at < common; at++) game = this.#step(game, entries[at] as RecordEntry)
    if (common < entries.length) way.turnBack(common)
    for (; at < entries.length; at++) {
      const entry = entries[at] as RecordEntry
      game = this.#step(game, entry)
      way.add(entry, game)
    }
    return game
  }

  /** The game went on by an entry, from where it stood to where it stands; left where it is not known how it came there. */
  goOn(start: Game, last: RecordEntry | undefined, from: Game, entry: RecordEntry, game: Game): void {
    const way = this.#wayFrom(start)
    if (last === undefined && from === start) way.turnBack(0)
    if (way.endsSo(last, from)) way.add(entry, game)
  }

  #wayFrom(start: Game): Way {
    const known = this.#ways.get(start)
    if (known !== undefined) return known
    const way = new Way(start)
    this.#ways.set(start, way)
    return way
  }
}
