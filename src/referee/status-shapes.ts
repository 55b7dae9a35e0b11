import { z } from 'zod'
import {
  ARMS,
  BORDER_LANDS,
  FRIENDS,
  LANDS_APART,
  MINOR_NATIONS,
  POWERS,
  RANGES,
  STAGES,
  STATUSES,
  TASKS,
  WAYS_IN,
} from '../rules/index.ts'
import { CITATION } from './answer-shapes.ts'
import { DOOR_WORDS, STATUS_ARGUMENT_WORDS } from './words.ts'

const told = z.looseObject({ words: z.string(), cite: CITATION })
const units = z.int().min(1).max(999).optional().describe(STATUS_ARGUMENT_WORDS.units)

/** What `may enter` takes. */
export const ENTER = {
  by: z.enum(POWERS).describe(STATUS_ARGUMENT_WORDS.by),
  in: z.enum([...MINOR_NATIONS, ...BORDER_LANDS, ...LANDS_APART]).describe(STATUS_ARGUMENT_WORDS.in),
  how: z.enum(WAYS_IN).describe(STATUS_ARGUMENT_WORDS.how),
  stage: z.enum(STAGES).optional().describe(STATUS_ARGUMENT_WORDS.stage),
  units,
}

/** What `may use-forces` takes. */
export const USE_FORCES = {
  of: z.enum(MINOR_NATIONS).describe(STATUS_ARGUMENT_WORDS.of),
  arm: z.enum(ARMS).describe(STATUS_ARGUMENT_WORDS.arm),
  task: z.enum(TASKS as unknown as readonly [string, ...string[]]).describe(STATUS_ARGUMENT_WORDS.task),
  range: z.enum(RANGES).optional().describe(STATUS_ARGUMENT_WORDS.range),
  units,
}

const STATUS = z.looseObject({
  ok: z.literal(true),
  book: z.string(),
  turn: z.string(),
  countries: z.array(
    z.looseObject({
      country: z.enum(MINOR_NATIONS),
      name: z.string(),
      status: z.enum(STATUSES),
      statusName: z.string(),
      favours: z.enum(FRIENDS).nullable(),
      since: z.string().optional(),
      cite: CITATION,
      digest: CITATION,
      reachedBy: told,
      economy: z.array(told),
      open: z.array(told.extend({ to: z.array(z.string()) })),
      closed: z.array(told),
      forces: z.array(told),
      wars: z.looseObject({ with: z.array(z.string()), cite: CITATION }),
      stay: z.looseObject({ most: z.int(), there: z.int(), cite: CITATION }).optional(),
      notes: z.array(told),
    }),
  ),
})

export const STATUS_SHAPES = {
  status: {
    about: 'situation' as const,
    words: DOOR_WORDS.status,
    args: z.object({ country: z.enum(MINOR_NATIONS).optional().describe(STATUS_ARGUMENT_WORDS.country) }),
    answer: STATUS,
  },
}
