import { z } from 'zod'
import { ROUTE_WORDS } from '../words/words.ts'

/** Shapes that many routes share; every text and every list has a most. */

export const GAME_ID = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe(ROUTE_WORDS.game)

/** The parameters of a route about one game. */
export const OF_GAME = z.strictObject({ game: GAME_ID })

/** A sign that can be seen: neither a space nor one without a width. */
const SEEN = String.raw`[^\s\p{C}\u115f\u1160\u2800\u3164\uffa0]`
/** Ends a line, is none of writing, or turns what stands beside it round. */
const ODD = String.raw`\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069`

/** A text of one line, such as a name. */
export const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(new RegExp(`^(?=.*${SEEN})[^${ODD}]*$`, 'u'), ROUTE_WORDS.line)

/** A text of several lines, such as a letter. */
export const prose = (most: number) => z.string().max(most).regex(new RegExp(SEEN, 'u'), ROUTE_WORDS.prose)

/** What makes a repeated request known again. */
export const KEY = z.string().regex(/^[\x21-\x7e]{1,100}$/, ROUTE_WORDS.key)

/** A number of an address: `?after=12`. */
export const SEQUENCE = z
  .string()
  .regex(/^\d{1,9}$/, ROUTE_WORDS.sequence)
  .transform(Number)
