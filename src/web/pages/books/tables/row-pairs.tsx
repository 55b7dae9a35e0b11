import type { PrintedBand, PrintedRow, TableDifference } from '../../../../counsel/index.ts'
import { sentence, signed, typeset } from '../../../wording.ts'
import { ruleHref } from '../links.ts'

/** Something of each of two books. */
export interface Pair {
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
export function rowDifferences(tables: readonly TableDifference[]): readonly RowDifference[] {
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
  readonly book: string
  readonly row: PrintedRow | null
  readonly beside: PrintedRow | null
}

/** A row as one book has it, with its condition where that is what differs. */
function Row({ book, row, beside }: RowProps) {
  if (row === null) return <span className="pair-none">No such line</span>
  const conditions = [row.when === beside?.when ? undefined : row.when, row.per === beside?.per ? undefined : row.per]
  return (
    <>
      <b>{signed(row.value)}</b>
      {row.per !== undefined && ' each'} {sentence(row.words)}{' '}
      <a className="rule-label" href={ruleHref(book, row.cite.rule)}>
        {row.cite.rule}
      </a>
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

interface RowPairsProps {
  readonly rows: readonly RowDifference[]
  readonly titles: Pair
  readonly ids: Pair
  /** A table's name; nothing where only one table is shown. */
  readonly nameOf?: (table: string) => string
}

/** Lines that both books have otherwise come before those that only one has. */
const inOrder = (rows: readonly RowDifference[]): readonly RowDifference[] => {
  const rank = ({ one, other }: RowDifference): number => (one !== null && other !== null ? 0 : one !== null ? 1 : 2)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

export function RowPairs({ rows, titles, ids, nameOf }: RowPairsProps) {
  if (rows.length === 0) return null
  return (
    <table className="pairs row-pairs">
      <thead>
        <tr>
          <th scope="col">{titles.one}</th>
          <th scope="col">{titles.other}</th>
          {nameOf !== undefined && (
            <th scope="col" className="pair-tables">
              In
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {inOrder(rows).map((row) => (
          <tr key={row.key}>
            <td data-book={titles.one}>
              <Row book={ids.one} row={row.one} beside={row.other} />
            </td>
            <td data-book={titles.other}>
              <Row book={ids.other} row={row.other} beside={row.one} />
            </td>
            {nameOf !== undefined && (
              <td className="pair-tables">
                <Tables names={row.tables.map(nameOf)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Tables({ names }: { readonly names: readonly string[] }) {
  if (names.length <= 3) return names.join(', ')
  return (
    <details>
      <summary>{names.length} tables</summary>
      {names.join(', ')}
    </details>
  )
}

const result = (band: PrintedBand | null) =>
  band === null ? <span className="pair-none">No such result</span> : `${sentence(band.words)}${band.permanent ? ', for good' : ''}`

interface ResultPairsProps {
  readonly tables: readonly TableDifference[]
  readonly titles: Pair
  readonly nameOf: (table: string) => string
}

/** Results that the two books have otherwise, table by table. */
export function ResultPairs({ tables, titles, nameOf }: ResultPairsProps) {
  const differing = tables.filter(({ results }) => results.length > 0)
  if (differing.length === 0) return null
  return (
    <section>
      <h2>
        Results <span className="group-count">{differing.reduce((sum, { results }) => sum + results.length, 0)}</span>
      </h2>
      {differing.map(({ table, results }) => (
        <details key={table} className="chapter" open={differing.length === 1}>
          <summary>
            <span className="chapter-heading">{nameOf(table)}</span>
            <span className="group-count">{results.length}</span>
          </summary>
          <table className="pairs">
            <colgroup>
              <col className="pair-number" />
              <col />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">Total</th>
                <th scope="col">{titles.one}</th>
                <th scope="col">{titles.other}</th>
              </tr>
            </thead>
            <tbody>
              {results.map((pair) => (
                <tr key={pair.result}>
                  <th scope="row">{typeset(pair.result)}</th>
                  <td>{result(pair.one)}</td>
                  <td>{result(pair.other)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  )
}
