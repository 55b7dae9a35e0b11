import type { Chapters } from '../../rules/index.ts'
import type { Cite } from '../edition.ts'
import { campaignBlitz } from './blitz.ts'
import { campaignCooperation } from './cooperation.ts'
import { campaignIntervention } from './intervention.ts'
import { campaignLendLease } from './lend-lease.ts'
import { campaignPartisans } from './partisans/index.ts'
import { capitulation } from './surrenders/index.ts'

/** What chapter 3 of the campaign says beside diplomacy, statuses and war. */
export const campaignChapters = (rule: Cite): Partial<Chapters> => ({
  capitulation: capitulation(rule),
  partisans: campaignPartisans(rule),
  lendLease: campaignLendLease(rule),
  cooperation: campaignCooperation(rule),
  blitz: campaignBlitz(rule),
  intervention: campaignIntervention(rule),
})
