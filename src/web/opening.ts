import type { Address } from './address.ts'
import type { Opened, Opener, RegisteredPage } from './page.ts'
import { openFrontPage } from './pages/front/front-page.tsx'
import { coming, PAGES, PLAIN_PAGES } from './pages.ts'

const fetched = new Map<string, Opener>()

/** The first page is opened in pieces, between which the desk answers. */
async function pageOpener(registered: RegisteredPage, address: Address): Promise<Opener> {
  const [{ page }, { openInPieces, openPage }] = await coming(registered, address)
  const first = openInPieces({ ...registered, ...page }, address)
  return (other) => (other === address ? first : openPage({ ...registered, ...page }, other))
}

/** The way to a page, if there is one. */
function wayTo(name: string): ((address: Address) => Promise<Opener>) | undefined {
  const registered = PAGES.find(({ id }) => id === name)
  if (registered !== undefined) return (address) => pageOpener(registered, address)
  return Object.hasOwn(PLAIN_PAGES, name) ? PLAIN_PAGES[name] : undefined
}

const noSuchPage = (name: string): Opened => ({
  ok: false,
  refusals: [{ code: 'no-such-page', words: `no page is called “${name}”`, data: { name } }],
})

/** What lies at an address: at once if its page is here already, otherwise as soon as it has come. */
export function open(address: Address): Opened | Promise<Opened> {
  const [name] = address.path
  if (name === undefined) return openFrontPage()
  const known = fetched.get(name)
  if (known !== undefined) return known(address)
  const fetch = wayTo(name)
  if (fetch === undefined) return noSuchPage(name)
  return fetch(address).then((opener) => {
    fetched.set(name, opener)
    return opener(address)
  })
}
