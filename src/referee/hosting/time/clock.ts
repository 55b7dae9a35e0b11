import type { Delegation, Turn } from '../../../rules/core/index.ts'
import { dueAfter, NO_PACE, type Pace, putOff } from './pace.ts'

/** Somebody the game waits for, in one stage. */
export interface Awaited {
  readonly who: Delegation
  readonly turn: Turn
  readonly stage: string
}

/** A time of which somebody said beforehand that he is away. */
export interface Absence {
  readonly from: number
  readonly until: number
}

/** The same with the time he still has. */
export interface Wait extends Awaited {
  readonly since: number
  /** Time left at a moment, in milliseconds: it runs from there, unless it is frozen. Nothing where time does not run. */
  readonly left: { readonly at: number; readonly time: number } | null
  /** All that he was given: at four fifths of it he is reminded. */
  readonly given: number
  /** His time ran out, and everybody was told. */
  readonly missed?: true
}

/** The clocks of a game: one for each delegation that it waits for. All of them stand still in a pause. */
export interface Clock {
  readonly pace: Pace
  readonly paused: { readonly since: number } | null
  readonly waits: readonly Wait[]
}

export const NO_CLOCK: Clock = { pace: NO_PACE, paused: null, waits: [] }

/** When each delegation is away, all who sit for it at once. */
export type Away = (who: Delegation) => readonly Absence[]
export const NOBODY_AWAY: Away = () => []

const byBeginning = (absences: readonly Absence[]): readonly Absence[] => [...absences].sort((one, other) => one.from - other.from)

/** When a time has run out that stands still during absences. */
function runOut(from: number, time: number, absences: readonly Absence[]): number {
  let [now, left] = [from, time]
  for (const { from: gone, until } of byBeginning(absences)) {
    if (until <= now) continue
    if (now + left <= gone) break
    left -= Math.max(0, gone - now)
    now = until
  }
  return now + left
}

/** How much time ran between two moments. */
function ran(from: number, to: number, absences: readonly Absence[]): number {
  let [now, sum] = [from, 0]
  for (const { from: gone, until } of byBeginning(absences)) {
    if (until <= now || gone >= to) continue
    sum += Math.max(0, gone - now)
    now = until
  }
  return sum + Math.max(0, to - now)
}

const isFrozen = ({ paused }: Clock): boolean => paused !== null

/** When somebody's time is up; nothing where it does not run, or not now. */
export function dueOf(clock: Clock, { who, left }: Wait, away: Away): number | null {
  if (left === null || isFrozen(clock)) return null
  const end = runOut(left.at, left.time, away(who))
  return end === left.at + left.time ? end : putOff(clock.pace, end)
}

/** When he is reminded: with a fifth of his time left. Nothing where that is past, or time does not run. */
export function reminderOf(clock: Clock, { who, left, given }: Wait, away: Away): number | null {
  if (left === null || isFrozen(clock)) return null
  const until = left.time - given / 5
  return until < 0 ? null : runOut(left.at, until, away(who))
}

/** The time that was left at a moment. Once an absence is over, that is up to the moment to which it put things off. */
function leftAt(clock: Clock, wait: Wait, at: number, away: Away): Wait['left'] {
  const { who, left } = wait
  if (left === null || isFrozen(clock)) return left
  const due = away(who).every(({ until }) => until <= at) ? dueOf(clock, wait, away) : null
  return { at, time: Math.max(0, due === null ? left.time - ran(left.at, at, away(who)) : due - at) }
}

function begin({ pace, paused }: Clock, { who, turn, stage }: Awaited, at: number): Wait {
  const due = dueAfter(pace, paused?.since ?? at)
  const time = due === null ? 0 : due - (paused?.since ?? at)
  return { who, turn, stage, since: at, left: due === null ? null : { at: paused?.since ?? at, time }, given: time }
}

const isSame = (one: Awaited, other: Awaited): boolean => one.who === other.who && one.turn === other.turn && one.stage === other.stage

/**
 * The clocks once the game waits for these: whoever was waited for before in the same stage goes on with the time he has; so does who had
 * been waited for, where that is taken up again.
 */
export const awaiting = (clock: Clock, awaited: readonly Awaited[], at: number, former: readonly Wait[] = []): Clock => ({
  ...clock,
  waits: awaited.map((one) => [...clock.waits, ...former.toReversed()].find((wait) => isSame(wait, one)) ?? begin(clock, one, at)),
})

/**
 * A new pace gives everybody new time. Waits from when no time ran are counted from now: they were kept only if a player had asked for
 * notices, and nobody may learn that from when a wait began.
 */
export const paced = (clock: Clock, pace: Pace, at: number): Clock => {
  const next: Clock = { ...clock, pace }
  const since = ({ since: before }: Wait): number => (clock.pace.is === 'none' ? at : before)
  return { ...next, waits: clock.waits.map((wait) => ({ ...begin(next, wait, at), since: since(wait) })) }
}

export const paused = (clock: Clock, at: number, away: Away): Clock => ({
  ...clock,
  paused: clock.paused ?? { since: at },
  waits: clock.waits.map((wait) => ({ ...wait, left: leftAt(clock, wait, at, away) })),
})

/** Time runs on with what was left; a fixed local time is kept. */
export function resumed(clock: Clock, at: number): Clock {
  if (clock.paused === null) return clock
  const waits = clock.waits.map((wait) => {
    if (wait.left === null) return wait
    const time = putOff(clock.pace, at + wait.left.time) - at
    return { ...wait, left: { at, time }, given: wait.given + time - wait.left.time }
  })
  return { ...clock, paused: null, waits }
}

/** More time for one delegation, from what it has left; whoever’s time is up has it from now. */
export const extended = (clock: Clock, who: Delegation, time: number, at: number, away: Away): Clock => ({
  ...clock,
  waits: clock.waits.map((wait) => {
    if (wait.who !== who || wait.left === null) return wait
    const left = leftAt(clock, wait, at, away)
    const { missed: _told, ...open } = wait
    return left === null ? wait : { ...open, left: { ...left, time: left.time + time }, given: wait.given + time }
  }),
})

/** Before absences change: what ran until now has run, whatever is announced afterwards. */
export const settledAt = (clock: Clock, at: number, away: Away): Clock => ({
  ...clock,
  waits: clock.waits.map((wait) => ({ ...wait, left: leftAt(clock, wait, at, away) })),
})

/** Those whose time is up. */
export const overdue = (clock: Clock, at: number, away: Away): readonly Wait[] =>
  clock.waits.filter((wait) => {
    const due = dueOf(clock, wait, away)
    return due !== null && due <= at
  })

/** Everybody was told that somebody’s time ran out. */
export const missedBy = (clock: Clock, who: Delegation): Clock => ({
  ...clock,
  waits: clock.waits.map((wait) => (wait.who === who ? { ...wait, missed: true } : wait)),
})

/** When somebody should look at the clocks next. */
export function nextDue(clock: Clock, away: Away): number | null {
  const dues = clock.waits.filter(({ missed }) => missed !== true).flatMap((wait) => dueOf(clock, wait, away) ?? [])
  return dues.length === 0 ? null : Math.min(...dues)
}
