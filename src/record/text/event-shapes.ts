import { z } from 'zod'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { EVENT_TYPES, type Event, eventDeclarationOf } from '../../rules/game/index.ts'
import { RECORD } from '../words.ts'
import { checkOf } from './shape-check.ts'

/**
 * What every event must say for the game to be folded and told from it. An event may say more: what a later Chancery adds does no harm, so
 * the shapes are loose; what a fold reads must be there.
 */
export const EVENT_SHAPE = z.looseObject({ type: z.enum(EVENT_TYPES) }).superRefine((value, context) => {
  const read = z.safeParse(eventDeclarationOf(value).shape, value)
  if (!read.success) for (const issue of read.error.issues) context.issues.push({ ...issue, input: value } as never)
})

const TYPES: ReadonlySet<unknown> = new Set(EVENT_TYPES)

/** Whether an event is as the shape wants it, without the reasons: long records are read in half the time. */
export function isEvent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !TYPES.has((value as Partial<Event>).type)) return false
  const { shape } = eventDeclarationOf(value as Event)
  return checkOf(shape)(value) || z.safeParse(shape, value).success
}

/** An event that its own shape refuses would close the record for ever: no such line is written. */
export const whyNotReadBack = (events: readonly Event[]): readonly Refusal[] =>
  events
    .filter((event) => !isEvent(event) && !isEvent(JSON.parse(JSON.stringify(event))))
    .map(({ type }) => refuse('unreadable', RECORD.unreadable(type), undefined, { event: type }))
