import type { Chapters } from '../../rules/index.ts'
import type { Cite, Option } from '../edition.ts'
import { changes } from './changes/changes.ts'
import { afterGatheringStorm, afterStormOverAsia, cooperationClauses } from './cooperation/index.ts'
import { lendingClauses, withPolishVolunteers } from './lending.ts'
import { pearlHarborClauses, withPreludeLaunches } from './pearl-harbor/index.ts'

type Apart = Pick<Chapters, 'changes' | 'cooperation' | 'lending' | 'pearlHarbor'>

/** Rules 51 to 53 and the changes up to 2016. */
export const chapters = (rule: Cite): Apart => ({
  pearlHarbor: pearlHarborClauses(rule),
  lending: lendingClauses(rule),
  cooperation: cooperationClauses(rule),
  changes: changes(rule),
})

const inherited = (without: Partial<Chapters>): Apart => without as Apart

/** What the preludes change in them. */
export const chaptersWith: Readonly<Record<string, NonNullable<Option['chapters']>>> = {
  'gathering-storm': (rule, without) => ({
    lending: withPolishVolunteers(rule, inherited(without).lending),
    cooperation: afterGatheringStorm(rule, inherited(without).cooperation),
  }),
  'storm-over-asia': (rule, without) => ({
    pearlHarbor: withPreludeLaunches(rule, inherited(without).pearlHarbor),
    cooperation: afterStormOverAsia(rule, inherited(without).cooperation),
  }),
}
