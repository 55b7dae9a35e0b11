import { type Answer, type Arguments, type Asking, judgedBy, type Refused, type SituationDoor, through } from '../../counsel/index.ts'
import { isSituationDocument, type Locate, type Remark, situationIn } from '../../editions/reading/index.ts'
import {
  always,
  type FrozenTheatre,
  frozenTheatres,
  type Refusal,
  refuse,
  type Situation,
  TRACKS,
  whyNotBegun,
} from '../../rules/core/index.ts'
import { isSameDocument } from './beginning.ts'
import { books } from './books.ts'
import type { Document } from './document.ts'
import { withoutGame } from './game-address.ts'
import { noted } from './trust.ts'

/** One situation as it lies on the desk: what was written, and what the engine reads in it. */
export interface OpenSituation extends Asking {
  readonly document: Document
  /** The situation as rules judge it: on the levels that count before they move (RC-11). */
  readonly judged: Situation
  /** Theatres that this game leaves alone. */
  readonly frozen: readonly FrozenTheatre[]
  /** What cannot well be so, though it can be read. */
  readonly remarks: readonly Remark[]
}

/** Before the set-up the diplomacy of countries is not played yet (R50-74). */
const notBegun = ({ book, situation }: Asking): readonly FrozenTheatre[] =>
  whyNotBegun(book, situation.turn).map(({ words }) => ({
    when: always,
    powers: [],
    nations: [],
    tracks: TRACKS,
    isDiplomatic: true,
    chapters: [],
    words,
    cite: book.clauses.calendar.waits,
    ruling: book.clauses.calendar.waits.rule,
  }))

type OpenedDocument = { readonly ok: true; readonly current: OpenSituation } | Refused

const MALFORMED: Refused = { ok: false, refusals: [refuse('misread', 'this is no situation that the desk can read')] }

/** Reads a document of which only one number is wanted. Its book must be on the desk. */
export function readOnce(document: Document, locate?: Locate): OpenedDocument {
  const said = withoutGame(document)
  if (!isSituationDocument(said)) return MALFORMED
  const read = situationIn(said, books(), locate)
  if (!read.ok) return read
  const { book, situation, assumed, footnotes, derived, asked } = read
  const asking: Asking = { book, situation, assumed, said: read.said }
  // Facts reported without effect are told by the page of facts, which has the whole book.
  const remarks = [...footnotes.filter(({ fact }) => fact === undefined), ...asked, ...derived]
  const frozen = [...frozenTheatres(book, situation), ...notBegun(asking)]
  return { ok: true, current: { ...asking, document, judged: judgedBy({}, asking), frozen, remarks } }
}

let known = new Map<string, OpenSituation>()
let knownFrom = books()
const MOST_KNOWN = 200

/** Reads a document to be laid on the desk; the same one gives the same open situation, with the answers it has been given. */
export function openDocument(document: Document, locate?: Locate): OpenedDocument {
  if (knownFrom !== books() || known.size >= MOST_KNOWN) known = new Map()
  knownFrom = books()
  const key = JSON.stringify(document)
  const found = known.get(key)
  if (found !== undefined) return { ok: true, current: found }
  const read = readOnce(document, locate)
  if (read.ok) known.set(key, read.current)
  return read
}

/** The same situation with the books as they are now: one that was a startup bundle may have come whole. */
export function renewed(current: OpenSituation): OpenSituation {
  const read = openDocument(current.document)
  return read.ok ? read.current : current
}

export const isSameSituation = (one: OpenSituation, other: OpenSituation): boolean =>
  one === other || isSameDocument(one.document, other.document)

const answers = new WeakMap<OpenSituation, Map<string, Answer>>()

/** What the engine answers to a question about this situation; the same question is worked out once. */
export function askOf<A extends Answer>(current: OpenSituation, door: SituationDoor<A>, args: Arguments = {}): A | Refused {
  const given = answers.get(current) ?? new Map<string, Answer>()
  answers.set(current, given)
  const key = `${door.name} ${JSON.stringify(args)}`
  const answer = given.get(key) ?? through(door, current, args)
  given.set(key, answer)
  return noted(current, answer) as A | Refused
}

/** Why it cannot be asked so. */
export function whyNotAsk(...asked: Parameters<typeof askOf>): readonly Refusal[] {
  const answer = askOf(...asked)
  return answer.ok ? [] : (answer as Refused).refusals
}
