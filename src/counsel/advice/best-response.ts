import { FACTIONS, type Faction, type Side, sideOf } from '../../rules/core/index.ts'
import type { Course, Year, YearTarget } from './year.ts'

/** A side's plan for the year: which of its courses it takes at each target, by their numbers. */
export type Plan = readonly number[]

/** How likely a side is to take each course at each target. Gains add up over targets, so nothing else of a mix matters. */
export type Likelihoods = readonly Float64Array[]

export const coursesAt = (target: YearTarget, side: Side): readonly Course[] => target[side]

/** What one course takes of what a side has: points of each of its factions, and a naming of whoever names. */
function costsOf({ points, namer, isFree }: Course, factions: readonly Faction[]): readonly number[] {
  return [...factions.map((by) => points[by]), ...factions.map((by) => (namer === by && !isFree ? 1 : 0))]
}

interface Layer {
  /** For each course: what it costs, and how far that lies in the numbering of what is left. */
  readonly costs: readonly (readonly number[])[]
  readonly steps: readonly number[]
}

/** What is left of points and namings, numbered; each layer is a target. */
interface Grid {
  readonly size: number
  /** What is left of each thing, state by state. */
  readonly left: readonly Uint8Array[]
  readonly layers: readonly Layer[]
}

const grids = new WeakMap<Year, Partial<Record<Side, Grid>>>()

function gridFor(year: Year, side: Side): Grid {
  const made = grids.get(year) ?? {}
  grids.set(year, made)
  made[side] ??= gridOf(year, side)
  return made[side]
}

function gridOf(year: Year, side: Side): Grid {
  const factions = FACTIONS.filter((faction) => sideOf(faction) === side)
  const most = [...factions.map((by) => year.points[by]), ...factions.map(() => year.namings)]
  const strides = most.map((_, at) => most.slice(0, at).reduce((size, one) => size * (one + 1), 1))
  const size = most.reduce((all, one) => all * (one + 1), 1)
  const left = most.map((one, at) =>
    Uint8Array.from({ length: size }, (_, state) => Math.floor(state / (strides[at] as number)) % (one + 1)),
  )
  const layers = year.targets.map((target): Layer => {
    const costs = coursesAt(target, side).map((course) => costsOf(course, factions))
    return { costs, steps: costs.map((cost) => cost.reduce((sum, one, at) => sum + one * (strides[at] as number), 0)) }
  })
  return { size, left, layers }
}

const isWithin = (left: readonly Uint8Array[], state: number, cost: readonly number[]): boolean => {
  for (let at = 0; at < cost.length; at++) if (((left[at] as Uint8Array)[state] as number) < (cost[at] as number)) return false
  return true
}

/**
 * The best of all legal plans for these gains, course by course at each target, exactly: gains add up over targets, and what is left of points and
 * namings is all that one target has to know of the others.
 */
export function bestPlan(year: Year, side: Side, gains: readonly Float64Array[]): { readonly plan: Plan; readonly gain: number } {
  const { size, left, layers } = gridFor(year, side)
  let after = new Float64Array(size)
  const taken: Uint8Array[] = []
  for (let at = layers.length - 1; at >= 0; at--) {
    const { costs, steps } = layers[at] as Layer
    const here = gains[at] as Float64Array
    const now = new Float64Array(size).fill(Number.NEGATIVE_INFINITY)
    const choice = new Uint8Array(size)
    for (let course = 0; course < costs.length; course++) {
      const cost = costs[course] as readonly number[]
      const [step, gain] = [steps[course] as number, here[course] as number]
      for (let state = step; state < size; state++) {
        const worth = gain + (after[state - step] as number)
        if (worth > (now[state] as number) + 1e-12 && (step === 0 || isWithin(left, state, cost))) {
          now[state] = worth
          choice[state] = course
        }
      }
    }
    after = now
    taken[at] = choice
  }
  const plan: number[] = []
  let state = size - 1
  for (let at = 0; at < layers.length; at++) {
    const course = (taken[at] as Uint8Array)[state] as number
    plan.push(course)
    state -= (layers[at] as Layer).steps[course] as number
  }
  return { plan, gain: after[size - 1] as number }
}

/** What each course of a side gains on average, to that side, against the other side's likelihoods. */
export function gainsAgainst(year: Year, side: Side, enemy: Likelihoods): readonly Float64Array[] {
  return year.targets.map((target, at) => {
    const likely = enemy[at] as Float64Array
    if (side === 'axis')
      return Float64Array.from(target.gains, (row) => row.reduce((sum, gain, course) => sum + gain * (likely[course] as number), 0))
    return Float64Array.from(target.allies, (_, course) =>
      target.gains.reduce((sum, row, ours) => sum - (row[course] as number) * (likely[ours] as number), 0),
    )
  })
}

/** How likely each course is where plans are drawn with these chances. */
export function likelihoodsOf(year: Year, side: Side, plans: readonly Plan[], chances: ArrayLike<number>): Likelihoods {
  return year.targets.map((target, at) => {
    const likely = new Float64Array(coursesAt(target, side).length)
    plans.forEach((plan, number) => {
      likely[plan[at] as number] = (likely[plan[at] as number] as number) + (chances[number] as number)
    })
    return likely
  })
}

/** What the Axis gain where these two plans meet. */
export const gainOf = (year: Year, axis: Plan, allies: Plan): number =>
  year.targets.reduce((sum, { gains }, at) => sum + ((gains[axis[at] as number] as Float64Array)[allies[at] as number] as number), 0)
