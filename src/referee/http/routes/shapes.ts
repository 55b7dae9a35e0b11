import { z } from 'zod'
import { ROUTE_WORDS } from '../words/words.ts'

/** Shapes that many routes share; every text and every list has a most. */

export const GAME_ID = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe(ROUTE_WORDS.game)

/** The parameters of a route about one game. */
export const OF_GAME = z.strictObject({ game: GAME_ID })

/** A text of one line, such as a name. */
export const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are refused
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/)

/** A text of several lines, such as a letter. */
export const prose = (most: number) => z.string().min(1).max(most)

/** What makes a repeated request known again. */
export const KEY = z.string().regex(/^[\x21-\x7e]{1,100}$/, ROUTE_WORDS.key)

/** A number of an address: `?after=12`. */
export const SEQUENCE = z
  .string()
  .regex(/^\d{1,9}$/, ROUTE_WORDS.sequence)
  .transform(Number)
