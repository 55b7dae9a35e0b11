import type { DiffAnswer, PrintedRow } from '../../../../counsel/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { inColumn, inset, type Print, paragraphs, said, titled, widest } from '../../text.ts'
import { DIFFERENCE } from '../../words/answers.ts'
import { printRow } from './table.ts'

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
    row === null ? [] : [`  ${isAlone ? DIFFERENCE.onlyIn(book) : book}`, ...inset(2, look, (narrower) => printRow(row, narrower))]
  return [
    ...changed.flatMap(({ table, only }) => (only === undefined ? [] : [`  ${DIFFERENCE.onlyTable(table, only)}`])),
    ...sharedChanges(changed).flatMap(({ tables: names, row }) => [
      ...side(one, row.one, row.other === null),
      ...side(other, row.other, row.one === null),
      ...said({ words: look.paint.faint(DIFFERENCE.inTables(names)) }, 7, look),
    ]),
  ]
}

function headings(entries: DiffAnswer['clauses']['onlyInOne'], look: Look): readonly string[] {
  const width = widest(entries.map(({ number }) => number))
  return entries.flatMap(({ number, heading }) => inColumn(number, width, heading, 2, look))
}

/** First the tables, row by row; then the clauses. */
export const print: Print<DiffAnswer> = (answer, look) => {
  const { one, other, clauses } = answer
  const { onlyInOne, onlyInOther, reworded } = clauses
  const { strong } = look.paint
  const width = widest([one, other])
  const wordings = reworded.flatMap((entry) => [
    `  ${entry.number}`,
    ...inColumn(one, width, entry.one, 4, look),
    ...inColumn(other, width, entry.other, 4, look),
  ])
  const sections = [
    titled(strong(DIFFERENCE.tables), tables(answer, look)),
    titled(strong(DIFFERENCE.clausesOnlyIn(one, onlyInOne.length)), headings(onlyInOne, look)),
    titled(strong(DIFFERENCE.clausesOnlyIn(other, onlyInOther.length)), headings(onlyInOther, look)),
    titled(strong(DIFFERENCE.reworded(reworded.length)), wordings),
  ]
  return sections.every((lines) => lines.length === 0)
    ? [DIFFERENCE.none]
    : paragraphs([[strong(DIFFERENCE.against(one, other))], ...sections])
}
