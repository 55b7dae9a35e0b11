import { type Dice, type Side, sideOf, TRACK_NAMES } from '../../rules/core/index.ts'
import { delegationsOf, type Seat } from '../../rules/game/index.ts'

const sidesOf = (seats: readonly Seat[]): ReadonlySet<Side> => new Set(delegationsOf(seats).map(sideOf))

/** Nothing is the worst for whoever plays both sides. */
export const isOfBothSides = (seats: readonly Seat[]): boolean => sidesOf(seats).size > 1

/**
 * Whether it can be said of these that they showed no link: not where each side has one of them, nor where only their opponents would say so.
 * What is said costs the side of those it is said of, and nobody wins by his own word.
 */
export function canBeSaidOf(accused: readonly (readonly Seat[])[], others: readonly (readonly Seat[])[]): boolean {
  const sides = new Set(accused.flatMap((seats) => [...sidesOf(seats)]))
  return sides.size < 2 && others.some((seats) => [...sidesOf(seats)].every((side) => sides.has(side)))
}

const TRACKS_SAID: ReadonlySet<string> = new Set(Object.values(TRACK_NAMES))
/** Whether a high one favours the Axis: on the tables of countries, and for the surprise of Japan (51.313). */
const isForAxis = (what: string): boolean => !TRACKS_SAID.has(what) && !/^(subversion|the search for|interception by)/.test(what)

/**
 * The dice against whoever refused to open his link. Of levels, subversion, the search for carriers and interception a high one favours
 * the Allies.
 */
export const worstFor =
  (seats: readonly Seat[]): Dice =>
  (what) =>
    isForAxis(what) === sidesOf(seats).has('axis') ? 1 : 6
