import { z } from 'zod'
import { BOTS, WRITTEN } from '../../../counsel/index.ts'
import { DELEGATIONS, type Delegation, delegationOf } from '../../../rules/core/index.ts'
import type { Seat } from '../../../rules/game/index.ts'

/** Who is a bot in a game as it is made, and what happens on the map where no board is played. */
export const BOT_SETTING = z.strictObject({
  /** Delegations that a bot holds, with all their seats. */
  seats: z.partialRecord(z.enum(DELEGATIONS), z.enum(BOTS)).default({}),
  /** The script by which the map is reported; nobody reports by itself without one. */
  map: z.enum(WRITTEN).optional(),
})

export type BotSetting = z.infer<typeof BOT_SETTING>

/** A bot’s tenure is known by its name, so that whoever looks at seats sees a bot. */
export const botTenure = (by: Delegation): string => `bot-${by}`
export const isBotTenure = (tenure: string): boolean => tenure.startsWith('bot-')

export const seatsOfDelegation = (seats: readonly Seat[], by: Delegation): readonly Seat[] =>
  seats.filter((seat) => seat !== 'host' && delegationOf(seat) === by)
