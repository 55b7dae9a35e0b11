import { type Line, lineOf } from './reckoning.ts'
import type { Rulebook } from './rulebook.ts'
import { type Situation, TRACKS, type Track } from './situation.ts'
import type { Modifier, Timing } from './table.ts'
import { isMet, measure } from './weighing.ts'

/** A line of a track's account for one turn. */
export interface TensionLine extends Line {
  readonly timing: Timing
}

/** What one turn does to a track: the level before, every line, and the level they make of it. */
export interface TrackAccount {
  readonly before: number
  readonly lines: readonly TensionLine[]
  readonly after: number
}

export type TensionAccounts = Readonly<Partial<Record<Track, TrackAccount>>>

/** The die for the effective level: 1 takes two off, 6 puts two on (49.851B, 49.852B). */
const OFFSETS = [-2, -1, 0, 0, +1, +2] as const
export const offsetOf = (die: number): number => OFFSETS[die - 1] ?? 0

const timesIn = ({ when, per }: Modifier, situation: Situation): number =>
  when !== undefined && !isMet(when, situation) ? 0 : per === undefined ? 1 : measure(per, situation)

/** How often a line counts this turn, by the moment at which it is judged. */
function timesThisTurn(row: Modifier, before: Situation, after: Situation): number {
  const [then, now] = [timesIn(row, before), timesIn(row, after)]
  switch (row.timing ?? 'act') {
    case 'start':
      return then
    case 'any-time':
      // 49.841B, 49.841C: what stood at the start or came about later counts once, and is not taken back.
      return Math.max(then, now)
    case 'control':
      // 49.842: gained is added, recaptured is taken back, lost again counts again.
      return now - then
    case 'turn-end':
    case 'act':
      return now
  }
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.amount, 0)

const atLevel = (situation: Situation, track: Track, actual: number): Situation => ({
  ...situation,
  tensions: { ...situation.tensions, [track]: { actual, effective: actual } },
})

/**
 * What a turn adds to one track. `before` is how things stood when the turn began, `after` how they stand at its end;
 * lines that depend on the level itself see what the start of the turn made of it.
 */
export function trackAccount(rows: readonly Modifier[], track: Track, before: Situation, after: Situation): TrackAccount {
  const opening: Situation = { ...before, turn: after.turn }
  const level = opening.tensions[track].actual
  const started = rows.filter((row) => row.timing === 'start').map((row) => lineOf(row, timesThisTurn(row, opening, after)))
  const midway = atLevel(after, track, level + sumOf(started))
  const lines = rows.map((row): TensionLine => ({ ...lineOf(row, timesThisTurn(row, opening, midway)), timing: row.timing ?? 'act' }))
  return { before: level, lines, after: level + sumOf(lines) }
}

/** What a turn adds to every track the book and the game keep. */
export function tensionTurn(book: Rulebook, before: Situation, after: Situation): TensionAccounts {
  return Object.fromEntries(
    TRACKS.flatMap((track) => {
      const table = book.tables[track]
      const isKept = book.clauses.isTrackKept(track, after)
      return table === undefined || !isKept ? [] : [[track, trackAccount(table.rows, track, before, after)]]
    }),
  )
}
