import { useSyncExternalStore } from 'react'

/** Where a reader on the tour is, kept while the window lasts: a page fetched anew goes on where it was. */
const KEY = 'chancery.tour'

function kept(): number | undefined {
  try {
    const said = sessionStorage.getItem(KEY)
    return said !== null && /^\d+$/.test(said) ? Number(said) : undefined
  } catch {
    return undefined
  }
}

let current: number | undefined = kept()
const listeners = new Set<() => void>()

/** Goes to a stop of the tour, or leaves it. */
export function goToStop(stop: number | undefined): void {
  current = stop
  try {
    if (stop === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, String(stop))
  } catch {
    // A desk without storage begins again, and works.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The stop the reader is at, if they are on the tour. */
export const useTourStop = (): number | undefined => useSyncExternalStore(subscribe, () => current)
