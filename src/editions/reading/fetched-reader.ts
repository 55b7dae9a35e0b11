import { whyTooMuch } from '../../rules/core/index.ts'
import { type BookSet, type Bundle, bookSetOf, fetchEditions, resolveBuilt } from '../index.ts'
import { wellFormed } from './document/document-check.ts'
import type { Locate } from './document/misreading.ts'
import type { SituationDocument } from './document/situation-document.ts'
import { type UnreadByBook, unreadBeforehand } from './document/unread-facts.ts'
import { type ReadSituation, situationIn } from './situation-in-document.ts'
import { readClosely } from './text/file-reader.ts'
import { readJson, withoutComments } from './text/json-text.ts'
import { whyNoText } from './text/no-situation.ts'
import type { ReadText } from './text/situation-text.ts'

/** Reads a text as `readText` does; what reads more than JSON is fetched where it is needed. */
export const readTextAsNeeded = async (text: string, empty?: string): Promise<ReadText> =>
  (whyNoText(text) === undefined ? readJson(withoutComments(text)) : undefined) ??
  (await import('./text/situation-text.ts')).readText(text, empty)

const fetched = new Map<string, BookSet>()

/** A book and the one it amends, opened once for each set of choices. */
async function booksFor(edition: string, bundle: Bundle): Promise<BookSet> {
  const key = `${edition} ${bundle}`
  const books = fetched.get(key) ?? bookSetOf(await fetchEditions(edition, bundle), resolveBuilt)
  fetched.set(key, books)
  return books
}

const readWith = async (document: SituationDocument, bundle: Bundle, locate?: Locate): Promise<ReadSituation> =>
  situationIn(document, await booksFor(document.edition, bundle), locate)

/** With the startup bundle of its book, where that can tell all that the whole one would. */
async function readShortly(document: SituationDocument, unread: UnreadByBook): Promise<ReadSituation | undefined> {
  const remarks = unreadBeforehand(unread, document)
  const read = remarks === undefined ? undefined : await readWith(document, 'startup')
  return read?.ok ? { ...read, footnotes: [...(remarks ?? []), ...read.footnotes] } : undefined
}

/** How much is asked for, and what is known without it. */
export interface Need {
  /** What of its book is enough; the whole, if nothing is said. */
  readonly bundle?: Bundle | undefined
  readonly unread?: UnreadByBook | undefined
  readonly locate?: Locate | undefined
}

/** Reads a document as `readSituation` does, with no more of the books than is asked for; the whole reader is fetched for one that is not well formed. */
export async function readAsNeeded(document: unknown, { bundle, unread = {}, locate }: Need): Promise<ReadSituation> {
  const plain = whyTooMuch(document, 'the situation').length > 0 ? undefined : wellFormed(document)
  if (plain === undefined) return readClosely(document, locate)
  return (bundle === 'startup' ? await readShortly(plain, unread) : undefined) ?? readWith(plain, 'whole', locate)
}
