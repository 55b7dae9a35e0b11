import { turnNumber } from './calendar.ts'
import type { Nation } from './countries.ts'
import type { Power } from './powers.ts'
import { joins, type Situation } from './situation.ts'

/** Two nations were at war at the end of a turn, by its number; before the calendar, nobody was. */
export const wasAtWar = ({ wars }: Situation, one: Nation, other: Nation, turn: number): boolean =>
  turn >= 0 &&
  wars.some((war) => joins(war, one, other) && turnNumber(war.since) <= turn && (war.until === undefined || turnNumber(war.until) > turn))

/** How many declarations came after the turn of that number; none if nothing happened in any turn. */
export const declarationsSince = ({ declarations }: Situation, by: readonly Power[], on: readonly Nation[], turn: number): number =>
  turn < 0 ? 0 : declarations.filter((one) => by.includes(one.by) && on.includes(one.on) && turnNumber(one.turn) > turn).length
