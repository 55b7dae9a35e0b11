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
  advise: () => import('./questions/advise.ts'),
  'advise-phase': () => import('./questions/advise-phase.ts'),
  allot: () => import('./questions/allot.ts'),
  'american-forces': () => import('./questions/american-forces.ts'),
  blitz: () => import('./questions/blitz.ts'),
  cooperate: () => import('./questions/cooperate.ts'),
  coverage: () => import('./questions/coverage.ts'),
  diff: () => import('./questions/diff.ts'),
  entry: () => import('./questions/entry.ts'),
  facts: () => import('./questions/facts.ts'),
  initiative: () => import('./questions/initiative.ts'),
  forecast: () => import('./questions/forecast.ts'),
  'lend-lease': () => import('./questions/lend-lease.ts'),
  may: () => import('./questions/may.ts'),
  namings: () => import('./questions/namings.ts'),
  notices: () => import('./questions/notices.ts'),
  odds: () => import('./questions/odds.ts'),
  partisans: () => import('./questions/partisans.ts'),
  'pearl-harbor': () => import('./questions/pearl-harbor.ts'),
  reckon: () => import('./questions/reckon.ts'),
  rules: () => import('./questions/rules.ts'),
  secrets: () => import('./questions/secrets.ts'),
  sequence: () => import('./questions/sequence.ts'),
  status: () => import('./questions/status.ts'),
  surrender: () => import('./questions/surrender.ts'),
  table: () => import('./questions/table.ts'),
  tensions: () => import('./questions/tensions.ts'),
  unprepared: () => import('./questions/unprepared.ts'),
  'war-room': () => import('./questions/war-room.ts'),
  'year-start': () => import('./questions/year-start.ts'),
}

/** Any other door is laid out by what its answer is. */
export async function printFor(door: string): Promise<PrintQuestion<never>> {
  return (await OWN[door]?.())?.print ?? (printChapter as PrintQuestion<never>)
}
