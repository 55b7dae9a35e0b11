import type { Aftermath, FactId, FactValue, Told } from '../../core/index.ts'

/** Something that comes about by itself as a diplomatic phase begins, if its condition is met then. */
export interface Occurrence extends Told {
  readonly when: Aftermath['when']
  readonly sets: Readonly<Partial<Record<FactId, FactValue>>>
  readonly brings: readonly Aftermath[]
}
