import { isSameDocument } from '../beginning.ts'
import type { Document } from '../document.ts'
import { type ChangeHistory, currentEntry, hasChange } from './history.ts'

/** One of several situations side by side. */
export interface Tab {
  readonly id: string
  readonly document: Document
  /** What somebody calls it. */
  readonly name?: string
  /** What lay in it, change after change; nothing as long as it was only kept from an earlier visit. */
  readonly history?: ChangeHistory
  /** Somebody worked on it, in this visit or an earlier one: nothing else takes its place. */
  readonly isChanged?: true
}

/** The situations on the desk, the one in front, and the one it is compared with. */
export interface Tabs {
  readonly tabs: readonly Tab[]
  readonly front?: string
  readonly compared?: string
}

export const tabNamed = ({ tabs }: Tabs, id: string | undefined): Tab | undefined => tabs.find((tab) => tab.id === id)

/** The first number that nothing has. */
export function freeId(ids: readonly string[]): string {
  for (let number = 1; ; number += 1) if (!ids.includes(String(number))) return String(number)
}

const idsOf = (tabs: readonly Tab[]): readonly string[] => tabs.map(({ id }) => id)

/** The situation lies in the tab, or lay there before. */
export const hasLain = ({ document, history }: Tab, sought: Document): boolean =>
  isSameDocument(document, sought) || (history?.entries.some(({ now }) => isSameDocument(now.document, sought)) ?? false)

/** More than these nobody keeps apart; the oldest that nobody worked on goes. */
const MOST_TABS = 12

/** The tab an opened situation belongs to: the one asked for, one where it lies or lay, the one in front as long as nobody worked on it, or a new one. */
export function tabFor({ tabs, front }: Tabs, document: Document, wanted: string | undefined): string {
  if (wanted === NEW_TAB) return freeId(idsOf(tabs))
  const inFront = tabs.find(({ id }) => id === front)
  const found =
    tabs.find(({ id }) => id === wanted) ??
    [...(inFront === undefined ? [] : [inFront]), ...tabs].find((tab) => hasLain(tab, document)) ??
    (inFront?.isChanged ? undefined : inFront)
  return found?.id ?? freeId(idsOf(tabs))
}

/** Asks for a tab of its own. */
export const NEW_TAB = 'new'

function withRoom(tabs: readonly Tab[]): readonly Tab[] {
  const spare = tabs.length < MOST_TABS ? undefined : tabs.find(({ isChanged }) => !isChanged)
  return tabs.filter((tab) => tab !== spare)
}

/** The history of a tab followed: it lies in front now. */
export function withHistory(state: Tabs, id: string, history: ChangeHistory): Tabs {
  const known = tabNamed(state, id)
  const isChanged = hasChange(history) || known?.isChanged
  const named = known?.name === undefined ? {} : { name: known.name }
  const tab: Tab = { id, history, document: currentEntry(history).now.document, ...named, ...(isChanged ? { isChanged } : {}) }
  const tabs = state.tabs.some((one) => one.id === id)
    ? state.tabs.map((one) => (one.id === id ? tab : one))
    : [...withRoom(state.tabs), tab]
  const { compared, ...rest } = state
  return { ...rest, tabs, front: id, ...(compared === undefined || compared === id ? {} : { compared }) }
}

/** A tab that somebody worked on. */
export const withWork = (state: Tabs, id: string): Tabs => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.id === id ? { ...tab, isChanged: true } : tab)),
})

/** A tab by another name, or by none of its own; a name is work that nothing else takes the place of. */
export const renamed = (state: Tabs, id: string, name: string): Tabs => ({
  ...state,
  tabs: state.tabs.map(({ name: _name, ...tab }) =>
    tab.id !== id
      ? { ...tab, ...(_name === undefined ? {} : { name: _name }) }
      : { ...tab, ...(name.trim() === '' ? {} : { name: name.trim(), isChanged: true }) },
  ),
})

export function withoutTab({ tabs, front, compared }: Tabs, id: string): Tabs {
  return {
    tabs: tabs.filter((tab) => tab.id !== id),
    ...(front === undefined || front === id ? {} : { front }),
    ...(compared === undefined || compared === id ? {} : { compared }),
  }
}

/** A tab that was put away, beside the others again with all that lay in it. */
export function withTab(state: Tabs, tab: Tab): Tabs {
  const ids = idsOf(state.tabs)
  return { ...state, tabs: [...state.tabs, { ...tab, id: ids.includes(tab.id) ? freeId(ids) : tab.id }] }
}

export function comparedWith({ compared: _compared, ...rest }: Tabs, id: string | undefined): Tabs {
  return { ...rest, ...(id === undefined || id === rest.front ? {} : { compared: id }) }
}
