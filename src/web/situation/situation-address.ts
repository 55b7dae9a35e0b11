import type { Locate } from '../../editions/reading/index.ts'
import { type Address, type Part, USUAL_EDITION, writeAddress } from '../address.ts'
import { type Document, documentOf, partsOf } from './document.ts'
import { gameAddress, gameOf } from './game-address.ts'

/** What an address asks beside the situation: the page, the thing it is about and the page's own parts. */
export interface Query {
  readonly page: string
  readonly thing?: string
  readonly parts: Readonly<Record<string, string>>
}

/** `#/<page>/<edition>[/<thing>]?<page parts>&<situation parts>`. Parts that the page does not know belong to the situation. */
export function queryAt({ path, parts }: Address, own: readonly string[]): { readonly query: Query; readonly document: Document } {
  const [page = '', edition = USUAL_EDITION, thing] = path
  const isOwn = ([name]: Part): boolean => own.includes(name)
  return {
    query: { page, ...(thing === undefined ? {} : { thing }), parts: Object.fromEntries(parts.filter(isOwn)) },
    document: { edition, ...documentOf(parts.filter((part) => !isOwn(part))) },
  }
}

export function situationAddress({ page, thing, parts }: Query, document: Document): string {
  const game = gameOf(document)
  if (game !== undefined) return gameAddress(game, { page, ...(thing === undefined ? {} : { thing }), parts })
  const { edition, ...rest } = document
  return writeAddress({
    path: [page, String(edition), ...(thing === undefined ? [] : [thing])],
    parts: [...Object.entries(parts), ...partsOf(rest)],
  })
}

/** Where in an address something stands. */
export const locateIn =
  ({ path: [page = ''], parts }: Address): Locate =>
  (path) => {
    const name = path.join('.')
    if (name === 'edition') return `after /${page}/`
    const index = parts.findIndex(([own]) => own === name || own.startsWith(`${name}.`))
    return index < 0 ? undefined : `part ${index + 1} of the address`
  }
