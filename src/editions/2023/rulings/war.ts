import type { Ruling } from '../../../rules/index.ts'
import { cooperation } from './war-cooperation.ts'
import { declarations } from './war-declarations.ts'
import { pearlHarbor } from './war-pearl-harbor.ts'
import { warTensions } from './war-tensions.ts'

/** Our readings of rules 50 to 53. */
export const war: readonly Ruling[] = [...warTensions, ...declarations, ...pearlHarbor, ...cooperation]
