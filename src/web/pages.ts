import { fetchEditions } from '../editions/index.ts'
import { type Address, USUAL_EDITION } from './address.ts'
import type { Opener, RegisteredPage } from './page.ts'

/** The register of pages about a situation, in the order of the navigation. Each is fetched when it is first asked for. */
export const PAGES: readonly RegisteredPage[] = [
  { id: 'map', group: 'situation', words: 'Map', bundle: 'startup', fetch: () => import('./pages/map/map-page.tsx') },
  {
    id: 'board',
    group: 'situation',
    words: 'Countries',
    isDiplomatic: true,
    bundle: 'startup',
    fetch: () => import('./pages/dossier/board-page.tsx'),
  },
  { id: 'dossier', group: 'situation', isDiplomatic: true, bundle: 'startup', fetch: () => import('./pages/dossier/dossier-page.tsx') },
  { id: 'facts', group: 'situation', words: 'Facts', fetch: () => import('./pages/facts/facts-page.tsx') },
  { id: 'year', group: 'diplomacy', words: 'Your year', isDiplomatic: true, fetch: () => import('./pages/year/year-page.tsx') },
  { id: 'turn', group: 'diplomacy', words: 'The turn', fetch: () => import('./pages/turn/turn-page.tsx') },
  {
    id: 'allocation',
    group: 'diplomacy',
    words: 'Allocation',
    isDiplomatic: true,
    fetch: () => import('./pages/allocation/allocation-page.tsx'),
  },
  { id: 'tensions', group: 'diplomacy', words: 'Tensions', fetch: () => import('./pages/tensions/tensions-page.tsx') },
  { id: 'war', group: 'war', words: 'War room', fetch: () => import('./pages/war-room/war-room-page.tsx') },
  {
    id: 'cooperation',
    group: 'war',
    words: 'Cooperation',
    chapters: ['cooperation'],
    fetch: () => import('./pages/cooperation/cooperation-page.tsx'),
  },
  { id: 'lending', group: 'war', words: 'Lending', chapters: ['lending'], fetch: () => import('./pages/lending/lending-page.tsx') },
  {
    id: 'pearl-harbor',
    group: 'war',
    words: 'Pearl Harbor',
    chapters: ['pearlHarbor'],
    fetch: () => import('./pages/pearl-harbor/pearl-harbor-page.tsx'),
  },
  {
    id: 'surrender',
    group: 'war',
    words: 'Surrender',
    chapters: ['changes', 'capitulation'],
    fetch: () => import('./pages/surrender/surrender-page.tsx'),
  },
  {
    id: 'statuses',
    group: 'diplomacy',
    words: 'Statuses',
    chapters: ['statuses'],
    fetch: () => import('./pages/statuses/statuses-page.tsx'),
  },
  {
    id: 'partisans',
    group: 'war',
    words: 'Partisans',
    chapters: ['partisans'],
    fetch: () => import('./pages/partisans/partisans-page.tsx'),
  },
  {
    id: 'lend-lease',
    group: 'war',
    words: 'Lend-lease',
    chapters: ['lendLease'],
    fetch: () => import('./pages/lend-lease/lend-lease-page.tsx'),
  },
  {
    id: 'transports',
    group: 'war',
    words: 'Transports',
    chapters: ['changes'],
    fetch: () => import('./pages/transports/transports-page.tsx'),
  },
  { id: 'design', group: 'books', fetch: () => import('./pages/design/design-page.tsx') },
]

/** Pages that need no situation. */
export const PLAIN_PAGES: Readonly<Record<string, () => Promise<Opener>>> = {
  books: async () => (await import('./pages/books/books-page.tsx')).openBooks,
  tour: async () => (await import('./pages/tour/tour-page.tsx')).openTour,
  verify: async () => (await import('./pages/verify/verify-page.tsx')).openVerify,
  mail: async () => (await import('./play/mail/mail-page.tsx')).openMail,
  games: async () => (await import('./play/lobby/lobby-page.tsx')).openLobby,
  game: async () => (await import('./play/game-page.tsx')).openGame,
  table: async () => (await import('./play/table/table-page.tsx')).openTable,
  chronicle: async () => (await import('./play/chronicle/chronicle-page.tsx')).openChronicle,
  join: async () => (await import('./play/lobby/join-page.tsx')).openJoin,
}

/** What a page about a situation needs: the page, the desk and the book come together, not one after the other. */
export const coming = ({ fetch, bundle = 'whole' }: RegisteredPage, { path: [, edition = USUAL_EDITION] }: Address) =>
  Promise.all([fetch(), import('./situation/situation-desk.tsx'), fetchEditions(edition, bundle)])

/** Sends for what lies at an address, before the desk is there to open it. */
export function sendFor(address: Address): void {
  const [name = ''] = address.path
  const registered = PAGES.find(({ id }) => id === name)
  const sent = registered === undefined ? PLAIN_PAGES[name]?.() : coming(registered, address)
  // What does not come is told by the desk, which asks again.
  sent?.catch(() => {})
}
