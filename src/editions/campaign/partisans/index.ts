import type { PartisanClauses } from '../../../rules/chapters/partisans/index.ts'
import { ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { communistRows } from './communist.ts'
import { otherRows } from './elsewhere.ts'
import { fascistRows } from './fascist.ts'
import { resistanceRows } from './resistance.ts'

/** Everybody's partisans, table by table. */
export const campaignPartisans = (rule: Cite): PartisanClauses => ({
  rows: [...fascistRows(rule), ...resistanceRows(rule), ...communistRows(rule), ...otherRows(rule)],
  blanks: { when: ruled('RC-22', 'last-stays'), cite: rule('RC-22') },
})
