import type { Dice } from '../../rules/core/index.ts'
import { decide, type Game, type Rulebook } from '../../rules/game/index.ts'
import type { Move } from '../simulation/simulation.ts'
import { type Playing, playOn } from './rollout.ts'

/** A game played on as a rollout does, and every order decided again with the dice that fell for it: so its events are kept. */
export function playKept(
  book: Rulebook,
  start: Game,
  { dice, ...playing }: Omit<Playing, 'heard'>,
): { readonly moves: readonly Move[]; readonly game: Game } {
  const moves: Move[] = []
  let faces: number[] = []
  let game = start
  const thrown: Dice = (what) => {
    const face = dice(what)
    faces.push(face)
    return face
  }
  playOn(book, start, {
    ...playing,
    dice: thrown,
    heard: (order) => {
      const left = [...faces]
      const decision = decide(book, game, order, () => left.shift() ?? Number.NaN)
      if (!decision.accepted) throw new Error(`${order.type}: ${decision.refusals.map(({ words }) => words).join('; ')}`)
      moves.push({ order, dice: faces, events: decision.events })
      game = decision.game
      faces = []
    },
  })
  return { moves, game }
}
