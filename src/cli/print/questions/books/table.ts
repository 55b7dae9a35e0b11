import type { PrintedRow, PrintedTable, TableAnswer } from '../../../../counsel/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { figure, MARGIN, numbered, type Print, paragraphs, plain, said, widest } from '../../text.ts'
import { BOOKS } from '../../words/answers.ts'

/** A row as the book has it: its worth, our words, its rule, and below when and how often it counts. */
export function printRow(row: PrintedRow, look: Look): readonly string[] {
  const { value, when, per, cap } = row
  const terms = [
    ...(per === undefined ? [] : [BOOKS.per(per)]),
    ...(when === undefined ? [] : [BOOKS.when(when)]),
    ...(cap === undefined ? [] : [BOOKS.cap(cap)]),
  ]
  return [...numbered(figure(value), row, look), ...terms.flatMap((term) => plain(look.paint.faint(term), MARGIN, look))]
}

function results(heading: string, bands: PrintedTable['results'], look: Look): readonly string[] {
  if (bands.length === 0) return []
  const marked = bands.map((band) => ({ ...band, mark: band.permanent ? BOOKS.permanent(band.id) : band.id }))
  const width = Math.max(MARGIN, widest(marked.map(({ mark }) => mark)))
  return [
    look.paint.strong(heading),
    ...marked.flatMap(({ mark, words, cite, standsIn }) =>
      said({ words: `${mark.padStart(width)}  ${words}`, cite, standsIn }, 0, look, width + 2),
    ),
    ...(bands.some(({ permanent }) => permanent) ? [look.paint.faint(BOOKS.permanentNote)] : []),
  ]
}

const printTable = ({ id, title, plus, rows, results: bands, answersToDemand }: PrintedTable, look: Look): readonly string[] => [
  look.paint.strong(`${title} (${id}); plus ${plus}`),
  ...rows.flatMap((row) => printRow(row, look)),
  ...results(BOOKS.results, bands, look),
  ...results(BOOKS.answers, answersToDemand, look),
]

/** Tables in the book's order. */
export const print: Print<TableAnswer> = ({ tables }, look) => paragraphs(tables.map((table) => printTable(table, look)))
