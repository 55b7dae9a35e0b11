import { type ReactNode, useLayoutEffect } from 'react'

const SEEN = { seen: true }

/** A page that is new to the reader begins at its top; one come back to is left where the browser puts it. */
export function Arrival({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is an arrival.
  useLayoutEffect(() => {
    const isKnown = history.state !== null
    if (!isKnown) history.replaceState(SEEN, '')
    if (!isKnown && history.length > 1) window.scrollTo({ top: 0 })
  }, [address])
  return children
}
