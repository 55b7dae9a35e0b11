import type { Address } from './address.ts'
import { openFrontPage } from './front-page.tsx'
import type { Opened, Opener } from './page.ts'

/** Where each page comes from; all but the front page are fetched when they are first asked for. */
const PAGES: Readonly<Record<string, () => Promise<Opener>>> = {
  dossier: async () => (await import('./dossier/dossier-page.tsx')).openDossier,
  board: async () => (await import('./dossier/board-page.tsx')).openBoard,
  books: async () => (await import('./books/books-page.tsx')).openBooks,
}

export async function open(address: Address): Promise<Opened> {
  const [name] = address.path
  if (name === undefined) return openFrontPage()
  const fetched = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined
  if (fetched === undefined) {
    const known = Object.keys(PAGES).join(', ')
    return {
      ok: false,
      refusals: [{ code: 'no-such-page', words: `no page is called “${name}”; there are ${known}`, data: { name } }],
    }
  }
  return (await fetched())(address)
}
