import { EDITIONS, openBook } from '../../../editions/index.ts'
import { saidInTerms, type Table } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { listed, ok, string } from '../answers/shapes.ts'
import { choice, list, maybe, text, usually } from '../arguments/argument.ts'
import { booksDoor } from '../door.ts'
import { BOOKS, unknown } from './books.ts'
import { printedTable, TABLE } from './printed-table.ts'

const TABLES = s.object({ ok, book: string, tables: listed(TABLE) })

export type TableAnswer = Readonly<s.Output<typeof TABLES>>

/** One table, or all of a book. */
export const tableDoor = booksDoor({
  name: 'table',
  words: 'A table of a book with every row, its condition and its rule; all of them without a name',
  example: 'table hungary --edition 2023',
  positional: ['table'],
  flags: { options: 'option' },
  args: {
    table: maybe(text('a country or a power, such as hungary or germany')),
    edition: usually(choice(BOOKS, 'the book'), 'classic'),
    options: usually(list(text(), 'options of the book; may be given more than once'), []),
  },
  shape: TABLES,
  answer: ({ table, edition, options }): TableAnswer | Refused => {
    const known = EDITIONS.find(({ id }) => id === edition)?.options.map(({ id }) => id) ?? []
    const strangers = options.filter((option) => !known.includes(option))
    if (strangers.length > 0) return refused(...strangers.map((option) => unknown('option', option, known)))
    const book = openBook(edition, { options })
    const printed = (one: Table) => saidInTerms(printedTable(one), book.clauses.terms)
    if (table === undefined) return { ok: true, book: book.id, tables: Object.values(book.tables).map(printed) }
    const found = Object.hasOwn(book.tables, table) ? book.tables[table] : undefined
    return found === undefined
      ? refused(unknown('table', table, Object.keys(book.tables)))
      : { ok: true, book: book.id, tables: [printed(found)] }
  },
})
