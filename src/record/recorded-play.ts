import type { PlayedGame } from '../counsel/index.ts'
import { seatsFor } from '../rules/game/index.ts'
import { newGame, type Setting } from './kept-game.ts'
import type { GameRecord } from './record.ts'

/** A game that was played without a record, as a record. */
export function recordPlayed(setting: Setting, { start, moves }: Pick<PlayedGame, 'start' | 'moves'>): GameRecord {
  const made = newGame({ ...setting, passes: start.passes })
  if (!made.ok) throw new Error(made.refusals.map(({ words }) => words).join('; '))
  const entries = moves.map(({ order, dice, events }, index) => ({ n: index + 1, as: seatsFor(order), order, dice, events }))
  return { header: made.kept.header, entries, torn: null }
}
