import type { ReactNode } from 'react'

interface NoticeProps {
  readonly title: string
  /** It comes up while the reader is here, and is said aloud. */
  readonly isAlert?: boolean
  /** It stands in place of a page. */
  readonly isPage?: boolean
  readonly children: ReactNode
}

/** Something that went wrong: what it is, where, and the ways on from there. */
export function Notice({ title, isAlert = false, isPage = false, children }: NoticeProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className="notice" role={isAlert ? 'alert' : undefined}>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}

/** What stands where there is nothing to show: why, and what to do about it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children}
    </div>
  )
}
