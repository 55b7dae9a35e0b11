import type { Condition } from '../conditions/condition.ts'
import type { Delegation, Faction } from '../nations/powers.ts'
import type { Target } from '../nations/targets.ts'
import type { Citation, Told } from './citation.ts'

/** A rule that forbids: broken when its condition is met for the target in hand (`here`). */
export interface Bar {
  readonly id: string
  /** Whom it binds; everybody if it does not say. */
  readonly for?: readonly Faction[]
  /** Which targets it is about; all if it does not say. */
  readonly on?: readonly Target[]
  readonly except?: readonly Target[]
  readonly when: Condition
  /** Why not, in a clause that follows the target's name; `{here}` is that name. */
  readonly words: string
  readonly cite: Citation
  readonly ruling?: string
}

/** A rule that opens something: it is open when the condition is met. */
export interface Right extends Told {
  readonly id: string
  readonly for: Faction
  readonly on: readonly Target[]
  readonly when: Condition
  readonly ruling?: string
}

/** A restriction of the map game that holds while its condition does; Chancery only says so. */
export interface Notice extends Told {
  readonly id: string
  /** Whom it binds. */
  readonly for: readonly Delegation[]
  readonly when: Condition
}

export const concerns = (bar: Pick<Bar, 'for' | 'on' | 'except'>, faction: Faction, target: Target): boolean =>
  (bar.for?.includes(faction) ?? true) && (bar.on?.includes(target) ?? true) && !bar.except?.includes(target)
