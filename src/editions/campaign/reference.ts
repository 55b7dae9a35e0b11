import { saying } from '../clauses/saying.ts'
import type { Cite, ReferenceClauses } from '../edition.ts'
import { campaignBlitz } from './blitz.ts'
import { campaignCooperation } from './cooperation/index.ts'
import { campaignIntervention } from './intervention.ts'
import { campaignLendLease } from './lend-lease/index.ts'
import { campaignNotices } from './notices/index.ts'
import { occurrences } from './occurrences.ts'
import { campaignPartisans } from './partisans/index.ts'
import { capitulation } from './surrenders/index.ts'
import { permissions } from './tensions/permissions.ts'
import { thresholds } from './tensions/thresholds.ts'
import { campaignUnprepared } from './unprepared.ts'

/** What chapter 3 of the campaign says beside diplomacy, statuses and war, and what levels and situations allow and forbid on the map. */
export const reference = (rule: Cite): ReferenceClauses => ({
  notices: campaignNotices(saying(rule)),
  occurrences: occurrences(rule),
  thresholds: thresholds(rule),
  permissions: permissions(rule),
  capitulation: capitulation(rule),
  partisans: campaignPartisans(rule),
  lendLease: campaignLendLease(rule),
  cooperation: campaignCooperation(rule),
  blitz: campaignBlitz(rule),
  intervention: campaignIntervention(rule),
  unprepared: campaignUnprepared(rule),
})
