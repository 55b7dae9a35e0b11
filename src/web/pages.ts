import type { Address } from './address.ts'
import { openFrontPage } from './front-page.tsx'
import type { Opened, Opener } from './page.ts'

/** Where each page comes from; all but the front page are fetched when they are first asked for. */
const PAGES: Readonly<Record<string, () => Promise<Opener>>> = {
  dossier: async () => (await import('./dossier/dossier-page.tsx')).openDossier,
  board: async () => (await import('./dossier/board-page.tsx')).openBoard,
  books: async () => (await import('./books/books-page.tsx')).openBooks,
}

const fetched = new Map<string, Opener>()

const noSuchPage = (name: string): Opened => ({
  ok: false,
  refusals: [{ code: 'no-such-page', words: `no page is called “${name}”; there are ${Object.keys(PAGES).join(', ')}`, data: { name } }],
})

/** What lies at an address: at once if its page is here already, otherwise as soon as it has come. */
export function open(address: Address): Opened | Promise<Opened> {
  const [name] = address.path
  if (name === undefined) return openFrontPage()
  const known = fetched.get(name)
  if (known !== undefined) return known(address)
  const fetch = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined
  if (fetch === undefined) return noSuchPage(name)
  return fetch().then((opener) => {
    fetched.set(name, opener)
    return opener(address)
  })
}
