import type { ReactNode } from 'react'
import type { Ledger } from '../../editions/index.ts'
import { addressOf } from '../address.ts'

export interface Crumb {
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
  { words: title, href: addressOf(['books', id]) },
]

interface Props {
  readonly ledger: Ledger
  readonly at: 'contents' | 'tables' | 'rulings'
  readonly children: ReactNode
}

/** A book lying open at one of its parts. */
export function BookFrame({ ledger, at, children }: Props) {
  const parts = [
    { id: 'contents', words: `Contents (${ledger.contents.length})`, href: addressOf(['books', ledger.id]) },
    { id: 'tables', words: 'Tables', href: addressOf(['books', ledger.id, 'tables']) },
    { id: 'rulings', words: `Rulings (${ledger.rulings.length})`, href: addressOf(['books', ledger.id, 'rulings']) },
  ]
  return (
    <div className="book">
      <header className="book-head">
        <Crumbs crumbs={bookCrumbs(ledger).slice(0, 1)} />
        <h1>{ledger.title}</h1>
        <p className="lead">{ledger.words}</p>
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
