import {
  type Book,
  type Citation,
  type Condition,
  chapterOf,
  type DateFact,
  dateOf,
  FACTS,
  type Faction,
  firstTurnOf,
  isMet,
  isNever,
  joins,
  lacking,
  type Minor,
  measure,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  type Quantity,
  type Situation,
  situationWith,
  type Told,
  type Turn,
  turnNumber,
  YEARS,
  type Year,
  yearOf,
} from '../../core/index.ts'

/** The three printed tables, and what other clauses raise. */
export const PARTISAN_TABLES = ['fascist', 'resistance', 'communist', 'elsewhere'] as const
export type PartisanTable = (typeof PARTISAN_TABLES)[number]

/** Who builds and runs them. */
export const PARTISAN_RUNNERS = ['axis', 'britain', 'us', 'russia', 'japan', 'china'] as const
export type PartisanRunner = (typeof PARTISAN_RUNNERS)[number]
export const RUNNER_NAMES: Readonly<Record<PartisanRunner, string>> = { ...POWER_NAMES, axis: 'the Axis' }

/** The faction a runner belongs to; Japan and China pool nothing with anybody. */
const RUNNERS_FACTION: Readonly<Record<PartisanRunner, Faction | null>> = {
  axis: 'axis',
  britain: 'westernAllies',
  us: 'westernAllies',
  russia: 'russia',
  japan: null,
  china: null,
}

/** Lands of the tables that are no nation of their own. */
const REGIONS = {
  westernPoland: 'western Poland',
  easternPoland: 'eastern Poland',
  siberia: 'Siberia',
  philippines: 'the Philippines',
  homeIslands: 'the Home Islands',
  burma: 'Burma',
} as const

export type PartisanLand = Nation | keyof typeof REGIONS

export const landName = (land: PartisanLand): string => ({ ...NATION_NAMES, ...REGIONS })[land]

/** Something that a clock waits for. */
export type ClockMoment =
  | { readonly is: 'fact'; readonly fact: DateFact }
  /** The turn the country joined the side it stands with. */
  | { readonly is: 'standing'; readonly minor: Minor }
  /** The first war between any of these and the other. */
  | { readonly is: 'war'; readonly of: readonly Nation[]; readonly with: Nation }
  | { readonly is: 'turn'; readonly turn: Turn }

/** Starts when the last of its moments has come. */
export interface PartisanClock {
  readonly when: Condition
  readonly from: readonly ClockMoment[]
}

/** How many divisions there may be. */
export type DivisionCount =
  /** One cell to a column; nothing where the print is blank. */
  | { readonly is: 'cells'; readonly cells: readonly (number | null)[]; readonly columns: readonly number[] }
  /** So many more at each year start. */
  | { readonly is: 'each-year-start'; readonly number: number }
  | { readonly is: 'counted'; readonly number: Quantity }
  | { readonly is: 'by-diplomacy' }
  | { readonly is: 'by-sheet' }

/** One line of a partisan table. */
export interface PartisanRow extends Told {
  readonly id: string
  readonly table: PartisanTable
  /** Whose partisans they are; several where one number covers them together. */
  readonly lands: readonly [PartisanLand, ...PartisanLand[]]
  readonly by: PartisanRunner
  readonly when: Condition
  /** The first whose condition is met runs; none is needed where years do not matter. */
  readonly clocks: readonly PartisanClock[]
  readonly divisions: DivisionCount
  /** Formed divisions, not partisans: told apart and in no sum of partisans. */
  readonly areFormed?: true
  /** A loss: it takes from that row, and never more than is there. */
  readonly takesFrom?: string
  /** Contained in the number of that row while it holds. */
  readonly within?: string
  readonly ruling?: string
}

export interface PartisanClauses {
  readonly rows: readonly PartisanRow[]
  /** After its last number a row keeps it; otherwise a blank cell is none at all. */
  readonly blanks: { readonly when: Condition; readonly cite: Citation }
}

export interface PartisanChapter {
  /** Partisans by year starts. */
  readonly partisans?: PartisanClauses
}

/** How a row stands: in force, still wanting something, or without the date it counts from. */
export type PartisanState = 'in-force' | 'wanting' | 'undated' | 'by-diplomacy' | 'by-sheet'

/** A row as it stands now. */
export interface PartisanCount {
  readonly row: PartisanRow
  readonly state: PartisanState
  /** What must still be so. */
  readonly wanting?: Condition
  /** What has to be reported before the row can be counted. */
  readonly unreported: readonly string[]
  readonly since: Turn | null
  /** Year starts gone by since then. */
  readonly yearStarts: number | null
  /** Divisions there may be; a loss is below zero; nothing where the book leaves it open. */
  readonly divisions: number | null
  /** The same at each year start to come and gone, as long as things stay as they are. */
  readonly byYear: readonly { readonly year: Year; readonly divisions: number }[]
}

function momentOf(moment: ClockMoment, situation: Situation): Turn | undefined {
  const { standings, wars } = situation
  switch (moment.is) {
    case 'fact':
      return dateOf(situation, moment.fact)
    case 'standing':
      return standings[moment.minor].joined ?? standings[moment.minor].since
    case 'turn':
      return moment.turn
    case 'war':
      return wars
        .filter((war) => moment.of.some((nation) => joins(war, nation, moment.with)))
        .map(({ since }) => since)
        .sort((one, other) => turnNumber(one) - turnNumber(other))[0]
  }
}

/** What a file leaves out, named as it is written there. */
const momentWords = (moment: ClockMoment): string => {
  switch (moment.is) {
    case 'fact':
      return `${moment.fact}: ${FACTS[moment.fact].words}`
    case 'standing':
      return `standings.${moment.minor}.since: ${NATION_NAMES[moment.minor]} took its present standing (or joined, when it first took that side)`
    case 'turn':
      return moment.turn
    case 'war':
      return `the first war of ${moment.of.map((nation) => NATION_NAMES[nation]).join(' or ')} with ${NATION_NAMES[moment.with]}`
  }
}

