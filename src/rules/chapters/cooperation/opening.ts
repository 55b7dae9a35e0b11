import { conditionWords, isMet, lacking, not, type Situation } from '../../core/index.ts'
import type { CooperationRule, PairLimits } from './clauses.ts'

/** What would open something that two may not do. */
export interface Opening {
  /** It opens when the limits between the two end. */
  readonly withLimits: boolean
  /** What would open it alone. */
  readonly alone: readonly string[]
}

/** What takes these bans away; one without an end of its own stands with or without the limits, and one may follow upon the limits. */
export function openingOf(
  { binds }: PairLimits,
  broken: readonly CooperationRule[],
  spoken: readonly CooperationRule[],
  situation: Situation,
): Opening {
  const isWithLimits = binds !== 'always' && broken.every(({ forGood, onceLifted }) => forGood !== true && onceLifted !== true)
  const later = spoken.filter(
    ({ verdict, onceLifted, unless }) =>
      isWithLimits && verdict === 'forbidden' && onceLifted === true && (unless === undefined || !isMet(unless, situation)),
  )
  const ends = [
    ...(later.length === 0 ? broken : later).map(({ unless }) => unless),
    ...(later.length === 0 || typeof binds === 'string' ? [] : [not(binds)]),
  ]
  const lacked = ends.map((unless) => (unless === undefined ? undefined : lacking(unless, situation)))
  const isEachLiftable = lacked.every((condition) => condition !== undefined)
  return {
    withLimits: isWithLimits && later.length === 0,
    alone: isEachLiftable ? [...new Set(lacked.map((condition) => conditionWords(condition)))] : [],
  }
}
