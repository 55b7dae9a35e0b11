import {
  allPartisans,
  type Citation,
  chapterOf,
  conditionWords,
  type DivisionCount,
  type FactId,
  type Faction,
  factsRead,
  firstTurnOf,
  PARTISAN_TABLES,
  type PartisanCount,
  type PartisanRow,
  type PartisanRunner,
  type PartisanState,
  type PartisanTable,
  type PartisanTotal,
  partisanTotals,
  type Rulebook,
  type Situation,
  type Turn,
  YEARS,
  type Year,
  yearOf,
} from '../../rules/index.ts'
import type { Arguments, Refused } from './answer.ts'
import { type Found, isFound, oneOf, refusedFor, wholeNumber } from './arguments.ts'
import type { SituationDoor } from './door.ts'

/** One row of a table as it stands. */
export interface PartisanLine {
  readonly id: string
  readonly table: PartisanTable
  readonly lands: readonly string[]
  readonly words: string
  readonly by: PartisanRunner
  readonly state: PartisanState
  /** What must still be so, in words; nothing once it is. */
  readonly wanting: string | null
  /** What has to be reported before the row can be counted. */
  readonly unreported: readonly string[]
  /** The turn from which year starts are counted, and how many have passed. */
  readonly since: Turn | null
  readonly yearStarts: number | null
  /** Null where the book leaves the number open, or a date is missing. */
  readonly divisions: number | null
  readonly byYear: readonly { readonly year: number; readonly divisions: number }[]
  /** The cells as printed, under the year starts they are for; null where nothing is printed. */
  readonly cells: readonly { readonly yearStarts: number; readonly divisions: number | null }[]
  /** Its number is part of that row's and not added again. */
  readonly within?: string
  /** What the row reads from the map. */
  readonly facts: readonly FactId[]
  readonly cite: Citation
  readonly ruling?: string
}

export interface PartisansAnswer {
  readonly ok: true
  readonly book: string
  readonly turn: Turn
  /** The year asked about, if it is one to come: then everything else is taken to stay as it is. */
  readonly ahead: number | null
  readonly rows: readonly PartisanLine[]
  readonly totals: readonly PartisanTotal[]
  /** By faction, of the rows that were asked for. */
  readonly factions: Readonly<Partial<Record<Faction, number>>>
  /** What a blank cell means. */
  readonly blanks: Citation
}

const cellsOf = (divisions: DivisionCount): PartisanLine['cells'] =>
  divisions.is === 'cells' ? divisions.columns.map((yearStarts, index) => ({ yearStarts, divisions: divisions.cells[index] ?? null })) : []

const factsOf = ({ when, clocks, divisions }: PartisanRow): readonly FactId[] => [
  ...new Set([
    ...factsRead(when),
    ...clocks.flatMap(({ from }) => from.flatMap((moment) => (moment.is === 'fact' ? [moment.fact] : []))),
    ...(divisions.is === 'counted' ? factsRead(divisions.number) : []),
  ]),
]

const lineOf = ({ row, state, wanting, unreported, since, yearStarts, divisions, byYear }: PartisanCount): PartisanLine => ({
  id: row.id,
  table: row.table,
  lands: row.lands,
  words: row.words,
  by: row.by,
  state,
  wanting: wanting === undefined ? null : conditionWords(wanting),
  unreported,
  since,
  yearStarts,
  divisions,
  byYear,
  cells: cellsOf(row.divisions),
  ...(row.within === undefined ? {} : { within: row.within }),
  facts: factsOf(row),
  cite: row.cite,
  ...(row.ruling === undefined ? {} : { ruling: row.ruling }),
})

function landArgument(args: Arguments, counts: readonly PartisanCount[]): Found<string | undefined> {
  if (args['nation'] === undefined) return { value: undefined }
  return oneOf(args, 'nation', [...new Set(counts.flatMap(({ row }) => row.lands))].sort())
}

const yearArgument = (args: Arguments, now: Year): Found<number | undefined> =>
  args['year'] === undefined ? { value: undefined } : wholeNumber(args, 'year', { least: now, most: YEARS.at(-1) ?? now })

/** How many partisan divisions everybody may have, row by row: since when it counts, or what is still wanting. */
export function answerPartisans(book: Rulebook, situation: Situation, args: Arguments): PartisansAnswer | Refused {
  const now = yearOf(situation.turn)
  const table: Found<PartisanTable | undefined> = args['table'] === undefined ? { value: undefined } : oneOf(args, 'table', PARTISAN_TABLES)
  const year = yearArgument(args, now)
  const land = landArgument(args, allPartisans(book, situation))
  if (!isFound(table) || !isFound(year) || !isFound(land)) return refusedFor(table, year, land)
  const ahead = year.value === undefined || year.value === now ? null : (year.value as Year)
  const then = ahead === null ? situation : { ...situation, turn: firstTurnOf(ahead) }
  const all = allPartisans(book, then)
  const counts = all.filter(
    ({ row }) =>
      (table.value === undefined || row.table === table.value) &&
      (land.value === undefined || (row.lands as readonly string[]).includes(land.value)),
  )
  const totals = partisanTotals(counts)
  const factions: Partial<Record<Faction, number>> = {}
  for (const { faction, divisions } of totals) if (faction !== null) factions[faction] = (factions[faction] ?? 0) + divisions
  return {
    ok: true,
    book: book.id,
    turn: then.turn,
    ahead,
    rows: counts.map(lineOf),
    totals,
    factions,
    blanks: chapterOf(book, 'partisans').blanks.cite,
  }
}

export const partisansDoor: SituationDoor<PartisansAnswer | Refused> = {
  name: 'partisans',
  answer: answerPartisans,
  chapters: ['partisans'],
}
