import type { DiffAnswer, PrintedRow } from '../../counsel/index.ts'
import type { Look } from '../terminal.ts'
import { DIFFERENCE } from '../words.ts'
import { wrap } from '../wrap.ts'
import type { Print } from './print.ts'
import { printRow } from './printed-table.ts'

const indented = (lines: readonly string[], by: number): readonly string[] => lines.map((line) => ' '.repeat(by) + line)

const narrower = ({ paint, columns }: Look, by: number): Look => ({ paint, ...(columns === undefined ? {} : { columns: columns - by }) })

type ChangedRow = DiffAnswer['tables'][number]['rows'][number]

/** Rows of a section come up in every table that shares it: said once, with the tables that have it. */
function sharedChanges(changed: DiffAnswer['tables']): readonly { readonly tables: readonly string[]; readonly row: ChangedRow }[] {
  const shared = new Map<string, { tables: string[]; row: ChangedRow }>()
  for (const { table, rows } of changed)
    for (const row of rows) {
      const found = shared.get(JSON.stringify(row)) ?? { tables: [], row }
      found.tables.push(table)
      shared.set(JSON.stringify(row), found)
    }
  return [...shared.values()]
}

function tables({ one, other, tables: changed }: DiffAnswer, look: Look): readonly string[] {
  const side = (book: string, row: PrintedRow | null, isAlone: boolean): readonly string[] =>
    row === null ? [] : [`  ${isAlone ? DIFFERENCE.onlyIn(book) : book}`, ...indented(printRow(row, narrower(look, 2)), 2)]
  return [
    ...changed.flatMap(({ table, only }) => (only === undefined ? [] : [`  ${DIFFERENCE.onlyTable(table, only)}`])),
    ...sharedChanges(changed).flatMap(({ tables: names, row }) => [
      ...side(one, row.one, row.other === null),
      ...side(other, row.other, row.one === null),
      ...wrap(`       ${look.paint.faint(DIFFERENCE.inTables(names))}`, 9, look.columns),
    ]),
  ]
}

type Headings = DiffAnswer['clauses']['onlyInOne']

function headings(entries: Headings, { columns }: Look): readonly string[] {
  const width = Math.max(0, ...entries.map(({ number }) => number.length))
  return entries.flatMap(({ number, heading }) => wrap(`  ${number.padEnd(width)}  ${heading}`, width + 4, columns))
}

/** First the tables, row by row; then the clauses. */
export const printDifference: Print<DiffAnswer> = (answer, look) => {
  const { one, other, clauses } = answer
  const { onlyInOne, onlyInOther, reworded } = clauses
  const { strong } = look.paint
  const width = Math.max(one.length, other.length)
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [DIFFERENCE.tables, tables(answer, look)],
    [DIFFERENCE.clausesOnlyIn(one, onlyInOne.length), headings(onlyInOne, look)],
    [DIFFERENCE.clausesOnlyIn(other, onlyInOther.length), headings(onlyInOther, look)],
    [
      DIFFERENCE.reworded(reworded.length),
      reworded.flatMap((entry) => [
        `  ${entry.number}`,
        ...wrap(`    ${one.padEnd(width)}  ${entry.one}`, width + 6, look.columns),
        ...wrap(`    ${other.padEnd(width)}  ${entry.other}`, width + 6, look.columns),
      ]),
    ],
  ]
  const told = sections.filter(([, lines]) => lines.length > 0)
  return told.length === 0
    ? [DIFFERENCE.none]
    : [strong(DIFFERENCE.against(one, other)), ...told.flatMap(([heading, lines]) => ['', strong(heading), ...lines])]
}
