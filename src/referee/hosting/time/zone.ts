/** Wall clocks: which moment a local time is, and what local time a moment has. The zones are those that Node knows (IANA). */

export interface LocalTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** A region's name or UTC; a bare offset knows nothing of summer time and is none. */
export function isZone(name: string): boolean {
  if (name.length > 60 || !/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

export function localAt(instant: number, zone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts
  return { year, month, day, hour, minute }
}

const asUtc = ({ year, month, day, hour, minute }: LocalTime): number => Date.UTC(year, month - 1, day, hour, minute)

/** How far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
const offsetAt = (instant: number, zone: string): number => asUtc(localAt(instant, zone)) - Math.floor(instant / MINUTE) * MINUTE

/**
 * The moment of a local time. Of a time that comes twice, as clocks are put back, the first; one that never comes, as clocks are put
 * forward, counts as so much later as they are put forward.
 */
export function instantOf(local: LocalTime, zone: string): number {
  const wall = asUtc(local)
  const [before, after] = [offsetAt(wall - DAY, zone), offsetAt(wall + DAY, zone)]
  const found = [before, after].map((offset) => wall - offset).filter((instant) => offsetAt(instant, zone) === wall - instant)
  return found.length > 0 ? Math.min(...found) : wall - before
}

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const weekdayOf = (local: LocalTime): Weekday => WEEKDAYS[new Date(asUtc(local)).getUTCDay()] as Weekday

/** "20:00", as hours and minutes. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export function clockTimeOf(text: string): Pick<LocalTime, 'hour' | 'minute'> {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return { hour, minute }
}

/** The same hour on a later day of the calendar. */
const daysLater = (local: LocalTime, days: number): LocalTime => {
  const date = new Date(asUtc(local) + days * DAY)
  return { ...local, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The first moment not before another that has this local time, on one of these days of the week. */
export function nextLocalTime(from: number, time: string, zone: string, days: readonly Weekday[] = WEEKDAYS): number {
  const today: LocalTime = { ...localAt(from, zone), ...clockTimeOf(time) }
  for (let ahead = -1; ahead <= 14; ahead++) {
    const local = daysLater(today, ahead)
    const instant = instantOf(local, zone)
    if (instant >= from && days.includes(weekdayOf(local))) return instant
  }
  throw new Error(`no ${time} in ${zone} on ${days.join(', ')}`)
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const withCapital = (word: string): string => word[0]?.toUpperCase() + word.slice(1)

/** A moment as somebody's own clock shows it, with the zone, so that nobody has to reckon. */
export function momentWords(instant: number, zone: string): string {
  const local = localAt(instant, zone)
  const { year, month, day, hour, minute } = local
  return `${withCapital(weekdayOf(local))} ${day} ${MONTHS[month - 1]} ${year}, ${twoDigits(hour)}:${twoDigits(minute)} (${zone})`
}
