import { z } from 'zod'
import { CLOCK_TIME, clockTimeOf, isZone, localAt, nextLocalTime } from '../hosting/time/zone.ts'

const time = z.string().regex(CLOCK_TIME, 'a time such as 22:00')

/** When somebody wants to be told, by his own clock. */
export const WISHES = z.strictObject({
  zone: z.string().refine(isZone, 'a zone such as Europe/Berlin or UTC').default('UTC'),
  /** Nothing is sent between these. */
  quiet: z
    .strictObject({ from: time, until: time })
    .refine(({ from, until }) => from !== until, 'two different times')
    .optional(),
  /** What opens is told once a day, of all games together; that time runs out is told at once. */
  digest: time.optional(),
})
export type Wishes = z.infer<typeof WISHES>

export const NO_WISHES: Wishes = { zone: 'UTC' }

const minutesOf = ({ hour, minute }: { readonly hour: number; readonly minute: number }): number => hour * 60 + minute

/** When the quiet hours end that it is now; nothing outside them. */
export function quietUntil({ zone, quiet }: Wishes, now: number): number | null {
  if (quiet === undefined) return null
  const [from, until, is] = [clockTimeOf(quiet.from), clockTimeOf(quiet.until), localAt(now, zone)].map(minutesOf) as [
    number,
    number,
    number,
  ]
  const isQuiet = from < until ? from <= is && is < until : is >= from || is < until
  // A minute that has begun counts for the time it shows.
  return isQuiet ? nextLocalTime(now, quiet.until, zone) : null
}

/** When the next digest goes out; nothing where none is wanted. */
export const nextDigest = ({ zone, digest }: Wishes, now: number): number | null =>
  digest === undefined ? null : nextLocalTime(now, digest, zone)
