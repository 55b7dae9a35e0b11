import { delegationOf, isAtWar, type Nation, type Power, type Turn } from '../../rules/core/index.ts'
import type { MapScript } from '../rollouts/scripts.ts'

/** Operations whose cost a player can plan. */
export const PLANNED = ['axis', 'japan'] as const

export interface PlannedWar {
  readonly by: Power
  readonly on: Nation
  readonly turn: Turn
}

/** What a player means to do, whatever the script has: what operations cost each turn, and wars in their turns. */
export interface Plan {
  readonly brps?: Readonly<Partial<Record<(typeof PLANNED)[number], number>>>
  readonly declares?: readonly PlannedWar[]
}

export const isNoPlan = ({ brps, declares }: Plan): boolean => Object.keys(brps ?? {}).length === 0 && (declares ?? []).length === 0

/** The same script with a plan in place of what it had in mind for the same. */
export function withPlan(map: MapScript, { brps = {}, declares = [] }: Plan): MapScript {
  const costs = PLANNED.flatMap((who) => (brps[who] === undefined ? [] : [[`${who}.offensiveBrps`, brps[who]] as const]))
  return {
    ...map,
    reports: (book, situation, side, random) => {
      const facts = map.reports(book, situation, side, random)
      return side === 'axis' && costs.length > 0 ? { ...facts, ...Object.fromEntries(costs) } : facts
    },
    openings: (book, situation, by, random) => {
      const own = declares.filter(
        (war) => war.turn === situation.turn && delegationOf(war.by) === by && !isAtWar(situation, war.by, war.on),
      )
      const others = map
        .openings(book, situation, by, random)
        .filter(([power, on]) => !declares.some((war) => war.by === power && war.on === on))
      return [...own.map((war) => [war.by, war.on] as const), ...others]
    },
  }
}
