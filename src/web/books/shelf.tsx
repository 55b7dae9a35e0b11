import { useDeferredValue, useMemo, useState } from 'react'
import { answerRules } from '../../counsel/index.ts'
import type { Ledger } from '../../editions/index.ts'
import { addressOf } from '../address.ts'
import { rename } from '../page.ts'
import { Empty } from '../parts/empty.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { ClauseList } from './clause-list.tsx'

/** A search across all books shows no more than this of each. */
const MOST = 40

/** The books that Chancery knows, and a search through all of them. */
export function Shelf({ ledgers, search }: { readonly ledgers: readonly Ledger[]; readonly search: string }) {
  const [text, setText] = useState(search)
  const sought = useDeferredValue(text.trim())
  const found = useMemo(() => {
    if (sought === '') return undefined
    const answer = answerRules({ search: sought })
    return answer.ok ? Object.entries(answer.books).map(([id, { title, clauses }]) => ({ id, title, clauses })) : []
  }, [sought])
  const count = found?.reduce((sum, { clauses }) => sum + clauses.length, 0)
  const look = (typed: string): void => {
    setText(typed)
    rename(addressOf(['books'], typed.trim() === '' ? [] : [['search', typed.trim()]]))
  }
  return (
    <div className="book">
      <header className="book-head">
        <p className="label">Books</p>
        <h1>What do the rules say?</h1>
        <p className="lead">Numbers and headings in our own words. For the rules themselves, keep your own copy at hand.</p>
      </header>
      <SearchField
        label="Search all books"
        value={text}
        search={look}
        found={count === undefined ? 'A number, a country or a word' : `${count} found`}
      />
      {found === undefined ? (
        <ul className="shelf">
          {ledgers.map(({ id, title, words, contents, rulings }) => (
            <li key={id} className="volume">
              <h2>
                <a href={addressOf(['books', id])}>{title}</a>
              </h2>
              <p>{words}</p>
              <p className="volume-ways">
                <a href={addressOf(['books', id])}>{contents.length} clauses</a>
                <a href={addressOf(['books', id, 'tables'])}>Tables</a>
                <a href={addressOf(['books', id, 'rulings'])}>{rulings.length} rulings</a>
              </p>
            </li>
          ))}
          <li className="volume volume-pair">
            <h2>
              <a href={addressOf(['books', 'compare', 'classic', '2023'])}>Two editions side by side</a>
            </h2>
            <p>What June 2023 changed: lines, clauses and numbers that only one of the two has, or has otherwise.</p>
          </li>
        </ul>
      ) : (
        found
          .filter(({ clauses }) => clauses.length > 0)
          .map(({ id, title, clauses }) => (
            <section key={id} className="found">
              <h2>
                {title} <span className="group-count">{clauses.length}</span>
              </h2>
              <ClauseList clauses={clauses.slice(0, MOST)} />
              {clauses.length > MOST && (
                <p>
                  <a href={addressOf(['books', id], [['search', sought]])}>All {clauses.length} in this book</a>
                </p>
              )}
            </section>
          ))
      )}
      {count === 0 && (
        <Empty title={`No book speaks of “${sought}”`}>
          <p>Try a number such as 49.31, or a country.</p>
        </Empty>
      )}
    </div>
  )
}
