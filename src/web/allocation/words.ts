import { FACTION_NAMES, type Faction, type Side, type Turn, turnName, yearOf } from '../../rules/index.ts'
import { chanceWords, FACTION_ADJECTIVES, sentence } from '../wording.ts'

/** All wording of the allocation page that is put together from parts. */

export const pointsWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`)

export const headingWords = (by: Faction, turn: Turn): string => `${FACTION_ADJECTIVES[by]} points, ${yearOf(turn)}`

export const leftWords = (left: number, points: number): string => (left < 0 ? `too many of ${points}` : `left of ${points}`)

/** When points are handed out, and what is counted here meanwhile. */
export const momentWords = (turn: Turn, isYearStart: boolean): string =>
  isYearStart
    ? `What the year start before ${turnName(turn)} hands out, as things stand.`
    : `Points are handed out as a year opens. Counted here is what they would be in ${turnName(turn)}.`

export const limitWords = (limit: number, points: number): string => `at most ${limit} in one target, a third of ${points}`

export const ALL_PLACED = 'all are placed: one must be taken back before another goes elsewhere'

export const besideWords = (points: number): string => (points === 0 ? 'no points of its own yet' : `with ${pointsWords(points)}`)

const SIDE_ADJECTIVES: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Allied' }

/** How many faces bring one's own side something, and how many the other. */
export const gainWords = (faces: number, side: Side): string => `${chanceWords(faces)} for an ${SIDE_ADJECTIVES[side]} gain`
export const lossWords = (faces: number, side: Side): string => `${chanceWords(faces)} for an ${SIDE_ADJECTIVES[side]} one`

/** The same without what is placed there. */
export const withoutWords = (own: number, other: number): string => `without these points ${own} and ${other} in 6`

export const usableWords = (most: number): string =>
  most === 0 ? 'none can be used any more this year' : `at most ${most} can still be used this year`

export const closedWords = (by: Faction, count: number): string => `closed to ${FACTION_NAMES[by]} (${count})`

export const receivesNothing = (by: Faction): string => `${sentence(FACTION_NAMES[by])} receives no points as things stand`

export const watchedWords = (names: string): string => `Enemy spy rings in ${names} would have the points there announced.`
