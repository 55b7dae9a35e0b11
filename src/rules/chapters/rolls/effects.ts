import { type Band, type Effect, isOneOf } from '../../core/index.ts'

/** What a result brings, of these kinds. */
export function effectsOf<K extends Effect['is']>(band: Band, ...kinds: readonly K[]): readonly Extract<Effect, { is: K }>[] {
  const found: Extract<Effect, { is: K }>[] = []
  for (const effect of band.effects) if (isOneOf(kinds, effect.is)) found.push(effect as Extract<Effect, { is: K }>)
  return found
}
