import { useMemo } from 'react'
import { type DiffAnswer, differencesOf, type TableDifference } from '../../../../counsel/index.ts'
import { bookLedgers, type Ledger, openBook } from '../../../../editions/index.ts'
import { addressOf } from '../../../address.ts'
import { goTo } from '../../../page.ts'
import { Empty, Picker } from '../../../parts/index.ts'
import { sentence, signed, typeset } from '../../../wording.ts'
import { Crumbs } from '../book-frame.tsx'
import { ruleHref, said } from '../links.ts'
import { type Pair, ResultPairs, RowPairs, rowDifferences } from './row-pairs.tsx'

interface Props {
  readonly one: Ledger
  readonly other: Ledger
  /** The one table that is asked for. */
  readonly table?: string | undefined
}

const pairHref = (one: string, other: string, table?: string): string => addressOf(['books', 'compare', one, other], said({ table }))

/** Two books side by side: what differs, and nothing else. */
export function Comparison({ one, other, table }: Props) {
  const answer = useMemo(() => differencesOf(one.id, other.id), [one, other])
  const options = bookLedgers().map(({ id, title }) => ({ id, words: title }))
  return (
    <div className="book comparison">
      <header className="book-head">
        <Crumbs crumbs={[{ words: 'Books', href: '#/books' }]} />
        <h1>Two books side by side</h1>
        <div className="question-fields">
          <Picker label="One" room="widest" value={one.id} options={options} pick={(id) => goTo(pairHref(id, other.id, table))} />
          <Picker label="The other" room="widest" value={other.id} options={options} pick={(id) => goTo(pairHref(one.id, id, table))} />
          <a className="button quiet-button" href={pairHref(other.id, one.id, table)}>
            Turn round
          </a>
        </div>
      </header>
      {one.id === other.id ? (
        <Empty title="A book does not differ from itself">
          <p>Choose another on one side.</p>
        </Empty>
      ) : (
        <Differences one={one} other={other} answer={answer} table={table} />
      )}
    </div>
  )
}

const tableName = ({ one, other }: Pair, table: string): string =>
  openBook(one).tables[table]?.title ?? openBook(other).tables[table]?.title ?? table

function Differences({ one, other, answer, table }: Props & { readonly answer: DiffAnswer }) {
  const titles: Pair = { one: one.title, other: other.title }
  const ids: Pair = { one: one.id, other: other.id }
  const nameOf = (id: string): string => tableName(ids, id)
  const query = answer.tables.filter((one) => table === undefined || one.table === table)
  const rows = rowDifferences(query)
  return (
    <>
      <section>
        <div className="section-head">
          <h2>
            Lines of the tables <span className="group-count">{rows.length}</span>
          </h2>
          <Picker
            label="Table"
            value={table ?? ''}
            options={[
              { id: '', words: `All that differ (${answer.tables.length})` },
              ...answer.tables.map(({ table: id }) => ({ id, words: nameOf(id) })),
            ]}
            pick={(id) => goTo(pairHref(one.id, other.id, id))}
          />
        </div>
        <OnlyTables tables={query} titles={titles} ids={ids} />
        <RowPairs rows={rows} titles={titles} ids={ids} {...(table === undefined ? { nameOf } : {})} />
        {rows.length === 0 && <Empty title="No line differs" />}
        {table !== undefined && <SameLines ids={ids} table={table} differing={rows.flatMap((row) => [row.one?.id, row.other?.id])} />}
      </section>
      <ResultPairs tables={query} titles={titles} nameOf={nameOf} />
      {table === undefined && <Clauses one={one} other={other} answer={answer} />}
    </>
  )
}

/** The rest of a table that both have, so that it is there as a whole. */
function SameLines({ ids, table, differing }: { readonly ids: Pair; readonly table: string; readonly differing: readonly unknown[] }) {
  const rows = (openBook(ids.one).tables[table]?.rows ?? []).filter(({ id }) => !differing.includes(id))
  if (rows.length === 0) return null
  return (
    <>
      <h3>
        Lines that both have alike <span className="group-count">{rows.length}</span>
      </h3>
      <ul className="same-lines">
        {rows.map(({ id, value, per, words, cite }) => (
          <li key={id} data-same={id}>
            <b>{signed(value)}</b>
            {per !== undefined && ' each'} {sentence(words)}{' '}
            <a className="rule-label" href={ruleHref(ids.one, cite.rule)}>
              {cite.rule}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Tables that one of the two lacks. */
function OnlyTables({ tables, titles, ids }: { readonly tables: readonly TableDifference[]; readonly titles: Pair; readonly ids: Pair }) {
  return (['one', 'other'] as const).map((side) => {
    const own = tables.filter(({ only }) => only === ids[side])
    if (own.length === 0) return null
    return (
      <p key={side}>
        Only {titles[side]} has {own.map(({ table }) => tableName(ids, table)).join(', ')}.
      </p>
    )
  })
}

/** Clauses by their numbers, where the two count alike. */
function Clauses({ one, other, answer }: Omit<Props, 'table'> & { readonly answer: DiffAnswer }) {
  const { onlyInOne, onlyInOther, reworded } = answer.clauses
  const titles: Pair = { one: one.title, other: other.title }
  if (onlyInOne.length === one.contents.length)
    return (
      <section>
        <h2>Clauses</h2>
        <Empty title="Their clauses cannot be laid side by side">
          <p>
            The two books number their clauses in different ways: no number of {one.title} is one of {other.title}. Search for a word
            instead: what is found is shown for all books together.
          </p>
          <p>
            <a href="#/books">Search all books</a>
          </p>
        </Empty>
      </section>
    )
  return (
    <section>
      <h2>
        Clauses <span className="group-count">{reworded.length + onlyInOne.length + onlyInOther.length}</span>
      </h2>
      <Headings title={`Same number, said otherwise (${reworded.length})`} titles={titles} pairs={reworded} isOpen />
      <Headings
        title={`Only in ${titles.one} (${onlyInOne.length})`}
        titles={titles}
        pairs={onlyInOne.map(({ number, heading }) => ({ number, one: heading, other: '' }))}
      />
      <Headings
        title={`Only in ${titles.other} (${onlyInOther.length})`}
        titles={titles}
        pairs={onlyInOther.map(({ number, heading }) => ({ number, one: '', other: heading }))}
      />
    </section>
  )
}

interface HeadingsProps {
  readonly title: string
  readonly titles: Pair
  readonly pairs: readonly ({ readonly number: string } & Pair)[]
  readonly isOpen?: boolean
}

function Headings({ title, titles, pairs, isOpen = false }: HeadingsProps) {
  if (pairs.length === 0) return null
  const sides = (['one', 'other'] as const).filter((side) => pairs.some((pair) => pair[side] !== ''))
  return (
    <details className="chapter" open={isOpen}>
      <summary>
        <span className="chapter-heading">{title}</span>
      </summary>
      <table className="pairs">
        <colgroup>
          <col className="pair-number" />
          {sides.map((side) => (
            <col key={side} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Number</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {titles[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.number}>
              <th scope="row" className="clause-number">
                {pair.number}
              </th>
              {sides.map((side) => (
                <td key={side}>{typeset(pair[side])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
