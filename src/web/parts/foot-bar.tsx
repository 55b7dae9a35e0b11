import { type ReactNode, type RefObject, useEffect, useState } from 'react'

interface Props {
  readonly of: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** While something is out of sight, what it says goes along at the foot of the page. */
export function FootBar({ of, children }: Props) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const seen = of.current
    if (seen === null) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting))
    observer.observe(seen)
    return () => observer.disconnect()
  }, [of])
  return (
    <div className="verdict-bar" hidden={!isAway} aria-hidden="true">
      {children}
    </div>
  )
}
