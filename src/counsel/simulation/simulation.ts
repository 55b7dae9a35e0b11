import { startOf } from '../../editions/index.ts'
import { DELEGATIONS, type Delegation, quoted, type Refusal } from '../../rules/core/index.ts'
import { decide, decideIfAllowed, type Event, type Game, gameAt, type Order, type Passes, type Rulebook } from '../../rules/game/index.ts'
import { randomFrom } from './random.ts'
import { offered, owed, saidBeforehand, thoughts } from './random-player.ts'

/** An order that was given, and what came of it. */
export interface Move {
  readonly order: Order
  /** The faces that fell for it. */
  readonly dice: readonly number[]
  readonly events: readonly Event[]
}

/** A whole game, from its set-up to the end of the war. */
export interface PlayedGame {
  readonly start: Game
  readonly moves: readonly Move[]
  readonly game: Game
  /** Orders that were thought of and refused. */
  readonly refused: number
}

/** How a table plays: whether passes are implied, and whether people say things beforehand. */
interface Table {
  readonly passes: Passes
  readonly standing: 'none' | 'some'
}

/** More orders than any game needs: one that has not ended by then never will. */
const MOST_ORDERS = 50_000

export class DeadEnd extends Error {}

/** Plays a whole game by random legal orders and a script of what happens on the map. The same seed plays the same game. Throws where there is no such book, scenario or seed. */
export function playAtRandom(
  book: Rulebook,
  scenario: string,
  seed: number,
  onRefusal?: (order: Order, refusals: readonly Refusal[]) => void,
  table: Table = { passes: 'said', standing: 'none' },
): PlayedGame {
  if (book?.scenarios === undefined) throw new Error('a game is played by a book: open one with openBook')
  if (!Number.isSafeInteger(seed)) throw new Error(`${quoted(seed)} is no seed; expected a whole number`)
  const found = Object.hasOwn(book.scenarios, scenario) ? book.scenarios[scenario] : undefined
  if (found === undefined) throw new Error(`${book.title} has no scenario "${scenario}"`)
  const random = randomFrom(seed)
  const start = gameAt(startOf(found), table.passes)
  const moves: Move[] = []
  let game = start
  let refused = 0
  const give = (order: Order): boolean => {
    const dice: number[] = []
    const throwing = (): number => {
      const face = random.die()
      dice.push(face)
      return face
    }
    // All reasons against an order take longer than the first: they are looked for where somebody hears them.
    const decision = onRefusal === undefined ? decideIfAllowed(book, game, order, throwing) : decide(book, game, order, throwing)
    if (!decision?.accepted) {
      refused++
      if (decision !== undefined) onRefusal?.(order, decision.refusals)
      return false
    }
    moves.push({ order, dice, events: decision.events })
    game = decision.game
    return true
  }
  /** Everybody does what the stage still waits for, until nobody has anything to do. */
  const settle = (): void => {
    for (let isMoving = true; isMoving; ) {
      isMoving = false
      for (const by of DELEGATIONS) for (const order of owed(book, game, by)) isMoving = give(order) || isMoving
    }
  }
  const turnOf = (by: Delegation): void => {
    for (const order of thoughts(book, game, by, random)) give(order)
  }
  const passes = (by: Delegation): boolean => give({ type: 'pass', by }) || give({ type: 'pass', by, knowingly: true })
  give({ type: 'advance', by: 'referee' })
  while (game.ending === null) {
    const { stage, asked } = game
    const { turn } = game.situation
    for (const by of DELEGATIONS) {
      if (table.standing === 'some') for (const order of saidBeforehand(by, random)) give(order)
      turnOf(by)
    }
    for (const by of asked) if (!passes(by)) settle()
    for (const by of game.stage === stage ? game.asked : []) passes(by)
    if (
      game.ending === null &&
      game.stage === stage &&
      game.situation.turn === turn &&
      game.asked.length === asked.length &&
      !give({ type: 'advance', by: 'referee', knowingly: true }) &&
      // Whatever is in the way, somebody may be offered an order that settles it.
      !DELEGATIONS.some((by) => offered(book, game, by).some(give))
    )
      throw new DeadEnd(`seed ${seed}: nobody can move on from ${stage} of ${turn}`)
    if (moves.length > MOST_ORDERS) throw new DeadEnd(`seed ${seed}: no end in sight at ${game.situation.turn}`)
  }
  return { start, moves, game, refused }
}
