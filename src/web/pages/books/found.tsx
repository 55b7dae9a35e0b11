import type { ReactNode } from 'react'
import { type Found, lookUp } from '../../../counsel/index.ts'
import { BOOKS } from '../../../editions/index.ts'
import { Empty, RulingText } from '../../parts/index.ts'
import { useFrontDocument } from '../../situation/index.ts'
import { typeset } from '../../wording.ts'
import { ClauseDetail } from './contents/clause-list.tsx'
import { FactLink } from './fact-link.tsx'
import { ruleHref, rulingHref, tableHref } from './links.ts'
import { TableLine } from './tables/table-line.tsx'

export const KINDS = ['tables', 'clauses', 'lines', 'rulings', 'facts'] as const
export type Kind = (typeof KINDS)[number]

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  tables: 'Tables',
  clauses: 'Clauses',
  lines: 'Lines of the tables',
  rulings: 'Rulings',
  facts: 'Facts',
}

/** So many of each are shown before the rest is asked for; a rest of one or two is not worth the asking. */
const FIRST: Readonly<Record<Kind, number>> = { tables: 12, clauses: 12, lines: 8, rulings: 4, facts: 8 }

export const countOf = (found: Found): number => KINDS.reduce((sum, kind) => sum + found[kind].length, 0)

export const foundFor = (sought: string, edition?: string): Found | undefined => (sought === '' ? undefined : lookUp(sought, edition))

/** The books that have it, each a way there. */
function In({ books, hrefIn }: { readonly books: readonly string[]; readonly hrefIn: (book: string) => string }) {
  return (
    <span className="in-books">
      {books.map((book) => (
        <a key={book} href={hrefIn(book)} aria-label={`in ${BOOKS.find(({ id }) => id === book)?.title ?? book}`}>
          {book}
        </a>
      ))}
    </span>
  )
}

/** One kind of what was found, as items of a list. */
function items(found: Found, kind: Kind): readonly ReactNode[] {
  switch (kind) {
    case 'tables':
      return found.tables.map(({ id, title, books }) => (
        <li key={id} className="found-row">
          <span className="found-name">{title}</span>
          <In books={books} hrefIn={(book) => tableHref(book, id)} />
        </li>
      ))
    case 'clauses':
      return found.clauses.map(({ clause: { number, heading }, books: [first = '', ...rest] }) => (
        <li key={`${number} ${first}`}>
          <div className="found-row found-clause">
            <a className="clause-number" href={ruleHref(first, number)}>
              {number}
            </a>
            <span>{typeset(heading)}</span>
            <In books={[first, ...rest]} hrefIn={(book) => ruleHref(book, number)} />
          </div>
          {found.clauses.length === 1 && <ClauseDetail book={first} number={number} />}
        </li>
      ))
    case 'lines':
      return found.lines.map((line) => {
        const [first = ''] = line.books
        const key = `${line.row.id} ${first} ${line.tables[0]?.id} ${line.row.value}`
        return (
          <TableLine
            key={key}
            book={first}
            line={line}
            books={<In books={line.books} hrefIn={(book) => ruleHref(book, line.row.cite.rule)} />}
          />
        )
      })
    case 'rulings':
      return found.rulings.map(({ ruling, books }) => (
        <li key={`${ruling.id} ${books[0]}`} className="found-ruling">
          <RulingText ruling={ruling} />
          <In books={books} hrefIn={(book) => rulingHref(book, ruling.id)} />
        </li>
      ))
    case 'facts':
      return found.facts.map((fact) => (
        <li key={fact.id} className="found-row">
          <FoundFact fact={fact} />
        </li>
      ))
  }
}

function FoundFact({ fact }: { readonly fact: Found['facts'][number] }) {
  const edition = String(useFrontDocument()?.['edition'] ?? 'classic')
  return (
    <>
      <span className="found-name">
        <FactLink fact={fact} book={edition} />
      </span>
      <span className="quiet">
        {fact.readBy.length > 0 ? `read by ${fact.readBy.slice(0, 3).join(', ')}${fact.readBy.length > 3 ? '…' : ''}` : ''}
      </span>
    </>
  )
}

interface Props {
  readonly found: Found
  readonly sought: string
  /** Only this kind is asked for. */
  readonly kind?: Kind
  /** The same search, of one kind or of all. */
  readonly hrefOf: (kind?: Kind) => string
}

/** What a search found: the few of each kind that come first, or all of one. */
export function FoundList({ found, sought, kind, hrefOf }: Props) {
  const there = KINDS.filter((one) => found[one].length > 0)
  if (there.length === 0)
    return (
      <Empty title={`Nothing speaks of “${sought}”`}>
        <p>Try a number such as 49.31, a country, or fewer words.</p>
      </Empty>
    )
  const shown = kind === undefined ? there : [kind]
  return (
    <div className="found">
      {there.length > 1 && (
        <nav className="book-parts" aria-label="Kinds of what was found">
          <a href={hrefOf()} aria-current={kind === undefined ? 'true' : undefined}>
            All ({countOf(found)})
          </a>
          {there.map((one) => (
            <a key={one} href={hrefOf(one)} aria-current={one === kind ? 'true' : undefined}>
              {KIND_WORDS[one]} ({found[one].length})
            </a>
          ))}
        </nav>
      )}
      {shown.map((one) => {
        const all = items(found, one)
        const first = kind === undefined && all.length > FIRST[one] + 2 ? all.slice(0, FIRST[one]) : all
        return (
          <section key={one} className={`found-part found-${one}`}>
            <h2>{KIND_WORDS[one]}</h2>
            {all.length === 0 && <Empty title={`${KIND_WORDS[one]}: nothing about “${sought}”`} />}
            <ul>{first}</ul>
            {first.length < all.length && (
              <p className="found-more">
                <a href={hrefOf(one)}>
                  All {all.length} {KIND_WORDS[one].toLowerCase()}
                </a>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
