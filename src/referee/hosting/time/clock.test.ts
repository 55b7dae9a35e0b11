import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Absence,
  type Awaited,
  type Away,
  awaiting,
  type Clock,
  dueOf,
  extended,
  missedBy,
  NO_CLOCK,
  NOBODY_AWAY,
  nextDue,
  overdue,
  paced,
  paused,
  reminderOf,
  resumed,
  settledAt,
  type Wait,
} from './clock.ts'
import { PACE_SHAPE, type Pace } from './pace.ts'
import { DAY, HOUR } from './zone.ts'

const at = (text: string): number => Date.parse(text)
const NOON = at('2026-03-20T12:00Z')
const HOURS: Pace = { is: 'hours', hours: 48, missed: 'decline' }
const EVENINGS: Pace = { is: 'local-time', time: '20:00', zone: 'Europe/Berlin', notice: 12, missed: 'decline' }

const axis: Awaited = { who: 'axis', turn: '1939 fall', stage: 'axis-naming' }
const russia: Awaited = { ...axis, who: 'russia' }

const waiting = (pace: Pace, ...who: readonly Awaited[]): Clock => awaiting({ ...NO_CLOCK, pace }, who, NOON)
const waitOf = ({ waits }: Clock, who = 'axis'): Wait => waits.find((wait) => wait.who === who) as Wait
const due = (clock: Clock, away: Away = NOBODY_AWAY, who = 'axis'): string | null => {
  const moment = dueOf(clock, waitOf(clock, who), away)
  return moment === null ? null : new Date(moment).toISOString().slice(0, 16)
}
const awayOf =
  (who: string, ...absences: readonly Absence[]): Away =>
  (one) =>
    one === who ? absences : []

describe('when time is up', () => {
  test('none: never', () => expect(due(waiting({ is: 'none' }, axis))).toBe(null))
  test('48 hours: two days later', () => expect(due(waiting(HOURS, axis))).toBe('2026-03-22T12:00'))
  test('20:00 in Berlin with 12 hours notice: 13:00 there is too late for the same evening', () =>
    expect(due(waiting(EVENINGS, axis))).toBe('2026-03-21T19:00'))
  test('20:00 over the day on which summer time begins: the wall clock holds, not the hours', () => {
    const clock = awaiting({ ...NO_CLOCK, pace: EVENINGS }, [axis], at('2026-03-28T12:00Z'))
    expect(due(clock)).toBe('2026-03-29T18:00')
  })
  test('20:00 over the day on which it ends', () => {
    const clock = awaiting({ ...NO_CLOCK, pace: EVENINGS }, [axis], at('2026-10-24T12:00Z'))
    expect(due(clock)).toBe('2026-10-25T19:00')
  })
})

describe('who is waited for', () => {
  test('whoever is still waited for in the same stage keeps the time he has; whoever is new has all of it', () => {
    const later = awaiting(waiting(HOURS, axis), [axis, russia], NOON + 10 * HOUR)
    expect([due(later), due(later, NOBODY_AWAY, 'russia')]).toEqual(['2026-03-22T12:00', '2026-03-22T22:00'])
  })
  test('another stage is a new wait, and so is the same one after somebody else was waited for', () => {
    const rolls = awaiting(waiting(HOURS, axis), [{ ...axis, stage: 'axis-rolls' }], NOON + HOUR)
    expect(due(rolls)).toBe('2026-03-22T13:00')
    const back = awaiting(awaiting(waiting(HOURS, axis), [russia], NOON + 40 * HOUR), [axis], NOON + 47 * HOUR)
    expect(due(back)).toBe('2026-03-24T11:00')
  })
})

describe('a pause', () => {
  test('freezes what is left, however long it takes', () => {
    const still = paused(waiting(HOURS, axis), NOON + 40 * HOUR, NOBODY_AWAY)
    expect(due(still)).toBe(null)
    expect(waitOf(still).left?.time).toBe(8 * HOUR)
    expect(due(resumed(still, NOON + 400 * HOUR))).toBe('2026-04-06T12:00') // noon + 400 h is 6 April 04:00
  })
  test('whoever is asked in it has all his time when it ends', () => {
    const still = awaiting(paused(waiting(HOURS, axis), NOON, NOBODY_AWAY), [russia], NOON + 5 * HOUR)
    expect(due(resumed(still, NOON + 10 * HOUR), NOBODY_AWAY, 'russia')).toBe('2026-03-22T22:00')
  })
  test('a fixed local time is kept: the next that leaves no less', () => {
    const still = paused(waiting(EVENINGS, axis), NOON, NOBODY_AWAY) // 31 hours left
    expect(due(resumed(still, at('2026-04-01T06:00Z')))).toBe('2026-04-02T18:00') // 31 hours on is 2 April 13:00Z
  })
  test('twice is once, and going on without one changes nothing', () => {
    const still = paused(waiting(HOURS, axis), NOON + HOUR, NOBODY_AWAY)
    expect(paused(still, NOON + 9 * HOUR, NOBODY_AWAY)).toEqual(still)
    const clock = waiting(HOURS, axis)
    expect(resumed(clock, NOON + HOUR)).toBe(clock)
  })
})

