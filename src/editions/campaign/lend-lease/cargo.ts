import type { Cargo, Way } from '../../../rules/chapters/lend-lease/index.ts'

/** What goes anywhere by sea or land. */
export const GOODS: readonly Cargo[] = ['supply', 'economic', 'equipment', 'light']
/** Ships that the U.S. builds for Britain (3.4.4.2d). */
export const SHIPS: readonly Cargo[] = ['transports', 'dd', 'cve']

/** A way that takes so many units a turn, by that rule. */
export const way = (id: string, units: number, cite: Way['cite'], rest: Omit<Way, 'id' | 'units' | 'cite'>): Way => ({
  id,
  units,
  ...rest,
  cite,
})
