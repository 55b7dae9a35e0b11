import type { Layer } from '../edition.ts'
import { added, dropped } from '../generated/classic/contents.ts'
import { abridgedClassic } from './abridged.ts'
import { changes } from './changes.ts'
import { classicCooperation } from './cooperation.ts'
import { classicPearlHarbor } from './pearl-harbor.ts'

const { isAbridged: _, ...core } = abridgedClassic

/** The earlier rules 49 to 53. */
export const classic: Layer = {
  ...core,
  dropped,
  added,
  apart: (rule) => ({
    changes: changes(rule),
    pearlHarbor: classicPearlHarbor(rule),
    cooperation: classicCooperation(rule),
  }),
}
