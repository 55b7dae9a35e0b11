import { isMet, measure, type Refusal, refuse, type Situation, type Step, step } from '../../core/index.ts'
import type { Need, Route, Way } from './clauses.ts'

/** What a route takes a turn, way by way, and why it is shut if it is. */
export interface RouteCapacity {
  readonly steps: readonly Step[]
  /** Nothing where the route has no number of its own. */
  readonly value: number | null
  readonly shut: readonly Refusal[]
}

/** A need that is not met, as a refusal. */
export const unmet = ({ id, words, cite, ruling }: Need): Refusal => refuse(id, words, cite, ruling === undefined ? {} : { ruling })

/** What stands against the ways asked for: one of them, or all if none is open. */
export function shutWays(ways: readonly Way[], situation: Situation): readonly Refusal[] {
  const shut = ways.filter(({ when }) => !isMet(when, situation))
  return ways.length > 0 && shut.length === ways.length ? shut.map(unmet) : []
}

/** What a way takes a turn while it is open. */
export const unitsBy = ({ units, count }: Way, situation: Situation): number =>
  units * (count === undefined ? 1 : Math.max(0, measure(count, situation)))

export function capacityOf(route: Route, situation: Situation): RouteCapacity {
  const ways = route.ways.map((way) => {
    const amount = isMet(way.when, situation) ? unitsBy(way, situation) : 0
    return step(way.id, amount, way.name, way.cite, way.ruling)
  })
  const sum = ways.reduce((total, { amount }) => total + amount, 0)
  const ceiling = route.ceiling !== undefined && isMet(route.ceiling.when, situation) ? route.ceiling : undefined
  const most = ceiling === undefined ? sum : Math.min(sum, Math.max(0, measure(ceiling.most, situation)))
  const capped = ceiling === undefined ? [] : [step('ceiling', measure(ceiling.most, situation), ceiling.words, ceiling.cite)]
  return {
    steps: [...ways, ...capped],
    value: route.ways.length === 0 ? null : most,
    shut: [...route.needs.filter(({ when }) => !isMet(when, situation)).map(unmet), ...shutWays(route.ways, situation)],
  }
}
