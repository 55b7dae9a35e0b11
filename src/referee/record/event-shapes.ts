import { z } from 'zod'
import { EVENT_TYPES, eventDeclarationOf } from '../../rules/game/index.ts'

/**
 * What every event must say for the game to be folded and told from it. An event may say more: what a later Chancery adds does no harm, so
 * the shapes are loose; what a fold reads must be there.
 */
export const EVENT_SHAPE = z.looseObject({ type: z.enum(EVENT_TYPES) }).superRefine((value, context) => {
  const read = z.safeParse(eventDeclarationOf(value).shape, value)
  if (!read.success) for (const issue of read.error.issues) context.issues.push({ ...issue, input: value } as never)
})
