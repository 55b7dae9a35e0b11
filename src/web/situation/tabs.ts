import { type Course, momentOf } from './course.ts'
import type { Document } from './document.ts'

/** One of several situations side by side. */
export interface Tab {
  readonly id: string
  readonly document: Document
  /** What lay in it, moment after moment; nothing as long as it was only kept from an earlier visit. */
  readonly course?: Course
}

/** The situations on the desk, the one in front, and the one it is compared with. */
export interface Tabs {
  readonly tabs: readonly Tab[]
  readonly front?: string
  readonly compared?: string
}

const isSameDocument = (one: Document, other: Document): boolean => JSON.stringify(one) === JSON.stringify(other)

export const tabNamed = ({ tabs }: Tabs, id: string | undefined): Tab | undefined => tabs.find((tab) => tab.id === id)

/** The first number that no tab has. */
function freeId(tabs: readonly Tab[]): string {
  const taken = new Set(tabs.map(({ id }) => id))
  for (let number = 1; ; number += 1) if (!taken.has(String(number))) return String(number)
}

const hasLain = ({ document, course }: Tab, sought: Document): boolean =>
  isSameDocument(document, sought) || (course?.moments.some(({ now }) => isSameDocument(now.document, sought)) ?? false)

/** More than these nobody keeps apart; the oldest goes. */
const MOST_TABS = 12

/** The tab an opened situation belongs to: the one asked for, one where it lies or lay, the one in front, or a new one. */
export function tabFor({ tabs, front }: Tabs, document: Document, wanted: string | undefined): string {
  if (wanted === NEW_TAB) return freeId(tabs)
  const inFront = tabs.find(({ id }) => id === front)
  const found =
    tabs.find(({ id }) => id === wanted) ??
    [...(inFront === undefined ? [] : [inFront]), ...tabs].find((tab) => hasLain(tab, document)) ??
    inFront
  return found?.id ?? freeId(tabs)
}

/** Asks for a tab of its own. */
export const NEW_TAB = 'new'

/** The course of a tab followed: it lies in front now. */
export function withCourse(state: Tabs, id: string, course: Course): Tabs {
  const tab: Tab = { id, course, document: momentOf(course).now.document }
  const tabs = state.tabs.some((one) => one.id === id)
    ? state.tabs.map((one) => (one.id === id ? tab : one))
    : [...state.tabs.slice(-MOST_TABS + 1), tab]
  const { compared, ...rest } = state
  return { ...rest, tabs, front: id, ...(compared === undefined || compared === id ? {} : { compared }) }
}

export function withoutTab({ tabs, front, compared }: Tabs, id: string): Tabs {
  return {
    tabs: tabs.filter((tab) => tab.id !== id),
    ...(front === undefined || front === id ? {} : { front }),
    ...(compared === undefined || compared === id ? {} : { compared }),
  }
}

export function comparedWith({ compared: _compared, ...rest }: Tabs, id: string | undefined): Tabs {
  return { ...rest, ...(id === undefined || id === rest.front ? {} : { compared: id }) }
}
