import { useSyncExternalStore } from 'react'

/** A value that parts of the desk share: whoever uses it is told when it changes. */
interface Store<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly use: () => T
}

export function storeOf<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = (): T => value
  return {
    get,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}

type Keeper = 'localStorage' | 'sessionStorage'

/** What the browser keeps under a key. Storage may be closed to us: then nothing is kept. */
export function kept(key: string, keeper: Keeper = 'localStorage'): string | null {
  try {
    return window[keeper].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key, or nothing any more. A desk without storage forgets, and works. */
export function keep(key: string, text: string | undefined, keeper: Keeper = 'localStorage'): void {
  try {
    if (text === undefined) window[keeper].removeItem(key)
    else window[keeper].setItem(key, text)
  } catch {
    return
  }
}

/** What a text says as JSON; nothing if it says none. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return text === null || text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
