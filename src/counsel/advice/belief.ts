import { type ByFaction, FACTIONS, type Faction, mapEach, type Situation, sideOf, TARGETS, type Target } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { mixFor, type WeighedYear } from './advice.ts'
import { agrees, type KnownPoints } from './known-points.ts'
import { mostIn } from './year.ts'

/** How likely a faction has so many points in one target, from none upwards. */
export type Likely = readonly number[]

/** What somebody holds likely of one target, faction by faction; each draws apart from the others. */
export type Belief = ByFaction<Likely>

/** What beliefs go by: the advised mix, every legal allocation alike, or what the player says. */
export const BELIEFS = ['mix', 'uniform'] as const
export type BeliefBy = (typeof BELIEFS)[number]

export const certain = (points: number): Likely => [...Array.from({ length: points }, () => 0), 1]

const scaled = (weights: readonly number[]): Likely => {
  const all = weights.reduce((sum, one) => sum + one, 0)
  return all === 0 ? [1] : weights.map((one) => one / all)
}

/** In how many ways so many points can be placed where each place takes so many at most; from no points upwards. */
function waysOf(most: readonly number[], points: number): readonly number[] {
  let ways = certain(0).concat(Array.from({ length: points }, () => 0))
  for (const limit of most)
    ways = ways.map((_, sum) => {
      let all = 0
      for (let here = 0; here <= Math.min(limit, sum); here++) all += ways[sum - here] as number
      return all
    })
  return ways
}

/**
 * Every legal allocation alike that leaves no point unplaced, if there is one, given those that are known: how likely so many points lie in a target.
 * It counts them; it does not list them.
 */
export function evenlyIn(book: Rulebook, situation: Situation, by: Faction, target: Target, known: KnownPoints): Likely {
  const shown = known.placements[target]
  if (shown !== undefined) return certain(shown)
  const used = (one: Target): number => known.atLeast?.[one] ?? 0
  const open = TARGETS.filter((one) => known.placements[one] === undefined)
  const spent = [...Object.values(known.placements), ...open.map(used)].reduce((sum, one) => sum + one, 0)
  const most = (one: Target): number => Math.max(0, mostIn(book, situation, by, one, known.received) - used(one))
  const others = open.filter((one) => one !== target).map(most)
  const here = most(target)
  const room = [here, ...others].reduce((sum, one) => sum + one, 0)
  const points = Math.min(Math.max(0, known.received - spent), room)
  const ways = waysOf(others, points)
  const more = scaled(Array.from({ length: Math.min(here, points) + 1 }, (_, number) => ways[points - number] ?? 0))
  return [...Array.from({ length: used(target) }, () => 0), ...more]
}

/** As the advised mix has it, among those of its allocations that agree with what is known; nothing where none does. */
function mixedIn({ year, equilibrium }: WeighedYear, by: Faction, target: Target, known: KnownPoints): Likely | undefined {
  const shown = known.placements[target]
  if (shown !== undefined) return certain(shown)
  const mix = mixFor(year, equilibrium[sideOf(by)], by).filter(({ placements }) => agrees(placements, known))
  if (mix.length === 0) return undefined
  const weights: number[] = []
  for (const { placements, chance } of mix) weights[placements[target] ?? 0] = (weights[placements[target] ?? 0] ?? 0) + chance
  return scaled(Array.from(weights, (one) => one ?? 0))
}

/** What is believed of a target, faction by faction. Whatever the player says himself stands. */
export function beliefAt(
  book: Rulebook,
  situation: Situation,
  target: Target,
  known: ByFaction<KnownPoints>,
  weighed: WeighedYear | undefined,
  own: Readonly<Partial<Record<Faction, Likely>>> = {},
): Belief {
  return mapEach(FACTIONS, (by) => {
    const said = own[by]
    if (said !== undefined) return scaled(said)
    const mixed = weighed === undefined ? undefined : mixedIn(weighed, by, target, known[by])
    return mixed ?? evenlyIn(book, situation, by, target, known[by])
  })
}
