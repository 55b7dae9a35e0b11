import { type Answer, type Arguments, type Asking, judgedBy, type Refused, type SituationDoor, through } from '../../counsel/index.ts'
import { isSituationDocument, type Locate, type Remark, situationIn } from '../../editions/reading/index.ts'
import { refuse, type Situation } from '../../rules/index.ts'
import { isSameDocument } from './beginning.ts'
import { books } from './books.ts'
import type { Document } from './document.ts'

/** One situation as it lies on the desk: what was written, and what the engine reads in it. */
export interface Sheet extends Asking {
  readonly document: Document
  /** The situation as rules judge it: on the levels that count before they move (RC-11). */
  readonly judged: Situation
  /** What cannot well be so, though it can be read. */
  readonly remarks: readonly Remark[]
}

export type ReadSheet = { readonly ok: true; readonly sheet: Sheet } | Refused

const MALFORMED: Refused = { ok: false, refusals: [refuse('misread', 'this is no situation that the desk can read')] }

/** Reads a document of which only one number is wanted. Its book must be on the desk. */
export function readOnce(document: Document, locate?: Locate): ReadSheet {
  if (!isSituationDocument(document)) return MALFORMED
  const read = situationIn(document, books(), locate)
  if (!read.ok) return read
  const { book, situation, assumed, footnotes } = read
  const asking: Asking = { book, situation, assumed }
  // Facts reported in vain are told by the page of facts, which has the whole book.
  const remarks = footnotes.filter(({ fact }) => fact === undefined)
  return { ok: true, sheet: { ...asking, document, judged: judgedBy({}, asking), remarks } }
}

let known = new Map<string, Sheet>()
let knownFrom = books()
const MOST_KNOWN = 200

/** Reads a document to be laid on the desk; the same one gives the same sheet, with what was asked of it. */
export function readSheet(document: Document, locate?: Locate): ReadSheet {
  if (knownFrom !== books() || known.size >= MOST_KNOWN) known = new Map()
  knownFrom = books()
  const key = JSON.stringify(document)
  const found = known.get(key)
  if (found !== undefined) return { ok: true, sheet: found }
  const read = readOnce(document, locate)
  if (read.ok) known.set(key, read.sheet)
  return read
}

/** The same situation with the books as they are now: one that was abridged may have come whole. */
export function renewed(sheet: Sheet): Sheet {
  const read = readSheet(sheet.document)
  return read.ok ? read.sheet : sheet
}

export const isSameSheet = (one: Sheet, other: Sheet): boolean => one === other || isSameDocument(one.document, other.document)

const answers = new WeakMap<Sheet, Map<string, Answer>>()

/** What the engine answers to a question about this sheet; the same question is worked out once. */
export function askOf<A extends Answer>(sheet: Sheet, door: SituationDoor<A>, args: Arguments = {}): A | Refused {
  const given = answers.get(sheet) ?? new Map<string, Answer>()
  answers.set(sheet, given)
  const key = `${door.name} ${JSON.stringify(args)}`
  const answer = given.get(key) ?? through(door, sheet, args)
  given.set(key, answer)
  return answer as A | Refused
}
