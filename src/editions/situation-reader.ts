import type { Locate } from './misreading.ts'
import { WHOLE_SHELF } from './shelf.ts'
import { SITUATION_DOCUMENT } from './situation-document.ts'
import { type ReadSituation, situationIn } from './situation-reading.ts'
import { refusalsIn } from './slips.ts'

/** The situation a document describes, or everything that is wrong with it. */
export function readSituation(document: unknown, locate?: Locate): ReadSituation {
  const parsed = SITUATION_DOCUMENT.safeParse(document)
  if (!parsed.success) return { ok: false, refusals: refusalsIn(parsed.error.issues, document, locate) }
  return situationIn(parsed.data, WHOLE_SHELF, locate)
}
