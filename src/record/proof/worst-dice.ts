import { type Dice, type Side, sideOf, TRACK_NAMES } from '../../rules/core/index.ts'
import { delegationsOf, type Seat } from '../../rules/game/index.ts'

const sidesOf = (seats: readonly Seat[]): ReadonlySet<Side> => new Set(delegationsOf(seats).map(sideOf))

/** Nothing is the worst for whoever plays both sides. */
export const isOfBothSides = (seats: readonly Seat[]): boolean => sidesOf(seats).size > 1

const TRACKS_SAID: ReadonlySet<string> = new Set(Object.values(TRACK_NAMES))
const isRoll = (what: string): boolean => !TRACKS_SAID.has(what) && !/^(subversion|surprise|the search for|interception by)/.test(what)

/**
 * The dice against whoever refused to open his link: on the tables of the books a high roll favours the Axis; where anything else is
 * thrown for, a high one favours the Allies.
 */
export const worstFor =
  (seats: readonly Seat[]): Dice =>
  (what) =>
    isRoll(what) === sidesOf(seats).has('axis') ? 1 : 6
