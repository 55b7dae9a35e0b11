import { all, any, atLeast, type Condition, called, each, every, flag, holds, less, not, number, sum } from '../../../rules/core/index.ts'

/** Partisans alone hold nothing for these lines (USAT-E6x, USAT-S7x). */
export const captured = (
  place: 'birmingham' | 'manchester' | 'gibraltar' | 'malta' | 'baghdad' | 'madrid' | 'alexandria' | 'suez',
): Condition => all(holds('axis', place), not(flag(`${place}.heldByPartisans`)))

export const isEgyptEntered = called(
  'Axis units hold a city in Egypt',
  any(captured('alexandria'), captured('suez'), atLeast(1, each('egypt.axisCities'))),
)

/**
 * Full fifteens (49.87-1), and one more for a rest of eight (49.87-2), so that 8 to 22 are one and 23 to 37 two (49.87-5). All fronts of a
 * theatre are in the one number (49.87-3), which is of this turn only (49.87-4); operations against partisans are left out (49.87-6).
 */
export const fifteens = (
  spent: 'axis.offensiveBrps' | 'japan.offensiveBrps',
  onPartisans: 'axis.antiPartisanBrps' | 'japan.antiPartisanBrps',
) => every(15, sum(less(each(spent), each(onPartisans)), number(7)))
