import { z } from 'zod'
import type { Arguments } from './answer.ts'
import { type Asked, readAs } from './asking.ts'

const count = z.int().min(0).max(99).default(0)
const forces = z.array(z.string()).default([])

/** What the players fought out: the two strikes, and the combat with carriers that came up. Unsaid is unhurt. */
export const STRIKE_REPORTS = {
  first: z.strictObject({ nasLost: count, aafResults: count, nasResults: count, sunk: forces, damaged: forces }),
  second: z.strictObject({ nasLost: count, sunk: forces, damaged: forces }),
  combat: z.strictObject({ usNas: count, usNasAfter: count, japaneseNas: count, nasLost: count }),
} as const

const REPORTS = z.object({
  first: STRIKE_REPORTS.first.optional(),
  second: STRIKE_REPORTS.second.optional(),
  combat: STRIKE_REPORTS.combat.optional(),
})

export type StrikeReports = Readonly<z.infer<typeof REPORTS>>

export const readReports = ({ first, second, combat }: Arguments): Asked<StrikeReports> => readAs(REPORTS, { first, second, combat })
