import type { PlayedGame } from '../../counsel/index.ts'
import { type Delegation, delegationOf, type Order, POWERS, type Power, type Seat } from '../../rules/index.ts'
import { newGame, type Setting } from './kept-game.ts'
import type { GameRecord } from './record.ts'

const firstOf = (delegation: Delegation): Power => POWERS.find((power) => delegationOf(power) === delegation) ?? 'germany'

/** The seats that an order has to come from: the first of a delegation, unless it names its powers. */
export function seatsFor(order: Order): readonly Seat[] {
  if (order.by === 'referee') return ['host']
  if (order.type === 'strike') return [order.by as Power]
  if (order.type === 'declare-war' && order.intents.length > 0) return [...new Set(order.intents.map(({ by }) => by))]
  return [firstOf(order.by as Delegation)]
}

/** A game that was played without a record, as a record. */
export function recordPlayed(setting: Setting, { moves }: Pick<PlayedGame, 'moves'>): GameRecord {
  const made = newGame(setting)
  if (!made.ok) throw new Error(made.refusals.map(({ words }) => words).join('; '))
  const entries = moves.map(({ order, dice, events }, index) => ({ n: index + 1, as: seatsFor(order), order, dice, events }))
  return { header: made.kept.header, entries, torn: null }
}
