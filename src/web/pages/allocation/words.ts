import { atMostPercent, chanceWords, ofWorth, WORTH_SCALE } from '../../../counsel/index.ts'
import {
  FACTION_NAMES,
  type Faction,
  isTrackTarget,
  type Side,
  type Target,
  type Turn,
  turnName,
  yearOf,
} from '../../../rules/core/index.ts'
import { FACTION_ADJECTIVES, listed, sentence } from '../../wording.ts'

/** All wording of the allocation page that is put together from parts. */

export const headingWords = (by: Faction, turn: Turn): string => `${FACTION_ADJECTIVES[by]} points, ${yearOf(turn)}`

export const leftWords = (left: number, points: number): string => (left < 0 ? `too many of ${points}` : `left of ${points}`)

/** When points are handed out, and what is counted here meanwhile. */
export const momentWords = (turn: Turn, isYearStart: boolean): string =>
  isYearStart
    ? `As the year start before ${turnName(turn)} hands them out.`
    : `Points are handed out as a year opens; these are what they would be in ${turnName(turn)}.`

export const limitWords = (limit: number, points: number): string => `at most ${limit} in one target, a third of ${points}`

export const ALL_PLACED = 'All are placed: take one back before another goes elsewhere.'

export const SIDE_ADJECTIVES: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Allied' }

export const enemyOf = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis')

/** How many faces bring a side something, for those who do not see the column it stands in. */
export const gainWords = (faces: number, without: number | undefined, side: Side): string =>
  `${chanceWords(faces)} for an ${SIDE_ADJECTIVES[side]} gain${
    without === undefined || without === faces ? '' : `, ${chanceWords(without)} without these points`
  }`

export const usableWords = (most: number): string =>
  most === 0 ? 'none can be used any more this year' : `at most ${most} can still be used this year`

/** What the targets that are no countries are, as far as there are any of a kind. */
export function othersWords(targets: readonly Target[]): string {
  const kinds = new Set(
    targets.map((target) => (isTrackTarget(target) ? 'tension' : target === 'intelligence' ? 'intelligence' : 'powers')),
  )
  return sentence(listed([...kinds]))
}

export const closedWords = (by: Faction): string => `Closed to ${FACTION_NAMES[by]}`

export const NO_USE = 'Where a point buys no roll'

/** Inertia eats the first points. */
export const inertiaWords = (needed: number | undefined, most: number): string =>
  needed === undefined ? `inertia: up to ${most} more move nothing` : `inertia: it takes ${needed} more to move the total`

export const receivesNothing = (by: Faction): string => `${sentence(FACTION_NAMES[by])} receives no points as things stand`

export const watchedWords = (names: string): string => `Enemy spy rings in ${names} would have the points there announced.`

/** What the panel of counsel says. */
export const ADVICE = {
  heading: 'Counsel',
  about: 'A mix of allocations that no answer of the other side can take much from, with its reasons.',
  ask: 'Ask for advice',
  mix: 'Choose one of these at random, with these chances:',
  nothing: 'no points',
  place: 'Place these',
  worth: (value: number, sure: number, exploitability: number): string =>
    `${ofWorth(value.toFixed(1))} to the side on average and ${sure.toFixed(1)} at the least; no legal answer takes off more than ${atMostPercent(exploitability)}% of what is at stake. ${WORTH_SCALE}`,
  curves: 'What each point would bring, in points of worth',
  target: 'Target',
  points: (points: number): string => (points === 0 ? 'none' : String(points)),
} as const
