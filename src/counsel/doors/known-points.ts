import { allot } from '../../rules/chapters/points/index.ts'
import { type ByFaction, FACTIONS, type Faction, firstTurnOf, mapEach, type Situation, TARGETS, yearOf } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { KnownPoints } from '../advice/belief.ts'
import type { Course } from './door.ts'
import { namedThisYear } from './secrets.ts'

/** Points received this year: as the game has them, or as the book allots them now. */
export function pointsReceived(book: Rulebook, situation: Situation, course: Course | undefined): ByFaction<number> {
  const received = course?.view.points
  if (received !== null && received !== undefined) return received
  const { factions } = allot(book, situation)
  return mapEach(FACTIONS, (faction) => factions[faction].total)
}

/**
 * What whoever asks knows of each faction's points: all of his own; of the others what the situation names and what lies in countries named this year,
 * be it nothing.
 */
export function knownTo(book: Rulebook, situation: Situation, by: Faction, course: Course | undefined): ByFaction<KnownPoints> {
  const received = pointsReceived(book, situation, course)
  const named = namedThisYear(situation, course?.view)
  return mapEach(FACTIONS, (faction) => {
    const isOwn = faction === by || course?.eyes.includes(faction) === true
    const placed = situation.placements[faction]
    const shown = TARGETS.filter((target) => isOwn || placed[target] !== undefined || named.has(target))
    return { received: received[faction], placements: Object.fromEntries(shown.map((target) => [target, placed[target] ?? 0])) }
  })
}

/** The situation as its year began, as far as namings go: what is known by now of the map stays. */
export const asYearBegan = (situation: Situation): Situation => {
  const year = yearOf(situation.turn)
  return { ...situation, turn: firstTurnOf(year), namings: situation.namings.filter((naming) => yearOf(naming.turn) !== year) }
}
