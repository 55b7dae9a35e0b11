import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 46rem)'

function watch(tell: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

export const isNarrow = (): boolean => matchMedia(NARROW).matches

/** Whether the page is as narrow as a phone held upright. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, isNarrow)
