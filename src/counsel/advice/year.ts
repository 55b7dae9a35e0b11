import type { Worths } from '../../editions/index.ts'
import { allot, whyNotAllocate } from '../../rules/chapters/points/index.ts'
import { freeTargets, whyNotName } from '../../rules/chapters/rolls/index.ts'
import {
  type ByFaction,
  FACTIONS,
  type Faction,
  isMinorTarget,
  type Minor,
  mapEach,
  type Situation,
  situationWith,
  TARGETS,
  type Table,
  type Target,
  turnsLeftInYear,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { Gains, type PointsThere, withPoints } from './gain.ts'
import { isValued, worthTo } from './worth.ts'

/** What a side may do about one target: points of each of its factions, and which of them means to name it. */
export interface Course {
  readonly points: PointsThere
  readonly namer: Faction | null
  /** It is one of the Axis's free targets: naming it takes none of the year's namings. */
  readonly isFree: boolean
}

/** One target of a year: what either side may do there, and what the Axis gain by it. */
export interface YearTarget {
  readonly target: Target
  readonly axis: readonly Course[]
  readonly allies: readonly Course[]
  /** What the Axis gain, course by course of theirs, for each of the Allies'. */
  readonly gains: readonly Float64Array[]
}

/** A year as a game of two sides that choose at the same time; what one gains the other loses. */
export interface Year {
  readonly targets: readonly YearTarget[]
  readonly points: ByFaction<number>
  readonly limits: ByFaction<number>
  /** Namings that each faction has left: one a turn (49.411A, 49.412A, 49.413A). */
  readonly namings: number
}

const NOTHING: PointsThere = { axis: 0, westernAllies: 0, russia: 0 }

/** The most a faction may place in a target, by the rules of allocation. */
export function mostIn(book: Rulebook, situation: Situation, by: Faction, target: Target, points: number): number {
  for (let most = 0; most < points; most++) if (whyNotAllocate(book, situation, by, { [target]: most + 1 }, points).length > 0) return most
  return points
}

const mayName = (book: Rulebook, situation: Situation, by: Faction, target: Minor, points: number): boolean =>
  whyNotName(book, withPoints(situation, target, { ...NOTHING, [by]: points }), by, [{ target, manner: 'ordinary' }]).length === 0

/** The Allies have named it this turn: may the Axis still do so later in the year (49.431B)? */
const mayFollow = (book: Rulebook, situation: Situation, target: Minor, isFree: boolean): boolean => {
  const named = situationWith(situation, {
    namings: [...situation.namings, { target, by: 'westernAllies', turn: situation.turn } as const],
  })
  return mayName(book, named, 'axis', target, isFree ? 0 : 1)
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, number) => number)

/** Courses open to the Axis or to the two Allied factions together; one naming of a target is all a side needs. */
function coursesOf(most: PointsThere, factions: readonly Faction[], names: (by: Faction, points: number) => boolean, isFree: boolean) {
  const [one, other] = factions
  const points = upTo(one === undefined ? 0 : most[one]).flatMap((here) =>
    upTo(other === undefined ? 0 : most[other]).map(
      (there): PointsThere => ({ ...NOTHING, ...(one && { [one]: here }), ...(other && { [other]: there }) }),
    ),
  )
  return points.flatMap((there): Course[] =>
    [null, ...factions.filter((by) => names(by, there[by]))].map((namer) => ({ points: there, namer, isFree })),
  )
}

const together = (one: Course, other: Course): PointsThere => ({ ...other.points, axis: one.points.axis })

/**
 * A country: the gain is that of the roll that is made. Where both sides mean to name it, each comes to it in an order drawn at random and the Axis
 * move first in a turn; where the Axis may name it after the Allies, their roll is the last word.
 */
function countryIn(
  book: Rulebook,
  worths: Worths,
  situation: Situation,
  target: Minor,
  table: Table,
  most: PointsThere,
  turns: number,
): YearTarget {
  const isFree = freeTargets(book, situation, 'axis').includes(target)
  const known = new Map<string, boolean>()
  const names = (by: Faction, points: number): boolean => {
    const key = `${by} ${points > 0}`
    const may = known.get(key) ?? mayName(book, situation, by, target, points)
    known.set(key, may)
    return may
  }
  const axis = coursesOf(most, ['axis'], names, isFree)
  const allies = coursesOf(most, ['westernAllies', 'russia'], names, false)
  const rolls = new Gains(book, worths, situation, target, table)
  const kept = new Map<string, number>()
  const gain = (by: Faction, points: PointsThere): number => {
    const key = `${by} ${points.axis} ${points.westernAllies} ${points.russia}`
    const worth = kept.get(key) ?? rolls.of(by, points)
    kept.set(key, worth)
    return worth
  }
  const axisFirst = mayFollow(book, situation, target, isFree) ? 1 : (turns + 1) / (2 * turns)
  const gains = axis.map((one) =>
    Float64Array.from(allies, (other) => {
      const points = together(one, other)
      const [ours, theirs] = [one.namer && gain(one.namer, points), other.namer && gain(other.namer, points)]
      if (ours !== null && theirs !== null) return axisFirst * ours + (1 - axisFirst) * theirs
      return ours ?? theirs ?? 0
    }),
  )
  return { target, axis, allies, gains }
}

/** Tension and intelligence: each point is worth the same, whatever others place. */
function flatIn(worths: Worths, target: Target, most: PointsThere): YearTarget {
  const never = (): boolean => false
  const [axis, allies] = [coursesOf(most, ['axis'], never, false), coursesOf(most, ['westernAllies', 'russia'], never, false)]
  const [ours, theirs] = [worthTo(worths, target, 'axis'), worthTo(worths, target, 'allies')]
  const gains = axis.map(({ points }) =>
    Float64Array.from(allies, (other) => points.axis * ours - (other.points.westernAllies + other.points.russia) * theirs),
  )
  return { target, axis, allies, gains }
}

function targetIn(book: Rulebook, worths: Worths, situation: Situation, target: Target, most: PointsThere, turns: number): YearTarget {
  const table = isMinorTarget(target) ? book.tables[target] : undefined
  return isMinorTarget(target) && table !== undefined && table.bands.length > 0
    ? countryIn(book, worths, situation, target, table, most, turns)
    : flatIn(worths, target, most)
}

/** Something is to be done there: points may be placed, or it may be named without any. */
const isOpen = ({ axis, allies, gains }: YearTarget): boolean =>
  axis.length * allies.length > 1 && gains.some((row) => row.some((gain) => gain !== 0))

/** What each faction receives as the book allots it now. */
export function pointsNow(book: Rulebook, situation: Situation): ByFaction<number> {
  const { factions } = allot(book, situation)
  return mapEach(FACTIONS, (faction) => factions[faction].total)
}

/** The year that this situation opens, as far as advice looks into it. */
export function yearOf(book: Rulebook, situation: Situation, worths: Worths, received?: ByFaction<number>): Year {
  const points = received ?? pointsNow(book, situation)
  const namings = turnsLeftInYear(situation.turn)
  const targets = TARGETS.filter((target) => isValued(worths, target))
    .map((target) => {
      const most = mapEach(FACTIONS, (by) => mostIn(book, situation, by, target, points[by]))
      return targetIn(book, worths, situation, target, most, namings)
    })
    .filter(isOpen)
  return { targets, points, limits: mapEach(FACTIONS, (by) => book.clauses.allocationLimit(points[by]).value), namings }
}
