import { isOneOf } from '../../rules/core/index.ts'
import { delegationsOf, type Game, type Seat, type Speaker } from '../../rules/game/index.ts'
import type { KeptGame } from '../kept-game.ts'
import { whoseMove } from './whose-move.ts'

/** Whoever sits for several delegations speaks for the one that is to move. */
export function speakerFor({ book }: KeptGame, seats: readonly Seat[], view: Game): Speaker {
  const own = delegationsOf(seats)
  const [first = 'referee', second] = own
  const mover = second === undefined ? undefined : whoseMove(book, view).find(({ who }) => isOneOf(own, who))?.who
  return { by: mover === undefined || mover === 'host' ? first : mover, seats, book, strike: view.strike }
}
