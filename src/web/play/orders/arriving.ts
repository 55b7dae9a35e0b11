import { type RefObject, useEffect, useRef, useState } from 'react'

/** So long a press that was meant for what stood there before does nothing. */
const SETTLES_MS = 600

/** Whether what came on the page has stood there long enough to be pressed on purpose; counted anew for each name. */
export function useSettled(name = ''): boolean {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [name])
  return settled === name
}

/** A heading that the page turns to, with eyes and keys, when what it stands over has just come of an order given here. */
export function useArrival(isFresh: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFresh) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isFresh])
  return heading
}
