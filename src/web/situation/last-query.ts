import type { Document } from './document.ts'
import type { Query } from './situation-address.ts'

/** What was last asked on each page, and of which start: a run of turns or a strike half thrown is there again on the way back. */
const last = new Map<string, { readonly query: Query; readonly start: string }>()

/** A run or a strike belongs to the start it was made from. */
const startOf = ({ edition, scenario, turn }: Document): string => JSON.stringify([edition, scenario, turn])

export const rememberQuery = (query: Query, document: Document): void => void last.set(query.page, { query, start: startOf(document) })

/** What to ask on a page that is turned to again. */
export function lastQuery(page: string, document: Document): Query {
  const kept = last.get(page)
  return kept !== undefined && kept.start === startOf(document) ? kept.query : { page, parts: {} }
}
