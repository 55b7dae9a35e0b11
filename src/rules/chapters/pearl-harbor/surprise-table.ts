import type { Told } from '../../core/index.ts'

/** Where a carrier force is: in port (51.312A), refitting (51.312B), so far out at sea (51.312C), or alongside the enemy (51.312D). */
export const CARRIER_PLACES = ['pearl', 'pacific', 6, 5, 4, 3, 2, 'auto'] as const
export type CarrierPlace = (typeof CARRIER_PLACES)[number]

/** One column of the printed table. */
export interface SurpriseColumn {
  /** As it is headed: `34-35`. */
  readonly id: string
  /** The last level it is for; none for the last column. */
  readonly to: number | null
  /** The place at each sum of two dice, from 2 to 12. */
  readonly places: readonly CarrierPlace[]
  /** What Japan adds to its surprise die. */
  readonly modifier: number
}

/** What a level of surprise does to the American air at Pearl Harbor. */
export interface SurpriseLevel extends Told {
  readonly level: number
  /** Squadrons that do not rise to meet the attack; none rise at all where it says `all`. */
  readonly grounded: number | 'all'
  readonly isAirDefenceRolled: boolean
  /** Every hit that damages a named ship calls for a critical-hit roll. */
  readonly areHitsCritical: boolean
}

const LEAST_SUM = 2

/** The column for a level; one below zero uses the first (R50-34). */
export function columnAt(columns: readonly SurpriseColumn[], level: number): SurpriseColumn {
  const found = columns.find(({ to }) => to === null || level <= to)
  if (found === undefined) throw new Error(`no column of the surprise table is for ${level}`)
  return found
}

export function placeAt({ id, places }: SurpriseColumn, sum: number): CarrierPlace {
  const found = places[sum - LEAST_SUM]
  if (found === undefined) throw new Error(`two dice do not come to ${sum} in column ${id}`)
  return found
}

/** The level of surprise that a total reaches; the highest takes in all above it, and nothing falls below the lowest (R50-35). */
export function surpriseAt(levels: readonly SurpriseLevel[], total: number): SurpriseLevel {
  const found = levels.findLast(({ level }) => total >= level)
  if (found === undefined) throw new Error(`${total} is no level of surprise`)
  return found
}

export const isAtSea = (place: CarrierPlace): boolean => place !== 'pearl' && place !== 'pacific'

/** Whether a force at sea comes up with the enemy; alongside, it needs no die (51.42). */
export const intercepts = (place: CarrierPlace, die: number): boolean => place === 'auto' || (typeof place === 'number' && die >= place)
