import { allot } from '../../rules/chapters/points/index.ts'
import {
  type ByFaction,
  type Delegation,
  FACTIONS,
  type Faction,
  firstTurnOf,
  mapEach,
  type Placements,
  type Situation,
  TARGETS,
  type Target,
  yearOf,
} from '../../rules/core/index.ts'
import type { Game, Rulebook } from '../../rules/game/index.ts'

/** Points that are known, of all that a faction received. */
export interface KnownPoints {
  readonly received: number
  readonly placements: Placements
  /** Points that were seen as they were used, where the rest of what lies there is not known (49.82, 3.2.4.7a). */
  readonly atLeast?: Placements
}

/** The game in which somebody asks, as far as these eyes have been shown it. */
export interface Seen {
  readonly view: Game
  readonly eyes: readonly Delegation[]
}

/** Points received this year: as the game has them, or as the book allots them now. */
export function pointsReceived(book: Rulebook, situation: Situation, seen: Seen | undefined): ByFaction<number> {
  const received = seen?.view.points
  if (received !== null && received !== undefined) return received
  const { factions } = allot(book, situation)
  return mapEach(FACTIONS, (faction) => factions[faction].total)
}

/** Countries named this year: their points have been shown (49.425 (1), RC-96). A game knows reactions too. */
export function namedThisYear({ namings, turn }: Situation, view: Game | undefined): ReadonlySet<string> {
  const rolled = view?.phase?.isRevealed === true ? Object.keys(view.phase.rolls) : []
  const settled = view?.settled.map(({ roll }) => roll.target) ?? []
  return new Set([...namings.filter((naming) => yearOf(naming.turn) === yearOf(turn)).map(({ target }) => target), ...rolled, ...settled])
}

/** Points used on a track this year are seen as they are used (49.82, 3.2.4.7a). */
export const usedOn = ({ tensionPointsUsed, turn }: Situation, by: Faction, target: Target): number =>
  tensionPointsUsed.filter((use) => use.by === by && (use.track ?? 'usat') === target && yearOf(use.turn) === yearOf(turn)).length

const usedBy = (situation: Situation, by: Faction): Placements =>
  Object.fromEntries(TARGETS.map((target) => [target, usedOn(situation, by, target)] as const).filter(([, used]) => used > 0))

/**
 * What whoever asks knows of each faction's points: all of his own; of the others what the situation names and what lies in countries named this year,
 * be it nothing, and those that were used on tension.
 */
export function knownTo(book: Rulebook, situation: Situation, eyes: readonly Delegation[], seen: Seen | undefined): ByFaction<KnownPoints> {
  const received = pointsReceived(book, situation, seen)
  const named = namedThisYear(situation, seen?.view)
  return mapEach(FACTIONS, (faction) => {
    const isOwn = eyes.includes(faction)
    const placed = situation.placements[faction]
    const shown = TARGETS.filter((target) => isOwn || placed[target] !== undefined || named.has(target))
    const placements = Object.fromEntries(shown.map((target) => [target, placed[target] ?? 0]))
    return { received: received[faction], placements, ...(isOwn ? {} : { atLeast: usedBy(situation, faction) }) }
  })
}

/** Whether an allocation may be the one of which so much is known. */
export const agrees = (placements: Placements, { placements: known, atLeast = {} }: KnownPoints): boolean =>
  Object.entries(known).every(([target, points]) => (placements[target as Target] ?? 0) === points) &&
  Object.entries(atLeast).every(([target, points]) => (placements[target as Target] ?? 0) >= points)

/** The situation as its year began, as far as namings go: what is known by now of the map stays. */
export const asYearBegan = (situation: Situation): Situation => {
  const year = yearOf(situation.turn)
  return { ...situation, turn: firstTurnOf(year), namings: situation.namings.filter((naming) => yearOf(naming.turn) !== year) }
}
