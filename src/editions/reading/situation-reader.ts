import { whyTooMuch } from '../../rules/core/index.ts'
import { ALL_BOOKS } from '../index.ts'
import { wellFormed } from './document/document-check.ts'
import { refusalsIn } from './document/document-errors.ts'
import type { Locate } from './document/misreading.ts'
import { SITUATION_DOCUMENT } from './document/situation-document.ts'
import { type ReadSituation, situationIn } from './situation-in-document.ts'

/** The situation a document describes, or everything that is wrong with it. */
export function readSituation(document: unknown, locating?: Locate): ReadSituation {
  const locate = typeof locating === 'function' ? locating : undefined
  const tooMuch = whyTooMuch(document, 'the situation')
  if (tooMuch.length > 0) return { ok: false, refusals: tooMuch }
  // The schema looks at every fact there is; most documents say a few, and have no fault.
  const plain = wellFormed(document)
  if (plain !== undefined) return situationIn(plain, ALL_BOOKS, locate)
  const parsed = SITUATION_DOCUMENT.safeParse(document)
  if (!parsed.success) return { ok: false, refusals: refusalsIn(parsed.error.issues, document, locate) }
  return situationIn(parsed.data, ALL_BOOKS, locate)
}
