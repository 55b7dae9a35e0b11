import { useSyncExternalStore } from 'react'
import type { Document } from '../document.ts'

/** Where situations are kept from visit to visit; the last one used comes first. */
const KEY = 'chancery.front'

/** The situation of an earlier visit. Storage may be closed to us; what it says is read by the engine when it is opened. */
function kept(): Document | undefined {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typeof said === 'object' && said !== null && 'edition' in said ? (said as Document) : undefined
  } catch {
    return undefined
  }
}

let document: Document | undefined = kept()
const listeners = new Set<() => void>()

/** The situation that lies in front has changed: every link of the navigation leads on with it. */
export function setFrontDocument(next: Document): void {
  document = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A desk without storage forgets, and works.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The situation in front, if there is one. */
export const useFrontDocument = (): Document | undefined => useSyncExternalStore(subscribe, () => document)
