import { BOOKS, sheetOf } from '../../editions/index.ts'
import type { Citation } from '../../rules/core/index.ts'

/** Marks a line that another book lends because this book's own sheet is not at hand. */
export function StandIn({ of: { book, rule } }: { readonly of: Citation }) {
  const title = BOOKS.find(({ id }) => id === book)?.title ?? book
  return (
    <span className="stand-in" title={`Stands in for a sheet of this book that is not at hand; from ${title}`}>
      stand-in: {sheetOf(rule)}
    </span>
  )
}
