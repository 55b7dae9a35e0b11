import {
  type ByFaction,
  FACTIONS,
  type Faction,
  isMinorTarget,
  type Minor,
  type Placements,
  type Side,
  type Situation,
  sideOf,
  type Target,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { Random } from '../simulation/random.ts'
import { coursesAt, type Likelihoods, type Plan } from './best-response.ts'
import { type Effort, type Equilibrium, equilibriumOf, FULL_EFFORT, type Mix, sureOf } from './equilibrium.ts'
import { asYearBegan, pointsReceived, type Seen } from './known-points.ts'
import { type OwnWorths, worthsNow } from './worth.ts'
import { type Course, type Year, yearOf } from './year.ts'

/** One allocation of a mix. */
export interface MixedAllocation {
  readonly placements: Placements
  /** Targets that it means to name in the course of the year. */
  readonly names: readonly Minor[]
  readonly chance: number
}

/** A year weighed for all factions at once. */
export interface WeighedYear {
  readonly year: Year
  readonly equilibrium: Equilibrium
}

/** What a faction is advised to do with its points. */
export interface YearAdvice {
  readonly by: Faction
  readonly mix: readonly MixedAllocation[]
  /** What the year brings the faction's side on average, in worth. */
  readonly value: number
  /** What the mix brings at the least, against the best answer that any legal allocation gives. */
  readonly sure: number
  /** What the year's points decide in all. */
  readonly stake: number
  /** What the best answer could take off the mix, as a share of the stake: among all legal allocations, and among those that were weighed. */
  readonly exploitability: number
  readonly amongWeighed: number
}

export interface YearAsked {
  readonly worths?: OwnWorths
  /** Points received; what the book allots now without it. */
  readonly points?: ByFaction<number>
  readonly effort?: Effort
}

const factionsOf = (side: Side): readonly Faction[] => FACTIONS.filter((faction) => sideOf(faction) === side)

/** What one faction does of a side's plan. */
export function partOf(year: Year, plan: Plan, by: Faction): Omit<MixedAllocation, 'chance'> {
  const courses = year.targets.map((target, at): readonly [Target, Course] => [
    target.target,
    coursesAt(target, sideOf(by))[plan[at] as number] as Course,
  ])
  return {
    placements: Object.fromEntries(courses.flatMap(([target, { points }]) => (points[by] > 0 ? [[target, points[by]]] : []))),
    names: courses.flatMap(([target, { namer }]) => (namer === by && isMinorTarget(target) ? [target] : [])),
  }
}

/** What one faction does of its side's mix: plans that differ in nothing but the other's part are one. The likeliest comes first. */
export function mixFor(year: Year, mix: Mix, by: Faction): readonly MixedAllocation[] {
  const found = new Map<string, MixedAllocation>()
  mix.plans.forEach((plan, at) => {
    const part = partOf(year, plan, by)
    const key = JSON.stringify(part)
    const chance = (found.get(key)?.chance ?? 0) + (mix.chances[at] as number)
    found.set(key, { ...part, chance })
  })
  return [...found.values()].toSorted((one, other) => other.chance - one.chance)
}

const isPart = (course: Course, part: MixedAllocation, target: Target, by: Faction): boolean =>
  course.points[by] === (part.placements[target] ?? 0)

/**
 * How likely courses are where the factions of a side draw apart, each from its own part of the mix: nobody tells the other what he drew. Where both
 * then mean to name a target, either may come first.
 */
export function drawnApart(year: Year, side: Side, mix: Mix): Likelihoods {
  const parts = factionsOf(side).map((by) => ({ by, mix: mixFor(year, mix, by) }))
  return year.targets.map((target) => {
    const likely = new Float64Array(coursesAt(target, side).length)
    const combine = (chance: number, drawn: readonly { readonly by: Faction; readonly part: MixedAllocation }[]): void => {
      const next = parts[drawn.length]
      if (next !== undefined) {
        for (const part of next.mix) combine(chance * part.chance, [...drawn, { by: next.by, part }])
        return
      }
      const namers = drawn.filter(({ part }) => part.names.some((name) => name === target.target)).map(({ by }) => by)
      for (const namer of namers.length === 0 ? [null] : namers) {
        const at = coursesAt(target, side).findIndex(
          (course) => course.namer === namer && drawn.every(({ by, part }) => isPart(course, part, target.target, by)),
        )
        likely[at] = (likely[at] as number) + chance / Math.max(1, namers.length)
      }
    }
    combine(1, [])
    return likely
  })
}

/** Years weighed last, by all that is weighed in them: a question is often asked again with something beside it changed. */
const weighedBefore = new Map<string, WeighedYear>()
const KEPT = 6

function weighedOnce(year: Year, effort: Effort): WeighedYear {
  const key = JSON.stringify([
    effort,
    year.points,
    year.namings,
    year.targets.map(({ target, gains }) => [target, gains.map((row) => [...row])]),
  ])
  const weighed = weighedBefore.get(key) ?? { year, equilibrium: equilibriumOf(year, effort) }
  weighedBefore.delete(key)
  weighedBefore.set(key, weighed)
  for (const oldest of weighedBefore.keys()) if (weighedBefore.size > KEPT) weighedBefore.delete(oldest)
  return weighed
}

/** The year that a situation opens, weighed: it asks for no secret, since what is placed now is what is to be decided. */
export function weighYear(book: Rulebook, situation: Situation, { worths, points, effort = FULL_EFFORT }: YearAsked = {}): WeighedYear {
  return weighedOnce(yearOf(book, situation, worthsNow(book, situation, worths), points), effort)
}

/** The year of a situation as it began, for whoever asks now or looks back later: both are to be told the same. */
export const weighYearOf = (book: Rulebook, now: Situation, seen: Seen | undefined, worths?: OwnWorths): WeighedYear =>
  weighYear(book, asYearBegan(now), { points: pointsReceived(book, now, seen), ...(worths === undefined ? {} : { worths }) })

/** How a side fares where its factions draw apart. */
function sureApart(year: Year, side: Side, mix: Mix): number {
  return factionsOf(side).length === 1 ? mix.sure : sureOf(year, side, drawnApart(year, side, mix))
}

export function adviceFor({ year, equilibrium }: WeighedYear, by: Faction): YearAdvice {
  const side = sideOf(by)
  const [own, enemy] = side === 'axis' ? [equilibrium.axis, equilibrium.allies] : [equilibrium.allies, equilibrium.axis]
  const sure = sureApart(year, side, own)
  const { stake, gapAmongWeighed } = equilibrium
  return {
    by,
    mix: mixFor(year, own, by),
    value: (own.sure - enemy.sure) / 2,
    sure,
    stake,
    exploitability: Math.max(0, -enemy.sure - sure) / stake,
    amongWeighed: gapAmongWeighed / stake,
  }
}

/** A mixed strategy for a faction's points this year, deterministic: the same book and situation always give the same. */
export const adviseYear = (book: Rulebook, situation: Situation, by: Faction, asked: YearAsked = {}): YearAdvice =>
  adviceFor(weighYear(book, situation, asked), by)

/** One allocation out of a mix, as likely as the mix has it. */
export function drawFrom(mix: readonly MixedAllocation[], random: Random): MixedAllocation | undefined {
  let left = random.below(1_000_000) / 1_000_000
  for (const one of mix) {
    left -= one.chance
    if (left < 0) return one
  }
  return mix.at(-1)
}
