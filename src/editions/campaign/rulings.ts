import type { Ruling } from '../../rules/index.ts'
import { aidRulings } from './rulings/aid.ts'
import { diplomacyRulings } from './rulings/diplomacy.ts'
import { surrenderRulings } from './rulings/surrender.ts'
import { tensionRulings } from './rulings/tensions.ts'
import { warRulings } from './rulings/war.ts'

/** Where the campaign is silent, damaged, or leans on sheets that nobody has. */
export const rulings: readonly Ruling[] = [...diplomacyRulings, ...tensionRulings, ...warRulings, ...surrenderRulings, ...aidRulings]
