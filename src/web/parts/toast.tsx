import { useEffect, useSyncExternalStore } from 'react'

/** A short word at the foot of the page: what was done, and how to take it back. */
export interface Toast {
  readonly words: string
  readonly act?: { readonly words: string; readonly do: () => void }
}

const LASTS_MS = 7000

let current: Toast | undefined
const listeners = new Set<() => void>()

function say(toast: Toast | undefined): void {
  current = toast
  for (const listener of listeners) listener()
}

/** Tells the reader something; the next word takes its place. */
export const tell = (words: string, act?: Toast['act']): void => say(act === undefined ? { words } : { words, act })

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where words are told. It is there from the start, so that a screen reader hears them. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribe, () => current)
  useEffect(() => {
    if (toast === undefined) return
    const timer = setTimeout(() => say(undefined), LASTS_MS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className="toast-region" role="status">
      {toast !== undefined && (
        <p className="toast">
          <span>{toast.words}</span>
          {toast.act !== undefined && (
            <button
              type="button"
              className="toast-act"
              onClick={() => {
                toast.act?.do()
                say(undefined)
              }}
            >
              {toast.act.words}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
