import type { Ruling } from '../../../rules/index.ts'
import { tensionLevelRulings } from './tensions-levels.ts'
import { tensionModifierRulings } from './tensions-modifiers.ts'

/** Our readings of 49.8 and the tension tables, by number. */
export const tensions: readonly Ruling[] = [...tensionLevelRulings, ...tensionModifierRulings].sort((one, other) =>
  one.id.localeCompare(other.id),
)
