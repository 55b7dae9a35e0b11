import { type ReactNode, useLayoutEffect } from 'react'
import type { Ledger } from '../../../editions/index.ts'
import { addressOf } from '../../address.ts'
import { bookHref } from './links.ts'

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

interface Crumb {
  readonly words: string
  readonly href: string
}

/** The way that led to a page, each step of it a link. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs label" aria-label="Where this page lies">
      {crumbs.map(({ words, href }) => (
        <a key={href} href={href}>
          {words}
        </a>
      ))}
    </nav>
  )
}

export const bookCrumbs = ({ id, title }: Pick<Ledger, 'id' | 'title'>): readonly Crumb[] => [
  { words: 'Books', href: '#/books' },
  { words: title, href: bookHref(id) },
]

interface BookFrameProps {
  readonly ledger: Ledger
  readonly at: 'contents' | 'tables' | 'rulings'
  /** The field to look things up with, beside the title. */
  readonly field?: ReactNode
  readonly children: ReactNode
}

/** A book lying open at one of its parts. */
export function BookFrame({ ledger: { id, title, words, contents, rulings }, at, field, children }: BookFrameProps) {
  const parts = [
    { id: 'contents', words: `Contents (${contents.length})`, href: bookHref(id) },
    { id: 'tables', words: 'Tables', href: addressOf(['books', id, 'tables']) },
    { id: 'rulings', words: `Rulings (${rulings.length})`, href: addressOf(['books', id, 'rulings']) },
  ]
  return (
    <div className="book">
      <header>
        <div className="book-top">
          <div className="book-head">
            <Crumbs crumbs={[{ words: 'Books', href: '#/books' }]} />
            <h1>{title}</h1>
            <p className="lead">{words}</p>
          </div>
          {field}
        </div>
        <nav className="book-parts" aria-label="Parts of the book">
          {parts.map((part) => (
            <a key={part.id} href={part.href} aria-current={part.id === at ? 'page' : undefined}>
              {part.words}
            </a>
          ))}
        </nav>
      </header>
      {children}
    </div>
  )
}
