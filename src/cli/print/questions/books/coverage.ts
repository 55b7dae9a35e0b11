import type { CoverageAnswer } from '../../../../counsel/index.ts'
import { HOMES } from '../../../../rules/core/index.ts'
import { type Print, widest } from '../../text.ts'
import { COVERAGE } from '../../words/answers.ts'

type Clauses = CoverageAnswer['clauses']

const figures = (clauses: Clauses): readonly number[] => [
  clauses.length,
  ...HOMES.map((home) => clauses.filter((entry) => entry.home === home).length),
]

/** Clauses by book and catalogue, and where they live. */
export const print: Print<CoverageAnswer> = ({ books, clauses }, { paint }) => {
  const rows = Object.entries(books).flatMap(([book, { byCatalogue }]) => {
    const own = clauses.filter((entry) => entry.book === book)
    const parts = Object.keys(byCatalogue).map((catalogue) => ({
      names: [book, catalogue],
      numbers: figures(own.filter((entry) => entry.catalogue === catalogue)),
    }))
    return [...parts, { names: [book, COVERAGE.all], numbers: figures(own) }]
  })
  const all = { names: [COVERAGE.all, COVERAGE.all], numbers: figures(clauses) }
  const written = [...rows, all].map(({ names, numbers }) => [...names, ...numbers.map((number) => (number === 0 ? '-' : String(number)))])
  const head = [COVERAGE.book, COVERAGE.catalogue, COVERAGE.clauses, ...HOMES]
  const widths = head.map((name, column) => widest([name, ...written.map((cells) => cells[column] ?? '')]))
  const laid = (cells: readonly string[]): string =>
    cells.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  return [paint.strong(laid(head)), ...written.map((cells) => (cells[1] === COVERAGE.all ? paint.strong(laid(cells)) : laid(cells)))]
}
