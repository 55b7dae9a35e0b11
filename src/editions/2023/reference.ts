import type { Clauses } from '../../rules/game/index.ts'
import { saying } from '../clauses/saying.ts'
import type { Cite, Option } from '../edition.ts'
import { changes } from './changes/changes.ts'
import { afterGatheringStorm, afterStormOverAsia, cooperationClauses } from './cooperation/index.ts'
import { lendingClauses, withPolishVolunteers } from './lending.ts'
import { notices } from './notices.ts'
import { americanForces } from './pearl-harbor/american-forces.ts'
import { pacificPermissions } from './pearl-harbor/fleets.ts'
import { pearlHarborClauses, unpreparedClauses, withPreludeLaunches } from './pearl-harbor/index.ts'

import { permissions } from './tensions/permissions.ts'
import { thresholds } from './tensions/thresholds.ts'

type Own = Required<
  Pick<
    Clauses,
    'americanForces' | 'changes' | 'cooperation' | 'lending' | 'notices' | 'pearlHarbor' | 'permissions' | 'thresholds' | 'unprepared'
  >
>

/** Rules 51 to 53, the changes up to 2016, and what levels and situations allow and forbid on the map. */
export const reference = (rule: Cite): Own => ({
  notices: notices(saying(rule)),
  thresholds: thresholds(rule),
  permissions: permissions(rule),
  pearlHarbor: pearlHarborClauses(rule),
  unprepared: unpreparedClauses(rule),
  americanForces: americanForces(rule, [...permissions(rule), ...pacificPermissions(rule)]),
  lending: lendingClauses(rule),
  cooperation: cooperationClauses(rule),
  changes: changes(rule),
})

const inherited = (without: Clauses): Own => without as Own

/** What the preludes change in them. */
export const referenceWith: Readonly<Record<string, NonNullable<Option['reference']>>> = {
  'gathering-storm': (rule, without) => ({
    lending: withPolishVolunteers(rule, inherited(without).lending),
    cooperation: afterGatheringStorm(rule, inherited(without).cooperation),
  }),
  'storm-over-asia': (rule, without) => ({
    pearlHarbor: withPreludeLaunches(rule, inherited(without).pearlHarbor),
    cooperation: afterStormOverAsia(rule, inherited(without).cooperation),
  }),
}
