import { any, atLeast, type Condition, effectiveLevel, highestLevel, level, type Track } from '../../../rules/core/index.ts'

/**
 * The level has been reached, now or ever: what it opened stays open though it falls (3.2.7.4a). For the USA the effective level decides
 * (3.2.7.3b); Russia's track has none.
 */
export const reached = (needed: number, track: Track): Condition =>
  any(atLeast(needed, track === 'rgt' ? level(track) : effectiveLevel(track)), atLeast(needed, highestLevel(track)))
