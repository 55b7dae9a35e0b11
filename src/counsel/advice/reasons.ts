import { type Faction, isMinorTarget, type Placements, type Side, sideOf, type Target } from '../../rules/core/index.ts'
import { placementWords } from '../../rules/game/index.ts'
import { drawnApart, type MixedAllocation, mixFor, partOf, type WeighedYear } from './advice.ts'
import { bestPlan, coursesAt, gainsAgainst, type Likelihoods, likelihoodsOf } from './best-response.ts'
import { ADVICE_WORDS } from './words.ts'
import type { Course, Year } from './year.ts'

/** What each number of points in a target would bring the faction's side, against the other side's mix: from none upwards. */
export interface PointCurve {
  readonly target: Target
  /** How many the likeliest allocation has there. */
  readonly placed: number
  readonly worth: readonly number[]
}

/** What another allocation of the enemy's would cost. */
export interface Fear {
  readonly placements: Readonly<Partial<Record<Faction, Placements>>>
  /** What the mix brings against it. */
  readonly value: number
}

export interface Reasons {
  /** Targets with points, what they bring on average first. */
  readonly carrying: readonly { readonly target: Target; readonly worth: number }[]
  readonly curves: readonly PointCurve[]
  /** What the last point of the year brings. */
  readonly lastPoint: number
  readonly fear: Fear
  /** Differences below this are not told: the answer is not more exact. */
  readonly error: number
}

const enemyOf = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis')

/** The best that a number of points brings in one target, naming it or not, with the partner's points as they most often are. */
function worthAt(courses: readonly Course[], gains: Float64Array, likely: Float64Array, by: Faction, points: number): number {
  const partner = (course: Course): string => JSON.stringify({ ...course.points, [by]: 0 })
  const usual = courses.reduce(
    (best, course, at) => ((likely[at] as number) > best.chance ? { chance: likely[at] as number, course } : best),
    {
      chance: -1,
      course: courses[0] as Course,
    },
  ).course
  const open = courses.flatMap((course, at) =>
    course.points[by] === points && partner(course) === partner(usual) ? [gains[at] as number] : [],
  )
  return Math.max(...open)
}

/** What the side would have with a point fewer of the faction's, playing its best. */
function worthOfLastPoint(year: Year, side: Side, by: Faction, gains: readonly Float64Array[]): number {
  if (year.points[by] === 0) return 0
  const fewer: Year = { ...year, points: { ...year.points, [by]: year.points[by] - 1 } }
  return bestPlan(year, side, gains).gain - bestPlan(fewer, side, gains).gain
}

function fearOf(year: Year, side: Side, own: Likelihoods): Fear {
  const enemy = enemyOf(side)
  const { plan, gain } = bestPlan(year, enemy, gainsAgainst(year, enemy, own))
  const factions: readonly Faction[] = enemy === 'axis' ? ['axis'] : ['westernAllies', 'russia']
  return { placements: Object.fromEntries(factions.map((by) => [by, partOf(year, plan, by).placements])), value: -gain }
}

/** Why the mix is as it is. */
export function reasonsFor({ year, equilibrium }: WeighedYear, by: Faction): Reasons {
  const side = sideOf(by)
  const [own, enemy] = [equilibrium[side], equilibrium[enemyOf(side)]]
  const likely = likelihoodsOf(year, side, own.plans, own.chances)
  const gains = gainsAgainst(year, side, likelihoodsOf(year, enemyOf(side), enemy.plans, enemy.chances))
  const [likeliest] = mixFor(year, own, by)
  const curves = year.targets.map((target, at): PointCurve => {
    const courses = coursesAt(target, side)
    const most = Math.max(...courses.map(({ points }) => points[by]))
    return {
      target: target.target,
      placed: likeliest?.placements[target.target] ?? 0,
      worth: Array.from({ length: most + 1 }, (_, points) =>
        worthAt(courses, gains[at] as Float64Array, likely[at] as Float64Array, by, points),
      ),
    }
  })
  const carrying = curves
    .filter(({ placed }) => placed > 0)
    .map(({ target, placed, worth }) => ({ target, worth: (worth[placed] as number) - (worth[0] as number) }))
    .toSorted((one, other) => other.worth - one.worth)
  return {
    carrying,
    curves: curves.filter(({ worth }) => worth.length > 1),
    lastPoint: worthOfLastPoint(year, side, by, gains),
    fear: fearOf(year, side, drawnApart(year, side, own)),
    error: Math.max(0, equilibrium.gap),
  }
}

/** Those that together bring more than half of what all bring. */
function carriers({ carrying, error }: Reasons): readonly Target[] {
  const told = carrying.filter(({ worth }) => worth > error)
  const all = told.reduce((sum, { worth }) => sum + worth, 0)
  let sum = 0
  const found: Target[] = []
  for (const { target, worth } of told) {
    if (sum > all / 2) break
    sum += worth
    found.push(target)
  }
  return found
}

/** Chances that the side gains in a country with so many points of its own, where somebody can tell. */
export type GainingAt = (target: Target, points: number) => number | undefined

const MOST_SENTENCES = 3

/** The next point in a country that has some: what it would still buy, or that it buys nothing. */
function nextPoints({ curves, error }: Reasons, gaining: GainingAt): readonly string[] {
  const next = curves.filter(({ placed, worth, target }) => placed > 0 && placed + 1 < worth.length && isMinorTarget(target))
  const bought = ({ placed, worth }: PointCurve): number => (worth[placed + 1] as number) - (worth[placed] as number)
  const idle = next
    .filter((curve) => bought(curve) <= Math.max(error, 1e-6))
    .map(({ target, placed }) => ADVICE_WORDS.buysNothing(placed + 1, target, gaining(target, placed)))
  const worthwhile = next
    .filter((curve) => bought(curve) > Math.max(error, 1e-6))
    .toSorted((one, other) => bought(other) - bought(one))
    .flatMap((curve) => {
      const { target, placed } = curve
      const [from, to] = [gaining(target, placed), gaining(target, placed + 1)]
      return from === undefined || to === undefined ? [] : [ADVICE_WORDS.buys(placed + 1, target, from, to, bought(curve))]
    })
  return [...worthwhile.slice(0, MOST_SENTENCES), ...idle.slice(0, MOST_SENTENCES)]
}

/** In words why: what carries the year, what the next points would buy, what it fears most. Nothing where differences lie within the error. */
export function whyInWords(reasons: Reasons, mix: readonly MixedAllocation[], gaining: GainingAt): readonly string[] {
  const carried = carriers(reasons)
  const feared = Object.entries(reasons.fear.placements).flatMap(([by, placements]): (readonly [Faction, string])[] =>
    Object.keys(placements).length === 0 ? [] : [[by as Faction, placementWords(placements)]],
  )
  return [
    ...(carried.length === 0 ? [] : [ADVICE_WORDS.carry(carried)]),
    ...nextPoints(reasons, gaining),
    ...(mix.length === 0 ? [] : [ADVICE_WORDS.fears(feared)]),
    ...(reasons.lastPoint > reasons.error ? [ADVICE_WORDS.last(reasons.lastPoint)] : []),
  ]
}
