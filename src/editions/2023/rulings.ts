import type { Ruling } from '../../rules/index.ts'
import { changeRulings } from './rulings/changes.ts'
import { diplomacy } from './rulings/diplomacy.ts'
import { tensions } from './rulings/tensions.ts'
import { war } from './rulings/war.ts'

export const rulings: readonly Ruling[] = [...diplomacy, ...tensions, ...war, ...changeRulings]
