import type { Address } from './address.ts'
import type { Opened, Opener, RegisteredPage } from './page.ts'
import { openFrontPage } from './pages/front/front-page.tsx'
import { coming, PAGES, PLAIN_PAGES } from './pages.ts'
import { type Document, gameQueryAt, laidOf, type Query, THINK } from './situation/index.ts'

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

const laidPages = new Map<string, (query: Query, document: Document) => Opened | Promise<Opened>>()

async function laidPage(registered: RegisteredPage) {
  const [{ page }, { openSituation }] = await Promise.all([registered.fetch(), import('./situation/situation-desk.tsx')])
  const opener = (query: Query, document: Document) => openSituation({ ...registered, ...page }, query, document)
  laidPages.set(registered.id, opener)
  return opener
}

/** A page about a game in hand: its address names the game, and what is in it is in memory or comes from the server. */
function openOfGame(address: Address): Opened | Promise<Opened> {
  const { game, query, isFromHere } = gameQueryAt(address)
  const document = isFromHere ? laidOf(game) : undefined
  const known = laidPages.get(query.page)
  if (document !== undefined && known !== undefined) return known(query, document)
  const registered = PAGES.find(({ id }) => id === query.page)
  if (registered === undefined) return noSuchPage(query.page)
  return (async () => {
    const opener = known ?? (await laidPage(registered))
    if (document !== undefined) return opener(query, document)
    const { fetchSituation } = await import('./play/orders/outlook/thinking.tsx')
    const found = await fetchSituation(game, query)
    return found.ok ? opener(found.query, found.document) : found
  })()
}

/** What lies at an address: at once if its page is here already, otherwise as soon as it has come. */
export function open(address: Address): Opened | Promise<Opened> {
  const [name] = address.path
  if (name === undefined) return openFrontPage()
  if (name === THINK) return openOfGame(address)
  const known = fetched.get(name)
  if (known !== undefined) return known(address)
  const fetch = wayTo(name)
  if (fetch === undefined) return noSuchPage(name)
  return fetch(address).then((opener) => {
    fetched.set(name, opener)
    return opener(address)
  })
}
