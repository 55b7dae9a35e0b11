import { type Band, type Effect, isOneOf } from '../../core/index.ts'

/** What a result brings, of these kinds. */
export const effectsOf = <K extends Effect['is']>(band: Band, ...kinds: readonly K[]): readonly Extract<Effect, { is: K }>[] =>
  band.effects.filter((effect): effect is Extract<Effect, { is: K }> => isOneOf(kinds, effect.is))
