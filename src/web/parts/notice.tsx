import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** It comes up while the reader is here, and is said aloud. */
  readonly isAlert?: boolean
  /** It stands in place of a page. */
  readonly isPage?: boolean
  readonly children: ReactNode
}

/** Something that went wrong: what it is, where, and the ways on from there. */
export function Notice({ title, isAlert = false, isPage = false, children }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className="notice" role={isAlert ? 'alert' : undefined}>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
