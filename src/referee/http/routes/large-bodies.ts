import { z } from 'zod'
import { YEARS } from '../../../rules/core/index.ts'
import { SEATS } from '../../../rules/game/index.ts'
import { TABLE_SETTING } from '../../hosting/header.ts'
import { AS_IT_STANDS } from '../../hosting/play/making.ts'
import { GAME_WORDS } from '../words/games.ts'

/* Bodies that may be large, or name a script: threads read them. */

/** A record with all its orders, in bytes; that of a whole war has less than half a million. */
export const LARGEST_RECORD = 8 * 1024 * 1024
/** A new game with a situation and a script for the map, in bytes. */
export const LARGEST_START = 256 * 1024

const RECORD = z.string().min(1).describe(GAME_WORDS.record)

export const IMPORT = z.strictObject({
  record: RECORD,
  asItStands: AS_IT_STANDS.optional().describe(GAME_WORDS.asItStands),
  table: TABLE_SETTING.prefault({}),
})

export const FORK = z.strictObject({ orders: z.int().min(0).describe(GAME_WORDS.orders), table: TABLE_SETTING.prefault({}) })

const HOW = {
  as: z.enum(SEATS).optional().describe(GAME_WORDS.reviewAs),
  year: z
    .int()
    .min(YEARS[0] ?? 0)
    .max(YEARS.at(-1) ?? 0)
    .optional()
    .describe(GAME_WORDS.reviewYear),
  script: z.unknown().optional().describe(GAME_WORDS.reviewScript),
}

export const REVIEW = z.strictObject(HOW)
export const REVIEW_OF_RECORD = z.strictObject({ record: RECORD, ...HOW })
