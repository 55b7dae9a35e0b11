import { useMemo } from 'react'
import { answerDiff, type DiffAnswer, type PrintedRow } from '../../counsel/index.ts'
import { openBook, SHELF } from '../../editions/index.ts'
import { addressOf } from '../address.ts'
import { goTo } from '../page.ts'
import { Empty } from '../parts/empty.tsx'
import { Picker } from '../parts/picker.tsx'
import { sentence, signed, typeset } from '../wording.ts'
import { Crumbs } from './book-frame.tsx'

interface Pair {
  readonly one: string
  readonly other: string
}

interface RowDifference {
  readonly key: string
  readonly one: PrintedRow | null
  readonly other: PrintedRow | null
  readonly tables: readonly string[]
}

/** The same difference in several tables is told once. */
function rowDifferences({ tables }: DiffAnswer): readonly RowDifference[] {
  const told = (row: PrintedRow | null): unknown =>
    row === null ? null : [row.value, row.words, row.when, row.per, row.cap, row.cite.rule]
  const found = new Map<string, RowDifference>()
  for (const { table, rows } of tables)
    for (const { row, one, other } of rows) {
      const key = JSON.stringify([row, told(one), told(other)])
      found.set(key, { key, one, other, tables: [...(found.get(key)?.tables ?? []), table] })
    }
  return [...found.values()]
}

interface RowProps {
  readonly row: PrintedRow | null
  readonly beside: PrintedRow | null
}

/** A row as one book has it, with its condition where that is what differs. */
function Row({ row, beside }: RowProps) {
  if (row === null) return <span className="pair-none">no such line</span>
  const conditions = [row.when === beside?.when ? undefined : row.when, row.per === beside?.per ? undefined : row.per]
  return (
    <>
      <b>{signed(row.value)}</b>
      {row.per !== undefined && ' each'} {sentence(row.words)} <span className="rule-label">{row.cite.rule}</span>
      {beside !== null &&
        conditions
          .filter((words) => words !== undefined)
          .map((words) => (
            <p key={words} className="quiet">
              {sentence(words)}
            </p>
          ))}
    </>
  )
}

const BOOKS = SHELF.map(({ id, title }) => ({ id, words: title }))

/** Two editions side by side. */
export function Comparison({ one, other }: Pair) {
  const answer = useMemo(() => answerDiff({ one, other }), [one, other])
  if (!answer.ok) return <Empty title={answer.refusals.map(({ words }) => words).join('; ')} />
  const titles = { one: openBook(one).title, other: openBook(other).title }
  const rows = rowDifferences(answer)
  const only = answer.tables.filter((table) => table.only !== undefined)
  const nameOf = (table: string): string => openBook(one).tables[table]?.title ?? openBook(other).tables[table]?.title ?? table
  const { onlyInOne, onlyInOther, reworded } = answer.clauses
  return (
    <div className="book comparison">
      <header className="book-head">
        <Crumbs crumbs={[{ words: 'Books', href: '#/books' }]} />
        <h1>Two editions side by side</h1>
        <div className="question-fields">
          <Picker label="One" room="widest" value={one} options={BOOKS} pick={(id) => goTo(addressOf(['books', 'compare', id, other]))} />
          <Picker
            label="The other"
            room="widest"
            value={other}
            options={BOOKS}
            pick={(id) => goTo(addressOf(['books', 'compare', one, id]))}
          />
        </div>
      </header>
      {one === other ? (
        <Empty title="A book does not differ from itself: choose another" />
      ) : (
        <>
          <section>
            <h2>Lines of the tables ({rows.length})</h2>
            {only.map((table) => (
              <p key={table.table}>
                {nameOf(table.table)}: only in {table.only}.
              </p>
            ))}
            <table className="pairs">
              <thead>
                <tr>
                  <th scope="col">{titles.one}</th>
                  <th scope="col">{titles.other}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.key}>
                    <td>
                      <Row row={row.one} beside={row.other} />
                    </td>
                    <td>
                      <Row row={row.other} beside={row.one} />
                      <p className="quiet">
                        {row.tables.length > 3 ? `in ${row.tables.length} tables: ` : 'in '}
                        {row.tables.map(nameOf).join(', ')}
                      </p>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {rows.length === 0 && <Empty title="No line differs" />}
          </section>
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
        </>
      )}
    </div>
  )
}

interface HeadingsProps {
  readonly title: string
  readonly titles: Pair
  readonly pairs: readonly { readonly number: string; readonly one: string; readonly other: string }[]
  readonly isOpen?: boolean
}

function Headings({ title, titles, pairs, isOpen = false }: HeadingsProps) {
  return (
    <details className="chapter" open={isOpen}>
      <summary>
        <span className="chapter-heading">{title}</span>
      </summary>
      <table className="pairs">
        <colgroup>
          <col className="pair-number" />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">number</th>
            <th scope="col">{titles.one}</th>
            <th scope="col">{titles.other}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ number, one, other }) => (
            <tr key={number}>
              <th scope="row" className="clause-number">
                {number}
              </th>
              <td>{typeset(one)}</td>
              <td>{typeset(other)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
