import { type Layer, wholeOf } from '../edition.ts'
import { added, dropped } from '../generated/classic/contents.ts'
import { changes } from './changes.ts'
import { classicCooperation } from './cooperation.ts'
import { classicPearlHarbor, classicUnprepared } from './pearl-harbor.ts'
import { startup } from './startup.ts'

/** The earlier rules 49 to 53. */
export const edition: Layer = wholeOf(startup, {
  dropped,
  added,
  reference: (rule) => ({
    changes: changes(rule),
    pearlHarbor: classicPearlHarbor(rule),
    unprepared: classicUnprepared(rule),
    cooperation: classicCooperation(rule),
  }),
})
