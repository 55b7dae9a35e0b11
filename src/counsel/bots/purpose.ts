import type { Minor, Target } from '../../rules/core/index.ts'
import type { OrderType } from '../../rules/game/index.ts'

/** What a delegation is after, as `purposes.yaml` says it. */
export interface Purpose {
  readonly words: string
  /** How dear a point is, by target. */
  readonly places: Readonly<Partial<Record<Target, number>>>
  /** Hundredths by which chance may push a wish about. */
  readonly spread: number
  /** Countries of which it makes demands. */
  readonly demands?: readonly Minor[]
  /** So many times in a hundred it does what it is offered. */
  readonly does: Readonly<Partial<Record<OrderType, number>>>
}
