import { bookLedgers, EDITIONS, openBook } from '../../editions/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { isFound, oneOf } from './arguments.ts'
import { type PrintedBand, type PrintedRow, type PrintedTable, printedTable } from './books.ts'

export interface TableDifference {
  readonly table: string
  readonly only?: string
  readonly rows: readonly { readonly row: string; readonly one: PrintedRow | null; readonly other: PrintedRow | null }[]
  /** Results that say something else, by the total they stand at. */
  readonly results: readonly { readonly result: string; readonly one: PrintedBand | null; readonly other: PrintedBand | null }[]
}

export interface DiffAnswer {
  readonly ok: true
  readonly one: string
  readonly other: string
  readonly tables: readonly TableDifference[]
  readonly clauses: {
    readonly onlyInOne: readonly Heading[]
    readonly onlyInOther: readonly Heading[]
    readonly reworded: readonly Reworded[]
  }
}

interface Heading {
  readonly number: string
  readonly heading: string
}
interface Reworded {
  readonly number: string
  readonly one: string
  readonly other: string
}

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
export function answerDiff(args: Arguments): DiffAnswer | Refused {
  const ids = EDITIONS.map(({ id }) => id)
  const one = oneOf(args, 'one', ids, 'classic')
  const other = oneOf(args, 'other', ids, '2023')
  if (!isFound(one)) return refused(one.refusal)
  if (!isFound(other)) return refused(other.refusal)
  const tables = [one.value, other.value].map((id) => Object.values(openBook(id).tables).map(printedTable))
  const [mine = [], theirs = []] = tables
  const names = [...new Set([...mine, ...theirs].map(({ id }) => id))]
  const contents = (id: string) =>
    new Map(
      bookLedgers()
        .find((ledger) => ledger.id === id)
        ?.contents.map((entry) => [entry.number, entry.heading]),
    )
  const [first, second] = [contents(one.value), contents(other.value)]
  const missing = (from: Map<string, string>, to: Map<string, string>): readonly Heading[] =>
    [...from].filter(([number]) => !to.has(number)).map(([number, heading]) => ({ number, heading }))
  return {
    ok: true,
    one: one.value,
    other: other.value,
    tables: names.flatMap((id) => {
      const found = compareTables(
        mine.find((table) => table.id === id),
        theirs.find((table) => table.id === id),
        [one.value, other.value],
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
