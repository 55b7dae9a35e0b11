import type { PartisanLine, PartisansAnswer } from '../../../../counsel/index.ts'
import { PARTISAN_TABLES, RUNNER_NAMES } from '../../../../rules/chapters/partisans/index.ts'
import { turnName } from '../../../../rules/core/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { MARGIN, numbered, type Print, paragraphs, plain, tally, titled } from '../../text.ts'
import { PARTISANS } from '../../words/aid.ts'

/** The number now, on the right of its column. */
const amount = (divisions: number | null): string => tally(divisions ?? '·')

/** `(–, 1, 2)`, as the table prints it. */
const printed = ({ cells }: PartisanLine): string =>
  cells.length === 0 ? '' : ` (${cells.map(({ divisions }) => PARTISANS.cell(divisions)).join(', ')})`

/** Only the years in which the number changes: `1 from 1942, 2 from 1943`. */
function changes({ byYear, cells }: PartisanLine): string {
  const steps = byYear.filter(({ divisions }, index) => divisions !== (byYear[index - 1]?.divisions ?? 0))
  const isAtOnce = cells[0]?.yearStarts === 0
  return steps
    .map(({ divisions, year }, index) =>
      isAtOnce && index === 0 && year === byYear[0]?.year ? PARTISANS.first(divisions) : PARTISANS.from(divisions, year),
    )
    .join(', ')
}

/** Who runs it, where that is not whoever runs the table. */
const whoseOf = ({ by, table }: PartisanLine): string => (by === PARTISANS.usual[table] ? '' : `, ${RUNNER_NAMES[by]}`)

function details(row: PartisanLine): readonly string[] {
  const since = row.since === null || row.yearStarts === null ? [] : [PARTISANS.since(turnName(row.since), row.yearStarts)]
  const told = [...since, changes(row)].filter((part) => part !== '')
  return [
    ...(told.length === 0 ? [] : [told.join(': ')]),
    ...(row.state === 'by-diplomacy' || row.state === 'by-sheet' ? [PARTISANS[row.state]] : []),
    ...(row.unreported.length === 0 ? [] : [PARTISANS.undated(row.unreported)]),
  ]
}

const inForce = (row: PartisanLine, rows: readonly PartisanLine[], look: Look): readonly string[] => {
  const whole = rows.find(({ id, state }) => id === row.within && state === 'in-force')
  const words = `${row.words}${printed(row)}${whoseOf(row)}${whole === undefined ? '' : `, ${PARTISANS.within(whole.words)}`}`
  return [
    ...numbered(amount(row.divisions), { words, cite: row.cite, ruling: row.ruling }, look),
    ...details(row).flatMap((text) => plain(text, MARGIN, look)),
  ]
}

const waiting = (row: PartisanLine, look: Look): readonly string[] =>
  plain(`${row.words}${printed(row)}${whoseOf(row)} ${look.paint.faint(PARTISANS.needs(row.wanting ?? ''))}`, MARGIN, look)

/** What stands first, with since when and how it goes on; what is wanting for the rest below it. */
export const print: Print<PartisansAnswer> = ({ book, turn, ahead, rows, totals }, look) => {
  const { strong, faint } = look.paint
  const tables = PARTISAN_TABLES.flatMap((table) => {
    const own = rows.filter((row) => row.table === table)
    if (own.length === 0) return []
    const wanting = own.filter(({ state }) => state === 'wanting').flatMap((row) => waiting(row, look))
    const standing = own.filter(({ state }) => state !== 'wanting').flatMap((row) => inForce(row, own, look))
    return [[...plain(strong(PARTISANS.tables[table]), 0, look), ...standing, ...titled(`  ${PARTISANS.wanting}`, wanting)]]
  })
  const sums = totals.flatMap(({ by, divisions, formed, uncounted }) => {
    const left = rows.filter(({ id }) => uncounted.includes(id)).map(({ words }) => words)
    const more = `${formed === 0 ? '' : PARTISANS.formed(formed)}${left.length === 0 ? '' : faint(PARTISANS.beside(left))}`
    return numbered(amount(divisions), { words: RUNNER_NAMES[by] + more }, look)
  })
  return paragraphs([
    [strong(PARTISANS.title(turnName(turn), book)), ...(ahead === null ? [] : [PARTISANS.ahead(ahead)])],
    ...tables,
    [strong(PARTISANS.totals), ...sums],
  ])
}
