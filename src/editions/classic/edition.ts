import type { Layer } from '../edition.ts'
import { changes } from './changes.ts'
import * as diplomacyContents from './contents/diplomacy.ts'
import * as minorTables from './contents/minor-tables.ts'
import * as tensions from './contents/tensions.ts'
import * as war from './contents/war.ts'
import { classicCooperation } from './cooperation.ts'
import { classicPearlHarbor } from './pearl-harbor.ts'
import { startupClassic } from './startup.ts'

const { isStartup: _, ...core } = startupClassic

/** The earlier rules 49 to 53. */
export const classic: Layer = {
  ...core,
  dropped: [...diplomacyContents.dropped, ...minorTables.dropped, ...tensions.dropped, ...war.dropped],
  added: [...diplomacyContents.added, ...tensions.added, ...war.added],
  reference: (rule) => ({
    changes: changes(rule),
    pearlHarbor: classicPearlHarbor(rule),
    cooperation: classicCooperation(rule),
  }),
}
