import type { PartisanTable } from '../../../rules/chapters/partisans/index.ts'

/** Wording about partisans that is said more than once or put together from parts. */

export const TABLE_WORDS: Readonly<Record<PartisanTable, string>> = {
  fascist: 'Fascist partisans',
  resistance: 'Resistance',
  communist: 'Communist partisans',
  elsewhere: 'Raised by other clauses',
}

export const TABLE_NOTES: Readonly<Record<PartisanTable, string>> = {
  fascist: 'Run by the Axis: at once, at the next YSS, at the second.',
  resistance: 'Run by Britain: at the first, second and third YSS.',
  communist: 'Run by Russia: at the first, second and third YSS.',
  elsewhere: 'Each by its own clause.',
}

export const WORDS = {
  label: 'Partisans',
  heading: 'Who rises, and how many',
  silent: (book: string): string => `${book} has no partisan tables.`,
  since: (turn: string, starts: number): string => `since ${turn}, over ${starts} YSS`,
  undatedRows: (rows: number): string =>
    rows === 1
      ? 'One row is in force but not dated, and not in these sums: say since when, and it counts.'
      : `${rows} rows are in force but not dated, and not in these sums: say since when, and they count.`,
  'by-diplomacy': 'as a diplomatic result says',
  'by-sheet': 'as the nation’s sheet says',
  ahead: (year: number): string => `as it would stand at the start of ${year}, if all else stays as it is`,
} as const
