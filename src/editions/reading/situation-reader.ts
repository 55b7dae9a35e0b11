import { FACT_IDS, MINORS, whyTooMuch } from '../../rules/core/index.ts'
import { ALL_BOOKS } from '../index.ts'
import { isSituationDocument } from './document-check.ts'
import { refusalsIn } from './document-errors.ts'
import type { Locate } from './misreading.ts'
import { SITUATION_DOCUMENT, type SituationDocument } from './situation-document.ts'
import { type ReadSituation, situationIn } from './situation-in-document.ts'

const inOrder = <T extends object>(named: T, order: readonly string[]): T =>
  Object.fromEntries(order.flatMap((name) => (Object.hasOwn(named, name) ? [[name, named[name as keyof T]]] : []))) as T

/** A document without a fault, as the schema would give it: what it names in the order of the vocabulary. */
const asWritten = ({ facts, standings, ...document }: SituationDocument): SituationDocument => ({
  ...document,
  ...(facts === undefined ? {} : { facts: inOrder(facts, FACT_IDS) }),
  ...(standings === undefined ? {} : { standings: inOrder(standings, MINORS) }),
})

/** The situation a document describes, or everything that is wrong with it. */
export function readSituation(document: unknown, locate?: Locate): ReadSituation {
  const tooMuch = whyTooMuch(document, 'the situation')
  if (tooMuch.length > 0) return { ok: false, refusals: tooMuch }
  // The schema looks at every fact there is; most documents say a few, and have no fault.
  if (isSituationDocument(document)) return situationIn(asWritten(document), ALL_BOOKS, locate)
  const parsed = SITUATION_DOCUMENT.safeParse(document)
  if (!parsed.success) return { ok: false, refusals: refusalsIn(parsed.error.issues, document, locate) }
  return situationIn(parsed.data, ALL_BOOKS, locate)
}