/** The clock that runs for a row, with the turn it started in or what is not dated. */
function clockOf({ clocks }: PartisanRow, situation: Situation): { readonly since: Turn | null; readonly undated: readonly string[] } {
  const clock = clocks.find(({ when }) => isMet(when, situation))
  if (clock === undefined) return { since: null, undated: [] }
  const dates = clock.from.map((moment) => ({ moment, turn: momentOf(moment, situation) }))
  const undated = dates.flatMap(({ moment, turn }) => (turn === undefined ? [momentWords(moment)] : []))
  const turns = dates.flatMap(({ turn }) => (turn === undefined ? [] : [turn]))
  const last = turns.sort((one, other) => turnNumber(other) - turnNumber(one))[0]
  return { since: undated.length > 0 || last === undefined ? null : last, undated }
}

/** A cell after so many year starts; beyond the last column that one holds (RC-22). */
function cellAt(cells: readonly (number | null)[], columns: readonly number[], yearStarts: number, isLastKept: boolean): number {
  const reached = cells.filter((_cell, index) => (columns[index] ?? 0) <= yearStarts)
  return (isLastKept ? reached.findLast((cell) => cell !== null) : reached.at(-1)) ?? 0
}

function divisionsAt(book: Book<PartisanChapter>, situation: Situation, { divisions }: PartisanRow, since: Turn | null): number | null {
  const yearStarts = since === null ? 0 : yearOf(situation.turn) - yearOf(since)
  switch (divisions.is) {
    case 'cells':
      return cellAt(divisions.cells, divisions.columns, yearStarts, isMet(chapterOf(book, 'partisans').blanks.when, situation))
    case 'each-year-start':
      return divisions.number * Math.max(0, yearStarts)
    case 'counted':
      return measure(divisions.number, situation)
    case 'by-diplomacy':
    case 'by-sheet':
      return null
  }
}

/** Never more than the row it takes from has at that time. */
function boundedBy(book: Book<PartisanChapter>, situation: Situation, row: PartisanRow, found: number | null): number | null {
  const from = chapterOf(book, 'partisans').rows.find(({ id }) => id === row.takesFrom)
  if (from === undefined || found === null) return found
  return -Math.min(-found, partisansOf(book, situation, from).divisions ?? 0) || 0
}

function inForce(book: Book<PartisanChapter>, situation: Situation, row: PartisanRow, since: Turn | null): PartisanCount {
  const at = (turn: Turn): number | null => {
    const then = situationWith(situation, { turn })
    return boundedBy(book, then, row, divisionsAt(book, then, row, since))
  }
  const first = since === null ? yearOf(situation.turn) : yearOf(since)
  const state = row.divisions.is === 'by-diplomacy' || row.divisions.is === 'by-sheet' ? row.divisions.is : 'in-force'
  return {
    row,
    state,
    unreported: [],
    since,
    yearStarts: since === null ? null : yearOf(situation.turn) - yearOf(since),
    divisions: at(situation.turn),
    byYear: YEARS.filter((year) => year >= first).flatMap((year) => {
      const divisions = at(firstTurnOf(year))
      return divisions === null ? [] : [{ year, divisions }]
    }),
  }
}

/** How many divisions a row allows now, from when it counts, or what is still wanting. */
export function partisansOf(book: Book<PartisanChapter>, situation: Situation, row: PartisanRow): PartisanCount {
  const wanting = lacking(row.when, situation)
  const { since, undated } = clockOf(row, situation)
  const nothing = { row, since: null, yearStarts: null, byYear: [] } as const
  if (wanting !== undefined) return { ...nothing, state: 'wanting', wanting, unreported: [], divisions: 0 }
  if (undated.length > 0) return { ...nothing, state: 'undated', unreported: undated, divisions: null }
  return inForce(book, situation, row, since)
}

/** What one runner may have in all. */
export interface PartisanTotal {
  readonly by: PartisanRunner
  readonly faction: Faction | null
  readonly divisions: number
  /** Divisions that are no partisans, beside them. */
  readonly formed: number
  /** Rows left out for want of a date, a result or a sheet. */
  readonly uncounted: readonly string[]
}

const isCounted = ({ row }: PartisanCount, counts: readonly PartisanCount[]): boolean =>
  row.within === undefined || !counts.some((other) => other.row.id === row.within && other.state === 'in-force')

/** Every row as it stands, in the order of the tables; one that a ruling leaves out is no row. */
export const allPartisans = (book: Book<PartisanChapter>, situation: Situation): readonly PartisanCount[] =>
  chapterOf(book, 'partisans')
    .rows.filter(({ when }) => !isNever(when))
    .map((row) => partisansOf(book, situation, row))

/** Sums for everybody who runs any of these rows; what another row contains is not added twice. */
export const partisanTotals = (counts: readonly PartisanCount[]): readonly PartisanTotal[] =>
  PARTISAN_RUNNERS.flatMap((by) => {
    const all = counts.filter((count) => count.row.by === by)
    const own = all.filter(({ row }) => row.areFormed !== true)
    return all.length === 0
      ? []
      : [
          {
            by,
            faction: RUNNERS_FACTION[by],
            divisions: own.filter((count) => isCounted(count, counts)).reduce((sum, { divisions }) => sum + (divisions ?? 0), 0),
            formed: all.filter(({ row }) => row.areFormed).reduce((sum, { divisions }) => sum + (divisions ?? 0), 0),
            uncounted: own.filter(({ divisions }) => divisions === null).map(({ row }) => row.id),
          },
        ]
  })
