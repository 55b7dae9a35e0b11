import {
  allPartisans,
  type DivisionCount,
  PARTISAN_RUNNERS,
  PARTISAN_TABLES,
  type PartisanCount,
  type PartisanRow,
  partisanTotals,
} from '../../../rules/chapters/partisans/index.ts'
import {
  chapterOf,
  conditionWords,
  FACTIONS,
  type FactId,
  type Faction,
  factsRead,
  firstTurnOf,
  type Refusal,
  YEARS,
  type Year,
  yearOf,
} from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { ABOUT, about, CITATION, FACT, faction, int, listed, string, TURN } from '../answers/shapes.ts'
import { choice, maybe, text, whole } from '../arguments/argument.ts'
import { misasked, whyNotAmong } from '../arguments/arguments.ts'
import { door } from '../door.ts'

const LAST_YEAR = YEARS.at(-1) ?? YEARS[0]

/** One row of a table as it stands. */
const LINE = s.object({
  id: string,
  table: s.names(PARTISAN_TABLES),
  lands: listed(string),
  words: string,
  by: s.names(PARTISAN_RUNNERS),
  state: s.names(['in-force', 'wanting', 'undated', 'by-diplomacy', 'by-sheet']),
  /** What must still be so, in words; nothing once it is. */
  wanting: s.nullable(string),
  /** What has to be reported before the row can be counted. */
  unreported: listed(string),
  /** The turn from which year starts are counted, and how many have passed. */
  since: s.nullable(TURN),
  yearStarts: s.nullable(int),
  /** Null where the book leaves the number open, or a date is missing. */
  divisions: s.nullable(int),
  byYear: listed(s.object({ year: int, divisions: int })),
  /** The cells as printed, under the year starts they are for; null where nothing is printed. */
  cells: listed(s.object({ yearStarts: int, divisions: s.nullable(int) })),
  /** Its number is part of that row's and not added again. */
  within: maybe(string),
  /** What the row reads from the map. */
  facts: listed(FACT),
  cite: CITATION,
  ruling: maybe(string),
})

const PARTISANS = s.object({
  ...ABOUT,
  /** The year asked about, if it is one to come: then everything else is taken to stay as it is. */
  ahead: s.nullable(int),
  rows: listed(LINE),
  totals: listed(
    s.object({
      by: s.names(PARTISAN_RUNNERS),
      faction: s.nullable(faction),
      divisions: int,
      formed: int,
      uncounted: listed(string),
    }),
  ),
  /** By faction, of the rows that were asked for. */
  factions: s.partialRecord(FACTIONS, int),
  /** What a blank cell means. */
  blanks: CITATION,
})

export type PartisanLine = Readonly<s.Output<typeof LINE>>
export type PartisansAnswer = Readonly<s.Output<typeof PARTISANS>>

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

/** A year that is over is not asked about. */
const whyNotYear = (year: Year | undefined, now: Year): readonly Refusal[] =>
  year === undefined || year >= now ? [] : [misasked('year', `${year}; expected a whole number from ${now} to ${LAST_YEAR}`)]

/** How many partisan divisions everybody may have, row by row. */
export const partisansDoor = door({
  name: 'partisans',
  words: 'Partisan divisions of everybody: row by row since when they count, how many now and in later years, or what is wanting',
  example: 'partisans cases/situations/partisans-1943.yaml --table communist',
  chapters: ['partisans'],
  args: {
    table: maybe(choice(PARTISAN_TABLES, 'this table alone')),
    nation: maybe(text('rows about this land alone')),
    year: maybe(whole(YEARS[0], LAST_YEAR, 'as it would stand at the start of a later year, all else unchanged')),
  },
  shape: PARTISANS,
  answer: (book, situation, { table, nation, year: asked }): PartisansAnswer | Refused => {
    const now = yearOf(situation.turn)
    const year = YEARS.find((one) => one === asked)
    const lands = [...new Set(allPartisans(book, situation).flatMap(({ row }) => row.lands))].sort()
    const wrong = [...whyNotYear(year, now), ...whyNotAmong('nation', nation, lands)]
    if (wrong.length > 0) return refused(...wrong)
    const ahead = year === undefined || year === now ? null : year
    const then = ahead === null ? situation : { ...situation, turn: firstTurnOf(ahead) }
    const counts = allPartisans(book, then).filter(
      ({ row }) =>
        (table === undefined || row.table === table) && (nation === undefined || (row.lands as readonly string[]).includes(nation)),
    )
    const totals = partisanTotals(counts)
    const factions: Partial<Record<Faction, number>> = {}
    for (const { faction: of, divisions } of totals) if (of !== null) factions[of] = (factions[of] ?? 0) + divisions
    return {
      ...about(book, then),
      ahead,
      rows: counts.map(lineOf),
      totals,
      factions,
      blanks: chapterOf(book, 'partisans').blanks.cite,
    }
  },
})
