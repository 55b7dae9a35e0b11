import { isName } from './prepared.ts'
import type { GameRow, Statements } from './sqlite-statements.ts'

/** So many games are known again without looking. */
const MOST_KNOWN = 2_000

type Known = Pick<GameRow, 'number' | 'header'>

/** What never changes of games that were asked for. */
export class SqliteGames {
  readonly #asked: Statements
  readonly #known = new Map<string, Known>()

  constructor(asked: Statements) {
    this.#asked = asked
  }

  get(game: string): Known | undefined {
    const known = this.#known.get(game)
    if (known !== undefined || !isName(game)) return known
    const found = this.#asked.game(game)
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    if (found !== undefined) this.#known.set(game, found)
    return found
  }

  /** The same with how many lines there are now. */
  row(game: string): GameRow | undefined {
    const known = this.get(game)
    const sequence = known && this.#asked.sequence(known.number)
    // Another program may have deleted it; a game that has lines is there.
    if (known === undefined || sequence === undefined || (sequence === 0 && this.#asked.game(game) === undefined)) return undefined
    return { ...known, id: game, sequence }
  }

  /** A game that was found may never have come to be. */
  forget(): void {
    this.#known.clear()
  }
}
