import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Ledger } from '../../../editions/index.ts'
import { addressOf } from '../../address.ts'
import { rename } from '../../page.ts'
import { SearchField } from '../../parts/index.ts'
import { countOf, FoundList, foundFor, type Kind } from './found.tsx'
import { bookHref, said } from './links.ts'

/** What an address looks for in the books. */
export interface Sought {
  readonly search: string
  /** Only things of this kind. */
  readonly kind?: Kind
}

interface Query extends Sought {
  readonly label: string
  /** The book to look in; all of them if none is named. */
  readonly edition?: string
  /** What the field says while nothing is looked for. */
  readonly hint: string
}

/** A field to look things up with, and what it found, if anything is looked for. */
export function useBookSearch({ label, search, kind, edition, hint }: Query): { readonly field: ReactNode; readonly found: ReactNode } {
  const [text, setText] = useState(search)
  useEffect(() => setText(search), [search])
  const sought = useDeferredValue(text.trim())
  const found = useMemo(() => foundFor(sought, edition), [sought, edition])
  const hrefOf = (words: string, one?: Kind): string =>
    addressOf(['books', ...(edition === undefined ? [] : [edition])], said({ search: words, in: words === '' ? undefined : one }))
  const look = (typed: string): void => {
    setText(typed)
    rename(hrefOf(typed.trim(), kind))
  }
  return {
    field: <SearchField label={label} value={text} search={look} found={found === undefined ? hint : `${countOf(found)} found`} />,
    found: found && (
      <FoundList found={found} sought={sought} hrefOf={(one) => hrefOf(sought, one)} {...(kind === undefined ? {} : { kind })} />
    ),
  }
}

interface BookListProps extends Sought {
  readonly ledgers: readonly Ledger[]
}

/** The books that Chancery knows, and a search through all of them. */
export function BookList({ ledgers, ...sought }: BookListProps) {
  const { field, found } = useBookSearch({ ...sought, label: 'Search all books', hint: 'A number such as 49.31, a country or a word' })
  return (
    <div className="book">
      <header className="book-top">
        <div className="book-head">
          <p className="label">Books</p>
          <h1>What do the rules say?</h1>
          <p className="lead">Numbers and headings in our own words. For the rules themselves, keep your own copy at hand.</p>
        </div>
        {field}
      </header>
      {found ?? (
        <>
          <ul className="book-list">
            {ledgers.map(({ id, title, words, contents, rulings }) => (
              <li key={id} className="volume">
                <h2>
                  <a className="volume-title" href={bookHref(id)}>
                    {title}
                  </a>
                </h2>
                <p>{words}</p>
                <p className="volume-ways">
                  <a href={bookHref(id)}>Contents: {contents.length} clauses</a>
                  <a href={addressOf(['books', id, 'tables'])}>Tables</a>
                  <a href={addressOf(['books', id, 'rulings'])}>{rulings.length} rulings</a>
                </p>
              </li>
            ))}
          </ul>
          <Pairs ledgers={ledgers} />
        </>
      )}
    </div>
  )
}

/** Every two books that can be laid side by side. */
function Pairs({ ledgers }: { readonly ledgers: readonly Ledger[] }) {
  const pairs = ledgers.flatMap((one, index) => ledgers.slice(index + 1).map((other) => [other, one] as const))
  return (
    <section className="pairs-list">
      <h2>Two books side by side</h2>
      <p className="quiet">What differs: lines, results and clauses that only one of the two has, or has otherwise.</p>
      <ul>
        {pairs.map(([one, other]) => (
          <li key={`${one.id} ${other.id}`}>
            <a href={addressOf(['books', 'compare', one.id, other.id])}>
              {one.title} and {other.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
