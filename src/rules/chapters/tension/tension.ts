import {
  type Book,
  copyWith,
  type Line,
  lineOf,
  type Modifier,
  onceFor,
  type Situation,
  situationWith,
  type Timing,
  type Track,
} from '../../core/index.ts'
import type { TensionChapter } from './clauses.ts'

/** The moments of a turn at which tension moves, in their order. */
export const MOMENTS = ['start', 'axis', 'russian-turn', 'allied', 'end'] as const
export type Moment = (typeof MOMENTS)[number]

/** A line of a track's account for one turn. */
export interface TensionLine extends Line {
  readonly timing: Timing
  readonly moment: Moment
}

/** What one turn does to a track: the level before, every line, and the level they make of it. */
export interface TrackAccount {
  readonly before: number
  readonly lines: readonly TensionLine[]
  readonly after: number
  /**
   * The level when the die is thrown, at the end of the Allied diplomatic phase and after any point used in it (49.851A-2, 49.852A-2).
   * There is one die a turn: thrown as Japan declares war on Britain or the U.S., it serves for what is left of the turn (49.852A-3,
   * 49.852A-4, USJT-X2, USJT-X3).
   */
  readonly atTheDie: number
  /** The highest level of any moment of the turn. */
  readonly highest: number
}

/** The level with what the start of the turn added. */
export const levelAtStart = (account: TrackAccount | undefined): number =>
  (account?.before ?? 0) + (account?.lines ?? []).filter(({ moment }) => moment === 'start').reduce((sum, { amount }) => sum + amount, 0)

export type TensionAccounts = Readonly<Partial<Record<Track, TrackAccount>>>

/**
 * What the die makes of the level, as the book has it. The actual level is the sum of its lines, which no die changes (49.851A-1,
 * 49.851A-3, 49.852A-1).
 */
export const offsetBy = ({ clauses }: Book<Pick<TensionChapter, 'tensionRules'>>, die: number): number =>
  clauses.tensionRules.effective.offsets[die - 1] ?? 0

/** How often a line counts this turn, by the moment at which it is judged, from how often it counted then and does now. */
export function timesThisTurn({ timing }: Modifier, then: number, now: number): number {
  switch (timing ?? 'act') {
    case 'start':
      // 49.841A-1, 49.841A-2: how the turn began decides; a war that breaks out in it counts by its declaration alone.
      return then
    case 'any-time':
      // 49.841B, 49.841C: what stood at the start or came about later counts once, and is not taken back.
      return Math.max(then, now)
    case 'control':
      // 49.842b, 49.842c: gained is added, recaptured is taken back, lost again counts again (RGT-E0, USAT-E0, USJT-E0).
      return now - then
    case 'rise':
    case 'once':
      return Math.max(0, now - then)
    case 'act':
    case 'activation':
    case 'axis-end':
    case 'declaration':
    case 'russian-turn':
    case 'turn-end':
      // 49.842a: when it is done, and for good; so with a point used (49.83b).
      return now
  }
}

export const atLevel = (situation: Situation, track: Track, actual: number): Situation =>
  situationWith(situation, { tensions: copyWith(situation.tensions, { [track]: { actual, effective: actual } }) })

/** When a line moves the level: what the Axis take they take in their player turn, and lose in the Allied one; for Allied gains the reverse. */
export function momentOf(row: Modifier, times: number, isMetAtStart: boolean): Moment {
  switch (row.timing ?? 'act') {
    case 'start':
      return 'start'
    case 'any-time':
      return isMetAtStart ? 'start' : row.inAlliedTurn ? 'allied' : 'axis'
    case 'control':
      return times >= 0 === (row.inAlliedTurn ?? false) ? 'allied' : 'axis'
    case 'rise':
    case 'act':
    case 'once':
    case 'activation':
      return row.inAlliedTurn ? 'allied' : 'axis'
    case 'axis-end':
    case 'declaration':
      return 'axis'
    case 'russian-turn':
      return 'russian-turn'
    case 'turn-end':
      return 'end'
  }
}

/** Lines that look at things as they stood at another moment than the end. */
const LOOKING_ELSEWHERE: readonly Timing[] = ['declaration', 'russian-turn', 'axis-end']

/** A row of a track made ready, and every line it has made. */
export interface TrackRow {
  readonly row: Modifier
  readonly timing: Timing
  readonly isOfStart: boolean
  readonly looksElsewhere: boolean
  readonly lines: Map<number, TensionLine>
}

export const trackRowsOf = onceFor((rows: readonly Modifier[]): readonly TrackRow[] =>
  rows.map((row): TrackRow => {
    const timing = row.timing ?? 'act'
    return {
      row,
      timing,
      isOfStart: timing === 'start' || timing === 'any-time',
      looksElsewhere: LOOKING_ELSEWHERE.includes(timing),
      lines: new Map(),
    }
  }),
)

/** What a line says that moves the level by so much: one that takes back what its row had counted says that it is so no longer (49.842b). */
export const wordsMoved = ({ timing, value, words }: Modifier, amount: number): string =>
  timing === 'control' && amount * value < 0 ? `no longer: ${words}` : words

/** A row that counts as often and at the same moment is always the same line. */
export function tensionLine({ row, timing, lines }: TrackRow, times: number, moment: Moment): TensionLine {
  const key = times * MOMENTS.length + MOMENTS.indexOf(moment)
  const known = lines.get(key)
  if (known !== undefined) return known
  const counted = lineOf(row, times)
  const line: TensionLine = { ...counted, words: wordsMoved(row, counted.amount), timing, moment }
  lines.set(key, line)
  return line
}
