import type { PrintedRow, PrintedTable, TableAnswer } from '../../counsel/index.ts'
import type { Look } from '../terminal.ts'
import { BOOKS } from '../words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import { figure, MARGIN } from './line.ts'
import type { Print } from './print.ts'

/** A row as the book has it: its worth, our words, its rule, and below when and how often it counts. */
export function printRow(
  { value, words, when, per, cap, cite, ruling, standsIn }: PrintedRow,
  { paint, columns }: Look,
): readonly string[] {
  const terms = [
    ...(per === undefined ? [] : [BOOKS.per(per)]),
    ...(when === undefined ? [] : [BOOKS.when(when)]),
    ...(cap === undefined ? [] : [BOOKS.cap(cap)]),
  ]
  return [
    ...wrap(`${figure(value)}  ${words}  ${paint.faint(inBrackets(cite, ruling, standsIn))}`, MARGIN, columns),
    ...terms.flatMap((term) => wrap(' '.repeat(MARGIN) + paint.faint(term), MARGIN + 2, columns)),
  ]
}

type Bands = PrintedTable['results']

function results(heading: string, bands: Bands, { paint, columns }: Look): readonly string[] {
  if (bands.length === 0) return []
  const marks = bands.map(({ id, permanent }) => (permanent ? BOOKS.permanent(id) : id))
  const width = Math.max(MARGIN, ...marks.map(({ length }) => length))
  const rows = bands.flatMap(({ words, cite, standsIn }, index) =>
    wrap(`${(marks[index] ?? '').padStart(width)}  ${words}  ${paint.faint(inBrackets(cite, undefined, standsIn))}`, width + 2, columns),
  )
  return [paint.strong(heading), ...rows, ...(bands.some(({ permanent }) => permanent) ? [paint.faint(BOOKS.permanentNote)] : [])]
}

const printTable = ({ id, title, plus, rows, results: bands, answersToDemand }: PrintedTable, look: Look): readonly string[] => [
  look.paint.strong(`${title} (${id}); plus ${plus}`),
  ...rows.flatMap((row) => printRow(row, look)),
  ...results(BOOKS.results, bands, look),
  ...results(BOOKS.answers, answersToDemand, look),
]

/** Tables in the book's order. */
export const printTables: Print<TableAnswer> = ({ tables }, look) =>
  tables.flatMap((table, index) => [...(index === 0 ? [] : ['']), ...printTable(table, look)])
