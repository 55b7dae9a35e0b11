import { z } from 'zod'
import type { RecordHeader } from '../../record/index.ts'
import { BOT_SETTING } from './bots/bot-setting.ts'
import { LETTER_RULES } from './letters/rules.ts'
import { PACE_SHAPE } from './time/pace.ts'

/** What a table agrees on as its game is made, beside the rules; it stays so. */
export const TABLE_SETTING = z.strictObject({
  /** Whether there is a link for those who only watch. */
  watchers: z.boolean().default(true),
  /** Who may sit down where somebody has left: those to whom the host sends a link, or whoever is let in at all. */
  vacantSeats: z.enum(['by-link', 'open']).default('by-link'),
  /** Who may write to whom, and when, until the host rules otherwise. */
  letters: LETTER_RULES.optional(),
  /** Whether the host reads the letters between others; it is agreed before the game begins or not at all. */
  hostReadsLetters: z.boolean().optional(),
  /** How time runs, until the host sets another pace. */
  pace: PACE_SHAPE.optional(),
  /** Seats that bots hold, and a script for the map. */
  bots: BOT_SETTING.optional(),
})

export type TableSetting = z.infer<typeof TABLE_SETTING>

/** What a hosted game began with. Nobody's name is in it. */
export interface HostedHeader {
  readonly record: RecordHeader
  /** When it was made, in milliseconds since 1970. */
  readonly created: number
  readonly setting: TableSetting
  /** What the bots’ chance is drawn from; nobody is ever shown it. */
  readonly luck?: string
}
