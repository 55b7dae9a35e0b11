import { conditionWords, lacking, type Situation } from '../../core/index.ts'
import type { CooperationRule, PairLimits } from './clauses.ts'

/** What would open something that two may not do. */
export interface Opening {
  /** It opens when the limits between the two end. */
  readonly withLimits: boolean
  /** What would open it alone. */
  readonly alone: readonly string[]
}

/** What takes these bans away; one without an end of its own stands with or without the limits. */
export function openingOf({ binds }: PairLimits, broken: readonly CooperationRule[], situation: Situation): Opening {
  const lacked = broken.map(({ unless }) => (unless === undefined ? undefined : lacking(unless, situation)))
  const isEachLiftable = lacked.every((condition) => condition !== undefined)
  return {
    withLimits: binds !== 'always' && broken.every(({ forGood, onceLifted }) => forGood !== true && onceLifted !== true),
    alone: isEachLiftable ? [...new Set(lacked.map((condition) => conditionWords(condition)))] : [],
  }
}
