import { useEffect } from 'react'
import { isNarrow } from '../../parts/narrow.ts'

const MARK = 'data-pointed'

const unmark = (): void => {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
}

/** The first that can be seen of what a stop is about. */
const find = (shows: string): Element | undefined => [...document.querySelectorAll(shows)].find((element) => element.checkVisibility())

/** What is large, or shown on a phone above the words, begins at the top; anything else stands in the middle. */
const bringUp = (element: Element): void => {
  const isLarge = isNarrow() || element.getBoundingClientRect().height > innerHeight / 2
  element.scrollIntoView({ block: isLarge ? 'start' : 'center' })
}

/** Marks what a stop is about as soon as the page has it, and again when the page draws it anew; `found` is told the first time. */
export function usePointing(shows: string, found: () => void): void {
  useEffect(() => {
    let isNew = true
    const point = (): void => {
      const element = find(shows)
      if (element === undefined || element.hasAttribute(MARK)) return
      unmark()
      element.setAttribute(MARK, '')
      if (!isNew) return
      isNew = false
      bringUp(element)
      found()
    }
    const watch = new MutationObserver(point)
    watch.observe(document.body, { childList: true, subtree: true })
    // The page that is asked for may still be on its way; the one before it is not meant.
    const soon = requestAnimationFrame(point)
    return () => {
      cancelAnimationFrame(soon)
      watch.disconnect()
      unmark()
    }
  }, [shows, found])
}
