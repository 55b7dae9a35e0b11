import { keep, kept, storeOf } from '../../parts/index.ts'
import { isSameDocument } from '../beginning.ts'
import { fetchBook } from '../books.ts'
import type { Document } from '../document.ts'
import { gameOf, rememberLaid } from '../game-address.ts'
import { type OpenSituation, openDocument, renewed } from '../open-situation.ts'
import { setFrontDocument } from './front-document.ts'
import { begun, type ChangeHistory, changedTo, currentEntry, openedAt, renewedHistory } from './history.ts'
import { type Kept, type Merged, merged, readKept } from './kept-tabs.ts'
import {
  comparedWith,
  hasLain,
  NEW_TAB,
  renamed,
  type Tab,
  type Tabs,
  tabFor,
  tabNamed,
  withHistory,
  withoutTab,
  withTab,
  withWork,
} from './tabs.ts'

const KEY = 'chancery.situations'

/** What every window keeps; it may be what we no longer read. */
const stored = (): readonly Kept[] | undefined => readKept(kept(KEY))

/** What was kept when this window last looked. */
let seen: readonly Kept[] = stored() ?? []
const state = storeOf<Tabs>({ tabs: seen })
/** The tab that the next situation to be opened belongs to, and the situation if only that one does. */
let wanted: { readonly tab: string; readonly document?: Document } | undefined

/** What is kept now has been seen, except what lies in front in an older state. */
const seenAs = (kept: readonly Kept[], { stale }: Merged): readonly Kept[] =>
  kept.map((one) => (stale !== undefined && one.id === stale.id ? stale : one))

function set(next: Tabs): void {
  const found = merged(next, seen, stored() ?? seen)
  seen = seenAs(found.kept, found).filter(({ document }) => gameOf(document) === undefined)
  // What is of a game in hand is its seat's secret, and goes with the window.
  keep(KEY, JSON.stringify(found.kept.filter(({ document }) => gameOf(document) === undefined)))
  state.set(found.state)
  const front = tabNamed(found.state, found.state.front)
  if (front !== undefined) rememberLaid(front.document)
  if (front !== undefined) setFrontDocument(front.document, front.history === undefined ? [] : currentEntry(front.history).now.frozen)
}

/** Another window has kept something. */
function look({ key }: StorageEvent): void {
  const there = key === KEY ? stored() : undefined
  if (there === undefined) return
  const found = merged(state.get(), seen, there)
  seen = seenAs(there, found)
  state.set(found.state)
}

if (typeof window !== 'undefined') addEventListener('storage', look)

export const useTabs = state.use

/** The history of the situation in front. */
const frontHistory = (): ChangeHistory | undefined => tabNamed(state.get(), state.get().front)?.history

/** A situation was opened by its address: it joins the history of its tab. */
export function layOpened(current: OpenSituation): void {
  const { document } = current
  const isMeant = wanted !== undefined && (wanted.document === undefined || isSameDocument(wanted.document, document))
  const wantedTab = isMeant ? wanted?.tab : undefined
  wanted = undefined
  const id = tabFor(state.get(), document, wantedTab)
  const tab = tabNamed(state.get(), id)
  const history = tab?.history === undefined ? undefined : renewedHistory(tab.history, renewed)
  // Something else laid into a tab on purpose is work like any other change.
  const isWork = wantedTab !== undefined && tab !== undefined && !hasLain(tab, document)
  set(withHistory(isWork ? withWork(state.get(), id) : state.get(), id, openedAt(history, current)))
}

/** The situation in front has moved along its history. */
export function followHistory(history: ChangeHistory): void {
  const { front } = state.get()
  if (front !== undefined) set(withHistory(state.get(), front, history))
}

/** The next situation to be opened, or this one if it is next, goes into this tab or into a new one. */
export function nextInto(tab: string, document?: Document): void {
  wanted = { tab, ...(document === undefined ? {} : { document }) }
}

export const closeTab = (id: string): void => set(withoutTab(state.get(), id))

/** Lays a tab that was put away beside the others again, and says under which name. */
export function bringBack(tab: Tab): string {
  set(withTab(state.get(), tab))
  return state.get().tabs.findLast(({ document }) => document === tab.document)?.id ?? NEW_TAB
}

export const nameTab = (id: string, name: string): void => set(renamed(state.get(), id, name))

export const compareWith = (id: string | undefined): void => set(comparedWith(state.get(), id))

/** The situation that the one in front is compared with, where its book is on the desk. */
export function comparedSituation({ tabs, compared }: Tabs): OpenSituation | undefined {
  const tab = tabs.find(({ id }) => id === compared)
  if (tab === undefined) return undefined
  if (tab.history !== undefined) return renewed(currentEntry(tab.history).now)
  const read = openDocument(tab.document)
  return read.ok ? read.current : undefined
}

/** Changes the situation on the desk from a page that shows none: it joins its history, and can be undone on any page. */
export async function changeOnDesk(before: Document, after: Document): Promise<void> {
  await fetchBook(String(after['edition']), 'startup')
  const [was, now] = [openDocument(before), openDocument(after)]
  if (!was.ok || !now.ok) return
  layOpened(was.current)
  followHistory(changedTo(frontHistory() ?? begun(was.current), now.current))
}
