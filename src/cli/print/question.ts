import type { Arguments } from '../../counsel/index.ts'
import type { Look } from '../terminal/terminal.ts'
import { printChapter } from './chapter.ts'

/** What was asked, where the page depends on it. */
export interface Printed {
  readonly args: Arguments
  /** Also what `--all` shows. */
  readonly isWhole: boolean
}

/** Lays the answer to a question out, line by line. */
export type PrintQuestion<A> = (answer: A, look: Look, asked: Printed) => readonly string[]

/** Doors that are laid out by a file of their own, which is fetched with the question. */
const OWN: Readonly<Record<string, () => Promise<{ readonly print: PrintQuestion<never> }>>> = {
  advise: () => import('./questions/advice/advise.ts'),
  'advise-phase': () => import('./questions/advice/advise-phase.ts'),
  allot: () => import('./questions/points/allot.ts'),
  'american-forces': () => import('./questions/alliances/american-forces.ts'),
  blitz: () => import('./questions/war/blitz.ts'),
  cooperate: () => import('./questions/alliances/cooperate.ts'),
  coverage: () => import('./questions/books/coverage.ts'),
  diff: () => import('./questions/books/diff.ts'),
  entry: () => import('./questions/tensions/entry.ts'),
  facts: () => import('./questions/books/facts.ts'),
  initiative: () => import('./questions/points/initiative.ts'),
  forecast: () => import('./questions/advice/forecast.ts'),
  'lend-lease': () => import('./questions/alliances/lend-lease.ts'),
  may: () => import('./questions/may.ts'),
  namings: () => import('./questions/rolls/namings.ts'),
  notices: () => import('./questions/turn/notices.ts'),
  odds: () => import('./questions/rolls/odds.ts'),
  partisans: () => import('./questions/countries/partisans.ts'),
  'pearl-harbor': () => import('./questions/pearl-harbor.ts'),
  reckon: () => import('./questions/rolls/reckon.ts'),
  rules: () => import('./questions/books/rules.ts'),
  secrets: () => import('./questions/points/secrets.ts'),
  sequence: () => import('./questions/turn/sequence.ts'),
  status: () => import('./questions/countries/status.ts'),
  surrender: () => import('./questions/surrender.ts'),
  table: () => import('./questions/books/table.ts'),
  tensions: () => import('./questions/tensions/tensions.ts'),
  unprepared: () => import('./questions/war/unprepared.ts'),
  'war-room': () => import('./questions/war/war-room.ts'),
  'year-start': () => import('./questions/points/year-start.ts'),
}

/** Any other door is laid out by what its answer is. */
export async function printFor(door: string): Promise<PrintQuestion<never>> {
  return (await OWN[door]?.())?.print ?? (printChapter as PrintQuestion<never>)
}
