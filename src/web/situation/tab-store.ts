import { useSyncExternalStore } from 'react'
import { isSituationDocument } from '../../editions/index.ts'
import { setOnDesk } from '../on-desk.ts'
import { type Course, momentOf, openedAt, renewedCourse } from './course.ts'
import type { Document } from './document.ts'
import { readSheet, renewed, type Sheet } from './sheet.ts'
import { comparedWith, type Tab, type Tabs, tabFor, tabNamed, withCourse, withoutTab } from './tabs.ts'

const KEY = 'chancery.situations'

/** Situations kept from an earlier visit. Storage may be closed to us, or hold what we no longer read. */
function kept(): readonly Tab[] {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(said)) return []
    return said.filter(isSituationDocument).map((document, index) => ({ id: String(index + 1), document: document as Document }))
  } catch {
    return []
  }
}

function keep({ tabs }: Tabs): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tabs.map(({ document }) => document)))
  } catch {
    return
  }
}

let state: Tabs = { tabs: kept() }
/** The tab that the next situation to be opened belongs to. */
let wanted: string | undefined
const listeners = new Set<() => void>()

function set(next: Tabs): void {
  state = next
  keep(next)
  const front = tabNamed(next, next.front)
  if (front !== undefined) setOnDesk(front.document)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentTabs = (): Tabs => state
export const useTabs = (): Tabs => useSyncExternalStore(subscribe, currentTabs)

/** The course of the situation in front. */
export const frontCourse = (): Course | undefined => tabNamed(state, state.front)?.course

/** A situation was opened by its address: it joins the course of its tab. */
export function layOpened(sheet: Sheet): void {
  const id = tabFor(state, sheet.document, wanted)
  wanted = undefined
  const course = tabNamed(state, id)?.course
  set(withCourse(state, id, openedAt(course === undefined ? undefined : renewedCourse(course, renewed), sheet)))
}

/** The situation in front has moved along its course. */
export function followCourse(course: Course): void {
  if (state.front !== undefined) set(withCourse(state, state.front, course))
}

/** The next situation to be opened goes into this tab, or into a new one. */
export function nextInto(tab: string): void {
  wanted = tab
}

export const closeTab = (id: string): void => set(withoutTab(state, id))
export const compareWith = (id: string | undefined): void => set(comparedWith(state, id))

/** The situation that the one in front is compared with, where its book is on the desk. */
export function comparedSheet({ tabs, compared }: Tabs): Sheet | undefined {
  const tab = tabs.find(({ id }) => id === compared)
  if (tab === undefined) return undefined
  if (tab.course !== undefined) return renewed(momentOf(tab.course).now)
  const read = readSheet(tab.document)
  return read.ok ? read.sheet : undefined
}