describe('more time for one', () => {
  test('is added to what he has, and nobody else gets it', () => {
    const longer = extended(waiting(HOURS, axis, russia), 'axis', 24 * HOUR, NOON + 47 * HOUR, NOBODY_AWAY)
    expect([due(longer), due(longer, NOBODY_AWAY, 'russia')]).toEqual(['2026-03-23T12:00', '2026-03-22T12:00'])
  })
  test('whose time is up has it from now, and can miss it again', () => {
    const late = missedBy(waiting(HOURS, axis), 'axis')
    expect(nextDue(late, NOBODY_AWAY)).toBe(null)
    const longer = extended(late, 'axis', 6 * HOUR, NOON + 100 * HOUR, NOBODY_AWAY)
    expect(nextDue(longer, NOBODY_AWAY)).toBe(NOON + 106 * HOUR)
  })
  test('in a pause it waits for the end of it', () => {
    const still = paused(waiting(HOURS, axis), NOON + 40 * HOUR, NOBODY_AWAY)
    const longer = resumed(extended(still, 'axis', 2 * HOUR, NOON + 50 * HOUR, NOBODY_AWAY), NOON + 60 * HOUR)
    expect(due(longer)).toBe('2026-03-23T10:00') // noon + 70 h
  })
})

describe('an announced absence', () => {
  const gone: Absence = { from: NOON + DAY, until: NOON + 8 * DAY }
  test('stops the clock of the one who is away, and only his', () => {
    const clock = waiting(HOURS, axis, russia)
    expect([due(clock, awayOf('axis', gone)), due(clock, awayOf('axis', gone), 'russia')]).toEqual(['2026-03-29T12:00', '2026-03-22T12:00'])
  })
  test('two that overlap count once; one that is over counts no more', () => {
    const over: Absence = { from: NOON - 9 * DAY, until: NOON - DAY }
    expect(due(waiting(HOURS, axis), awayOf('axis', gone, { from: NOON + 2 * DAY, until: NOON + 5 * DAY }, over))).toBe('2026-03-29T12:00')
  })
  test('under a fixed local time the next one after it', () => {
    // 24 of 31 hours run before; 7 are left on 28 March 12:00Z: 19:00Z, which is 20:00 in Berlin.
    expect(due(waiting(EVENINGS, axis), awayOf('axis', gone))).toBe('2026-03-28T19:00')
  })
  test('what ran before it was announced has run', () => {
    const late: Absence = { from: NOON, until: NOON + 5 * DAY }
    const settled = settledAt(waiting(HOURS, axis), NOON + 40 * HOUR, NOBODY_AWAY)
    expect(due(settled, awayOf('axis', late))).toBe('2026-03-25T20:00') // 8 hours after its end
  })
  test('settling at any moment changes no due', () => {
    fc.assert(
      fc.property(fc.constantFrom(HOURS, EVENINGS), fc.nat(30 * 24), fc.nat(20 * 24), fc.nat(20 * 24), (pace, when, from, length) => {
        const away = awayOf('axis', { from: NOON + from * HOUR, until: NOON + (from + length) * HOUR })
        const clock = waiting(pace, axis)
        const before = dueOf(clock, waitOf(clock), away) ?? 0
        const moment = NOON + when * HOUR
        fc.pre(moment <= before)
        const settled = settledAt(clock, moment, away)
        expect(dueOf(settled, waitOf(settled), away)).toBe(before)
      }),
    )
  })
})

describe('the reminder', () => {
  const reminder = (clock: Clock, away: Away = NOBODY_AWAY): number | null => reminderOf(clock, waitOf(clock), away)
  test('comes once four fifths are gone', () => expect(reminder(waiting(HOURS, axis))).toBe(NOON + 38.4 * HOUR))
  test('waits for the end of an absence', () =>
    expect(reminder(waiting(HOURS, axis), awayOf('axis', { from: NOON, until: NOON + DAY }))).toBe(NOON + DAY + 38.4 * HOUR))
  test('does not come in a pause, nor where time does not run', () => {
    expect(reminder(paused(waiting(HOURS, axis), NOON, NOBODY_AWAY))).toBe(null)
    expect(reminder(waiting({ is: 'none' }, axis))).toBe(null)
  })
})

test('those whose time is up are found at that moment, not before', () => {
  const clock = waiting(HOURS, axis, russia)
  const longer = extended(clock, 'russia', HOUR, NOON, NOBODY_AWAY)
  expect(overdue(longer, NOON + 48 * HOUR - 1, NOBODY_AWAY)).toEqual([])
  expect(overdue(longer, NOON + 48 * HOUR, NOBODY_AWAY).map(({ who }) => who)).toEqual(['axis'])
  expect(nextDue(longer, NOBODY_AWAY)).toBe(NOON + 48 * HOUR)
})

test('a new pace gives everybody new time', () => {
  const slow = paced(waiting(HOURS, axis), { ...HOURS, hours: 96 }, NOON + 47 * HOUR)
  expect(due(slow)).toBe('2026-03-26T11:00')
  expect(due(paced(slow, { is: 'none' }, NOON))).toBe(null)
})

test.each([
  { is: 'hours', hours: 0 },
  { is: 'hours', hours: Number.POSITIVE_INFINITY },
  { is: 'hours' },
  { is: 'local-time', time: '24:00', zone: 'UTC' },
  { is: 'local-time', time: '20:00', zone: 'Europe/Atlantis' },
  { is: 'local-time', time: '20:00', zone: 'UTC', days: [] },
  { is: 'hours', hours: 5, missed: 'remove' },
  { is: 'none', hours: 5 },
])('no pace: %j', (pace) => expect(PACE_SHAPE.safeParse(pace).success).toBe(false))
