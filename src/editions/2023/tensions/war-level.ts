import { all, any, atLeast, highestLevel, level, ruled } from '../../../rules/core/index.ts'

/** The level now, or one once reached where a host rules so (RT-33). */
export const rgtForWar = (needed: number) =>
  any(atLeast(needed, level('rgt')), all(ruled('RT-33', 'once-reached'), atLeast(needed, highestLevel('rgt'))))
