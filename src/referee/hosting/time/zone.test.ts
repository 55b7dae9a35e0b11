import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, instantOf, isZone, type LocalTime, localAt, momentWords, nextLocalTime, WEEKDAYS, weekdayOf } from './zone.ts'

const at = (text: string): number => Date.parse(text)
const local = (text: string): LocalTime => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number)
  return { year, month, day, hour, minute }
}

describe('the moment of a local time', () => {
  // Offsets by hand: Berlin +1, from 29 March to 25 October 2026 +2; New York -5, from 8 March to 1 November -4; Lord Howe moves by half an hour.
  test.each([
    ['Europe/Berlin', '2026-01-15T20:00', '2026-01-15T19:00Z'],
    ['Europe/Berlin', '2026-07-15T20:00', '2026-07-15T18:00Z'],
    ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59Z'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00Z'],
    ['Europe/Berlin', '2026-10-25T01:59', '2026-10-24T23:59Z'],
    ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00Z'],
    ['America/New_York', '2026-03-08T20:00', '2026-03-09T00:00Z'],
    ['America/New_York', '2026-11-01T20:00', '2026-11-02T01:00Z'],
    ['Asia/Kathmandu', '2026-06-01T06:00', '2026-06-01T00:15Z'],
    ['UTC', '2026-06-01T06:00', '2026-06-01T06:00Z'],
  ])('%s %s is %s', (zone, wall, instant) => {
    expect(new Date(instantOf(local(wall), zone)).toISOString()).toBe(new Date(at(instant)).toISOString())
  })

  test('a time that comes twice is the first of them', () => {
    expect(instantOf(local('2026-10-25T02:30'), 'Europe/Berlin')).toBe(at('2026-10-25T00:30Z'))
    expect(instantOf(local('2026-11-01T01:30'), 'America/New_York')).toBe(at('2026-11-01T05:30Z'))
  })

  test('a time that never comes is so much later as the clocks are put forward', () => {
    expect(instantOf(local('2026-03-29T02:30'), 'Europe/Berlin')).toBe(at('2026-03-29T01:30Z'))
    expect(localAt(instantOf(local('2026-03-29T02:30'), 'Europe/Berlin'), 'Europe/Berlin')).toMatchObject({ hour: 3, minute: 30 })
    expect(instantOf(local('2026-10-04T02:15'), 'Australia/Lord_Howe')).toBe(at('2026-10-03T15:45Z'))
  })

  test('every moment is the moment of its own local time, or an hour that comes twice is meant the first time', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo', 'Pacific/Chatham', 'America/St_Johns']
    fc.assert(
      fc.property(
        fc.integer({ min: at('2024-01-01T00:00Z') / 60_000, max: at('2034-01-01T00:00Z') / 60_000 }),
        fc.constantFrom(...zones),
        (m, zone) => {
          const found = instantOf(localAt(m * 60_000, zone), zone)
          expect(localAt(found, zone)).toEqual(localAt(m * 60_000, zone))
          expect(m * 60_000 - found === 0 || (m * 60_000 - found > 0 && m * 60_000 - found <= HOUR)).toBe(true)
        },
      ),
    )
  })
})

describe('the next 20:00', () => {
  test.each([
    ['the evening before summer time begins', '2026-03-28T19:00Z', '2026-03-28T19:00Z'],
    ['a moment later it is the next day, an hour shorter', '2026-03-28T19:01Z', '2026-03-29T18:00Z'],
    ['the evening before it ends', '2026-10-24T18:00Z', '2026-10-24T18:00Z'],
    ['a moment later it is the next day, an hour longer', '2026-10-24T18:01Z', '2026-10-25T19:00Z'],
  ])('in Berlin, %s', (_words, from, next) => {
    expect(new Date(nextLocalTime(at(from), '20:00', 'Europe/Berlin')).toISOString()).toBe(new Date(at(next)).toISOString())
  })

  test('is at most a day and an hour away, never before, and shows 20:00', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2034-01-01T00:00Z') }),
        fc.constantFrom('Europe/Berlin', 'Pacific/Auckland'),
        (from, zone) => {
          const next = nextLocalTime(from, '20:00', zone)
          expect(next).toBeGreaterThanOrEqual(from)
          expect(next - from).toBeLessThanOrEqual(DAY + HOUR)
          expect(localAt(next, zone)).toMatchObject({ hour: 20, minute: 0 })
        },
      ),
    )
  })

  test('on Sundays and Wednesdays alone, by the calendar of the place', () => {
    // Wednesday the 18th 20:00 in Auckland is Wednesday 07:00 UTC; an hour later it is Sunday's turn.
    expect(nextLocalTime(at('2026-11-17T00:00Z'), '20:00', 'Pacific/Auckland', ['sunday', 'wednesday'])).toBe(at('2026-11-18T07:00Z'))
    expect(nextLocalTime(at('2026-11-18T08:00Z'), '20:00', 'Pacific/Auckland', ['sunday', 'wednesday'])).toBe(at('2026-11-22T07:00Z'))
    expect(WEEKDAYS.includes(weekdayOf(local('2026-11-16T00:00')))).toBe(true)
    expect(weekdayOf(local('2026-11-16T00:00'))).toBe('monday')
  })
})

test('a zone is a region or UTC; offsets and inventions are none', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5']) expect(isZone(zone), zone).toBe(true)
  for (const zone of ['', '+02:00', 'Europe/Nowhere', 'europe', 'CET/../x', '__proto__', 'A/'.repeat(40)])
    expect(isZone(zone), zone).toBe(false)
})

test('a moment is said with its day and its zone', () => {
  expect(momentWords(at('2026-03-29T18:00Z'), 'Europe/Berlin')).toBe('Sunday 29 March 2026, 20:00 (Europe/Berlin)')
})
