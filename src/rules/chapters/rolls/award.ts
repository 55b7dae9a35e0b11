import type { Band, Minor, Situation } from '../../core/index.ts'
import { effectsOf } from './effects.ts'

/** A minor's BRP value, where it has been reported: zero stands for unknown. */
const valueOfMinor = (situation: Situation, minor: Minor): number => Number(situation.facts[`${minor}.brpValue`] ?? 0)

/** What a result awards, within the minor's BRP value where that is known (GN-11 BRPs); undefined if it awards nothing. */
export function awardOf(situation: Situation, minor: Minor, band: Band): number | undefined {
  const granted = effectsOf(band, 'hexes', 'income')[0]
  if (granted?.brps === undefined) return undefined
  const value = valueOfMinor(situation, minor)
  if (granted.brps === 'all') return value
  return value > 0 ? Math.min(granted.brps, value) : granted.brps
}

/** All its BRPs are awarded, and nobody has reported how many that is. */
export const isUnknownAward = (situation: Situation, minor: Minor, band: Band): boolean =>
  effectsOf(band, 'hexes', 'income').some(({ brps }) => brps === 'all') && valueOfMinor(situation, minor) === 0
