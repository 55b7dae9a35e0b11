import type { SharedLine } from '../../../../counsel/index.ts'
import { sentence, signed } from '../../../wording.ts'
import { ruleHref, tableHref } from '../links.ts'

/** More tables than these are folded away. */
const FEW = 4

function Tables({ book, tables }: { readonly book: string; readonly tables: SharedLine['tables'] }) {
  const links = tables.map(({ id, title }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <a href={tableHref(book, id)}>{title}</a>
    </span>
  ))
  if (tables.length <= FEW) return <p className="quiet">in {links}</p>
  return (
    <details className="quiet">
      <summary>in {tables.length} tables</summary>
      {links}
    </details>
  )
}

/** A line of the tables, with its rule and every table that has it. */
export function TableLine({
  book,
  line: { row, tables },
  books,
}: {
  readonly book: string
  readonly line: SharedLine
  readonly books?: React.ReactNode
}) {
  return (
    <li className="table-line">
      <b className="line-amount">{signed(row.value)}</b>
      <div>
        <p>
          {row.per !== undefined && <span className="quiet">each: </span>}
          {sentence(row.words)}{' '}
          <a className="rule-label" href={ruleHref(book, row.cite.rule)}>
            {row.cite.rule}
          </a>{' '}
          {row.ruling !== undefined && (
            <a className="rule-label" href={ruleHref(book, row.ruling)}>
              {row.ruling}
            </a>
          )}
        </p>
        <Tables book={book} tables={tables} />
      </div>
      {books}
    </li>
  )
}
