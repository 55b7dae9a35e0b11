import { z } from 'zod'
import { CLOCK_TIME, HOUR, isZone, momentWords, nextLocalTime, WEEKDAYS } from './zone.ts'

/**
 * What is done when somebody’s time has run out: nothing; a "no" where there is nothing else to say, and what nobody chooses, such as a die
 * that was named; or whatever is owed too, in the plainest way.
 */
const ON_MISSED = ['wait', 'decline', 'plainest'] as const
export type OnMissed = (typeof ON_MISSED)[number]

export const LONGEST_HOURS = 24 * 60

const missed = z.enum(ON_MISSED).default('decline')
const zone = z.string().refine(isZone, 'a zone such as Europe/Berlin or UTC')
const time = z.string().regex(CLOCK_TIME, 'a time such as 20:00')

/** How time runs in a game: not at all, so many hours for each stage that somebody is asked in, or up to a fixed local time. */
export const PACE_SHAPE = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({ is: z.literal('hours'), hours: z.number().min(0.25).max(LONGEST_HOURS), missed }),
  z.strictObject({
    is: z.literal('local-time'),
    time,
    zone,
    /** On these days of the week; on all if it does not say. */
    days: z.array(z.enum(WEEKDAYS)).min(1).max(7).optional(),
    /** Hours that somebody has at least; a time that comes sooner is passed over. */
    notice: z
      .number()
      .min(0)
      .max(24 * 14)
      .default(0),
    missed,
  }),
])
export type Pace = z.infer<typeof PACE_SHAPE>

export const NO_PACE: Pace = { is: 'none' }

/** When somebody's time is up who is asked now; nothing where time does not run. */
export function dueAfter(pace: Pace, from: number): number | null {
  switch (pace.is) {
    case 'none':
      return null
    case 'hours':
      return from + pace.hours * HOUR
    case 'local-time':
      return nextLocalTime(from + pace.notice * HOUR, pace.time, pace.zone, pace.days)
  }
}

/** A moment to which time was put off: under a fixed local time the next of these. */
export const putOff = (pace: Pace, until: number): number =>
  pace.is === 'local-time' ? nextLocalTime(until, pace.time, pace.zone, pace.days) : until

/** A moment as this game says it: in its own zone, if it has one. */
export const paceMoment = (pace: Pace, instant: number): string => momentWords(instant, pace.is === 'local-time' ? pace.zone : 'UTC')
