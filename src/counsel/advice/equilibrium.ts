import type { Side } from '../../rules/core/index.ts'
import { bestPlan, coursesAt, gainOf, gainsAgainst, type Likelihoods, likelihoodsOf, type Plan } from './best-response.ts'
import { gapOf, type Matrix, type Mixes, matchRegrets, type Regrets } from './regret.ts'
import type { Year } from './year.ts'

/** A side's mix: plans with their chances, and what it is worth at the least. */
export interface Mix {
  readonly plans: readonly Plan[]
  readonly chances: readonly number[]
  /** What it gains the side against the best answer of all legal ones. */
  readonly sure: number
}

export interface Equilibrium {
  readonly axis: Mix
  readonly allies: Mix
  /** What the year's points decide: from a year in which the Axis alone act to one in which the Allies alone do. */
  readonly stake: number
  /** What both sides together could still gain by a best answer: among the plans that were weighed, and among all legal ones. */
  readonly gapAmongWeighed: number
  readonly gap: number
  readonly rounds: number
}

export interface Effort {
  /** The gap, as a share of the stake, at which it stops. */
  readonly enough: number
  readonly mostRounds: number
}

export const FULL_EFFORT: Effort = { enough: 0.002, mostRounds: 400 }
export const QUICK_EFFORT: Effort = { enough: 0.03, mostRounds: 120 }

/** Rounds of regret matching for each larger matrix. */
const ROUNDS_EACH = 600

/** A side that does nothing at all. */
const idle = (year: Year, side: Side): Likelihoods =>
  year.targets.map((target) => {
    const likely = new Float64Array(coursesAt(target, side).length)
    likely[0] = 1
    return likely
  })

const evenly = (year: Year, side: Side): Likelihoods =>
  year.targets.map((target) => {
    const { length } = coursesAt(target, side)
    return new Float64Array(length).fill(1 / length)
  })

const answerTo = (year: Year, side: Side, enemy: Likelihoods) => bestPlan(year, side, gainsAgainst(year, side, enemy))

const keyOf = (plan: Plan): string => plan.join(' ')

/** Plans that are weighed, and what they come to against each other. */
class Weighed {
  readonly plans: Record<Side, Plan[]> = { axis: [], allies: [] }
  readonly #known: Record<Side, Set<string>> = { axis: new Set(), allies: new Set() }
  readonly #year: Year

  constructor(year: Year) {
    this.#year = year
  }

  /** Whether it is new. */
  add(side: Side, plan: Plan): boolean {
    if (this.#known[side].has(keyOf(plan))) return false
    this.#known[side].add(keyOf(plan))
    this.plans[side].push(plan)
    return true
  }

  matrix(): Matrix {
    return this.plans.axis.map((axis) => Float64Array.from(this.plans.allies, (allies) => gainOf(this.#year, axis, allies)))
  }
}

/** Plans too rare to matter are left out. */
const RARE = 0.01

function mixOf(plans: readonly Plan[], chances: Float64Array, sure: number): Mix {
  return { plans: [...plans], chances: [...chances], sure }
}

function without(mix: Mix): Mix {
  const kept = mix.plans.map((plan, at) => ({ plan, chance: mix.chances[at] as number })).filter(({ chance }) => chance >= RARE)
  const all = kept.reduce((sum, { chance }) => sum + chance, 0)
  return { ...mix, plans: kept.map(({ plan }) => plan), chances: kept.map(({ chance }) => chance / all) }
}

/** What a mix gains its side at the least. */
export function sureOf(year: Year, side: Side, likelihoods: Likelihoods): number {
  const enemy = side === 'axis' ? 'allies' : 'axis'
  return -answerTo(year, enemy, likelihoods).gain
}

/** Rare plans go only where that costs next to nothing. */
function trimmed(year: Year, side: Side, mix: Mix, allowance: number): Mix {
  const less = without(mix)
  const sure = sureOf(year, side, likelihoodsOf(year, side, less.plans, less.chances))
  return sure >= mix.sure - allowance ? { ...less, sure } : mix
}

/**
 * The year's equilibrium, by widening: the game among a few plans is solved by regret matching, then each side adds the best answer that there is
 * among all legal plans, until neither gains by it. Both ends are measured: no allocation that is legal can do better than `gap` says. An exact solver may
 * be handed in instead of regret matching.
 */
export function equilibriumOf(year: Year, effort: Effort = FULL_EFFORT, solve?: (matrix: Matrix) => Mixes): Equilibrium {
  const weighed = new Weighed(year)
  const [alone, left] = [answerTo(year, 'axis', idle(year, 'allies')), answerTo(year, 'allies', idle(year, 'axis'))]
  const stake = Math.max(alone.gain + left.gain, Number.EPSILON)
  weighed.add('axis', alone.plan)
  weighed.add('allies', left.plan)
  weighed.add('axis', answerTo(year, 'axis', evenly(year, 'allies')).plan)
  weighed.add('allies', answerTo(year, 'allies', evenly(year, 'axis')).plan)
  const regrets: Regrets = { rows: [], columns: [] }
  let axis: Mix | undefined
  let allies: Mix | undefined
  let gapAmongWeighed = 0
  let rounds = 0
  for (; ; rounds++) {
    const matrix = weighed.matrix()
    const { plans } = weighed
    const mixes = solve?.(matrix) ?? matchRegrets(matrix, (effort.enough * stake) / 4, ROUNDS_EACH, regrets)
    const answers = {
      axis: answerTo(year, 'axis', likelihoodsOf(year, 'allies', plans.allies, mixes.columns)),
      allies: answerTo(year, 'allies', likelihoodsOf(year, 'axis', plans.axis, mixes.rows)),
    }
    if (axis === undefined || -answers.allies.gain > axis.sure) axis = mixOf(plans.axis, mixes.rows, -answers.allies.gain)
    if (allies === undefined || -answers.axis.gain > allies.sure) allies = mixOf(plans.allies, mixes.columns, -answers.axis.gain)
    gapAmongWeighed = gapOf(matrix, mixes)
    const isNew = [weighed.add('axis', answers.axis.plan), weighed.add('allies', answers.allies.plan)].some((one) => one)
    const isDone = -axis.sure - allies.sure <= effort.enough * stake
    if (isDone || rounds >= effort.mostRounds || (!isNew && gapAmongWeighed <= (effort.enough * stake) / 2)) break
  }
  const allowance = (effort.enough * stake) / 2
  const [ours, theirs] = [trimmed(year, 'axis', axis, allowance), trimmed(year, 'allies', allies, allowance)]
  return { axis: ours, allies: theirs, stake, gapAmongWeighed, gap: -ours.sure - theirs.sure, rounds }
}
