import type { Ruling } from '../../../rules/index.ts'
import { pointRulings } from './diplomatic-points.ts'
import { resultRulings } from './diplomatic-results.ts'
import { rollRulings } from './diplomatic-rolls.ts'
import { tableRulings } from './diplomatic-tables.ts'

/** Our readings of chapter 49 and its tables, by number. */
export const diplomacy: readonly Ruling[] = [...pointRulings, ...rollRulings, ...resultRulings, ...tableRulings].sort((one, other) =>
  one.id.localeCompare(other.id),
)
