import { useEffect } from 'react'
import { storeOf } from './store.ts'

/** A short word at the foot of the page: what was done, and how to take it back. */
interface Toast {
  readonly words: string
  readonly act?: { readonly words: string; readonly do: () => void }
}

const LASTS_MS = 7000

const toasts = storeOf<Toast | undefined>(undefined)

/** Tells the reader something; the next word takes its place. */
export const tell = (words: string, act?: Toast['act']): void => toasts.set(act === undefined ? { words } : { words, act })

/** Takes back whatever was told last: it was for somebody else's eyes. */
export const hush = (): void => toasts.set(undefined)

/** Where words are told. It is there from the start, so that a screen reader hears them. */
export function ToastRegion() {
  const toast = toasts.use()
  useEffect(() => {
    if (toast === undefined) return
    const timer = setTimeout(() => toasts.set(undefined), LASTS_MS)
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
                toasts.set(undefined)
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
