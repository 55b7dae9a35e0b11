import { bookLedgers, openBook } from '../../../editions/index.ts'
import * as s from '../../schema.ts'
import { listed, ok, string } from '../answers/shapes.ts'
import { choice, maybe, usually } from '../arguments/argument.ts'
import { booksDoor } from '../door.ts'
import { BOOKS } from './books.ts'
import { BAND, type PrintedBand, type PrintedRow, type PrintedTable, printedTable, ROW } from './printed-table.ts'

const TABLE = s.object({
  table: string,
  only: maybe(string),
  rows: listed(s.object({ row: string, one: s.nullable(ROW), other: s.nullable(ROW) })),
  /** Results that say something else, by the total they stand at. */
  results: listed(s.object({ result: string, one: s.nullable(BAND), other: s.nullable(BAND) })),
})

const HEADING = s.object({ number: string, heading: string })

const DIFF = s.object({
  ok,
  one: string,
  other: string,
  tables: listed(TABLE),
  clauses: s.object({
    onlyInOne: listed(HEADING),
    onlyInOther: listed(HEADING),
    reworded: listed(s.object({ number: string, one: string, other: string })),
  }),
})

export type TableDifference = Readonly<s.Output<typeof TABLE>>
export type DiffAnswer = Readonly<s.Output<typeof DIFF>>
type Heading = s.Output<typeof HEADING>

/** A row without its citation, which always names its own book. */
const plain = (row: PrintedRow): string => JSON.stringify({ ...row, cite: row.cite.rule })

/** A row that is borrowed is the same row as long as it says the same; whose ruling lets it in is no difference. */
const borrowed = ({ cite, standsIn, ruling: _ruling, ...said }: PrintedRow): string =>
  JSON.stringify({ ...said, from: (standsIn ?? cite).rule })

const isSame = (one: PrintedRow, other: PrintedRow): boolean =>
  one.standsIn === undefined && other.standsIn === undefined ? plain(one) === plain(other) : borrowed(one) === borrowed(other)

function compareTables(
  one: PrintedTable | undefined,
  other: PrintedTable | undefined,
  names: readonly [string, string],
): TableDifference | undefined {
  const table = one?.id ?? other?.id ?? ''
  if (one === undefined || other === undefined) return { table, only: one === undefined ? names[1] : names[0], rows: [], results: [] }
  const ids = [...new Set([...one.rows, ...other.rows].map((row) => row.id))]
  const rows = ids.flatMap((id) => {
    const mine = one.rows.find((row) => row.id === id) ?? null
    const theirs = other.rows.find((row) => row.id === id) ?? null
    return mine !== null && theirs !== null && isSame(mine, theirs) ? [] : [{ row: id, one: mine, other: theirs }]
  })
  const results = compareResults(one.results, other.results)
  return rows.length + results.length === 0 ? undefined : { table, rows, results }
}

function compareResults(one: readonly PrintedBand[], other: readonly PrintedBand[]): TableDifference['results'] {
  const ids = [...new Set([...one, ...other].map(({ id }) => id))].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  return ids.flatMap((result) => {
    const mine = one.find(({ id }) => id === result) ?? null
    const theirs = other.find(({ id }) => id === result) ?? null
    const isSame = mine?.words.toLowerCase() === theirs?.words.toLowerCase() && mine?.permanent === theirs?.permanent
    return isSame ? [] : [{ result, one: mine, other: theirs }]
  })
}

/** Two books side by side: rows and clauses that only one has, or has otherwise. */
export function differencesOf(one: string, other: string): DiffAnswer {
  const tables = [one, other].map((id) => Object.values(openBook(id).tables).map(printedTable))
  const [mine = [], theirs = []] = tables
  const names = [...new Set([...mine, ...theirs].map(({ id }) => id))]
  const contents = (id: string) =>
    new Map(
      bookLedgers()
        .find((ledger) => ledger.id === id)
        ?.contents.map((entry) => [entry.number, entry.heading]),
    )
  const [first, second] = [contents(one), contents(other)]
  const missing = (from: Map<string, string>, to: Map<string, string>): readonly Heading[] =>
    [...from].filter(([number]) => !to.has(number)).map(([number, heading]) => ({ number, heading }))
  return {
    ok: true,
    one,
    other,
    tables: names.flatMap((id) => {
      const found = compareTables(
        mine.find((table) => table.id === id),
        theirs.find((table) => table.id === id),
        [one, other],
      )
      return found === undefined ? [] : [found]
    }),
    clauses: {
      onlyInOne: missing(first, second),
      onlyInOther: missing(second, first),
      reworded: [...first].flatMap(([number, heading]) => {
        const theirs = second.get(number)
        return theirs === undefined || theirs === heading ? [] : [{ number, one: heading, other: theirs }]
      }),
    },
  }
}

export const diffDoor = booksDoor({
  name: 'diff',
  words: 'Two books side by side: rows and clauses that only one has, or has otherwise',
  example: 'diff classic 2023',
  positional: ['one', 'other'],
  args: { one: usually(choice(BOOKS, 'a book'), 'classic'), other: usually(choice(BOOKS, 'another book'), '2023') },
  shape: DIFF,
  answer: ({ one, other }) => differencesOf(one, other),
})
