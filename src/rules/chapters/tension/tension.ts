import {
  addUp,
  type Book,
  FACT_IDS,
  FACTS,
  factsWith,
  isMet,
  type Line,
  lineOf,
  type Modifier,
  measure,
  type Situation,
  type Timing,
  TRACKS,
  type Track,
} from '../../core/index.ts'
import type { TensionChapter } from './clauses.ts'
import { isTrackKept } from './kept-track.ts'

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

export type TensionAccounts = Readonly<Partial<Record<Track, TrackAccount>>>

/**
 * What the die makes of the level, as the book has it. The actual level is the sum of its lines, which no die changes (49.851A-1,
 * 49.851A-3, 49.852A-1).
 */
export const offsetBy = ({ clauses }: Book<Pick<TensionChapter, 'tensionRules'>>, die: number): number =>
  clauses.tensionRules.effective.offsets[die - 1] ?? 0

/** How often a line counts as things stand at one moment. */
export const timesIn = ({ when, per }: Modifier, situation: Situation): number =>
  when !== undefined && !isMet(when, situation) ? 0 : per === undefined ? 1 : measure(per, situation)

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

export const atLevel = (situation: Situation, track: Track, actual: number): Situation => ({
  ...situation,
  tensions: { ...situation.tensions, [track]: { actual, effective: actual } },
})

/** When a line moves the level: what the Axis take they take in their player turn, and lose in the Allied one; for Allied gains the reverse. */
function momentOf(row: Modifier, times: number, isMetAtStart: boolean): Moment {
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

/** From where a turn's lines are counted: the level before its start, or with all that its start added. */
export type CountedFrom = 'opening' | 'after-start'

const CONTROL_IDS = FACT_IDS.filter((id) => FACTS[id].type === 'control')

/** Places that an Ally took this turn were not yet his when the Axis player turn ended. */
function beforeAlliedMoves(opening: Situation, after: Situation): Situation {
  const isAllied = (holder: unknown): boolean => holder === 'russia' || holder === 'britain' || holder === 'france' || holder === 'us'
  const taken = CONTROL_IDS.filter((id) => after.facts[id] !== opening.facts[id] && isAllied(after.facts[id]))
  return taken.length === 0
    ? after
    : { ...after, facts: factsWith(after.facts, Object.fromEntries(taken.map((id) => [id, opening.facts[id] ?? null]))) }
}

/** What a line says that moves the level by so much: one that takes back what its row had counted says that it is so no longer (49.842b). */
export const wordsMoved = ({ timing, value, words }: Modifier, amount: number): string =>
  timing === 'control' && amount * value < 0 ? `no longer: ${words}` : words

export function countedLine(row: Modifier, times: number, moment: Moment): TensionLine {
  const line = lineOf(row, times)
  return { ...line, words: wordsMoved(row, line.amount), timing: row.timing ?? 'act', moment }
}

const silent = new WeakMap<Modifier, TensionLine>()

/** A row that does not count is always the same line. */
function silentLine(row: Modifier): TensionLine {
  const known = silent.get(row)
  if (known !== undefined) return known
  const line = countedLine(row, 0, momentOf(row, 0, false))
  silent.set(row, line)
  return line
}

/** How often each row counted as the turn opened: asked again after every act of the turn, and always the same. */
const countsAtOpening = new WeakMap<Situation, Map<Modifier, number>>()

function timesAtOpening(row: Modifier, opening: Situation): number {
  const known = countsAtOpening.get(opening) ?? new Map<Modifier, number>()
  countsAtOpening.set(opening, known)
  const times = known.get(row) ?? timesIn(row, opening)
  known.set(row, times)
  return times
}

/**
 * What a turn adds to one track. `before` is how things stood when the turn began, `after` how they stand at its end. Lines that
 * look at the level itself see it as it is at their moment. Counted `after-start`, the level has all that the turn's start added.
 */
function trackAccount(rows: readonly Modifier[], track: Track, before: Situation, after: Situation, from: CountedFrom): TrackAccount {
  const opening: Situation = before.turn === after.turn ? before : { ...before, turn: after.turn }
  // A running sum without bounds (RGT-G1, RGT-G2, USAT-G1, USAT-G2). It starts from the actual level: the offset of the last die ended with
  // its Allied player turn (49.851C, 49.852C-1).
  const level = opening.tensions[track].actual
  const only = rows.find((row) => row.alone && timesAtOpening(row, opening) !== 0)
  const isMute = (row: Modifier): boolean => only !== undefined && row !== only
  const isOfStart = ({ timing }: Modifier): boolean => timing === 'start' || timing === 'any-time'
  const weigh = (row: Modifier, end: Situation): TensionLine => {
    const then = timesAtOpening(row, opening)
    const counted = from === 'after-start' && isOfStart(row) ? then : 0
    const times = isMute(row) ? 0 : timesThisTurn(row, then, row.timing === 'start' ? then : timesIn(row, end)) - counted
    const moment = momentOf(row, times, then !== 0 && counted === 0)
    return times === 0 ? silentLine(row) : countedLine(row, times, moment)
  }
  const weighAll = (timing: Timing, end: Situation): readonly (readonly [Modifier, TensionLine])[] =>
    rows.filter((row) => row.timing === timing).map((row) => [row, weigh(row, end)])
  const upTo = (lines: readonly TensionLine[], ...moments: readonly Moment[]): number =>
    level + addUp(lines.filter(({ moment }) => moments.includes(moment)))
  const looksElsewhere: readonly Timing[] = ['declaration', 'russian-turn', 'axis-end']
  const plain = rows.filter(({ timing = 'act' }) => !looksElsewhere.includes(timing)).map((row) => [row, weigh(row, after)] as const)
  const axisEnd = rows.some(({ timing }) => timing === 'axis-end') ? weighAll('axis-end', beforeAlliedMoves(opening, after)) : []
  // A declaration comes before anything else the turn brings: a status that grows later has then counted only as it stood.
  const asItOpened = rows
    .filter((row) => from === 'opening' && isOfStart(row) && !isMute(row))
    .reduce((sum, row) => sum + lineOf(row, timesAtOpening(row, opening)).amount, 0)
  const declarations = weighAll('declaration', atLevel(after, track, level + asItOpened))
  const early = [...plain, ...axisEnd, ...declarations]
  const beforeRussia = upTo(
    early.map(([, line]) => line),
    'start',
    'axis',
  )
  const found = new Map([...early, ...weighAll('russian-turn', atLevel(after, track, beforeRussia))])
  const lines = rows.flatMap((row) => found.get(row) ?? [])
  const levels = MOMENTS.map((_, index) => upTo(lines, ...MOMENTS.slice(0, index + 1)))
  return {
    before: level,
    lines,
    after: level + addUp(lines),
    atTheDie: upTo(lines, 'start', 'axis', 'russian-turn'),
    highest: Math.max(level, ...levels),
  }
}

/** What a turn adds to every track the book and the game keep: the Japanese one only in a global war (USJT-G1). */
export function tensionTurn(
  book: Book<TensionChapter>,
  before: Situation,
  after: Situation,
  from: CountedFrom = 'opening',
): TensionAccounts {
  return Object.fromEntries(
    TRACKS.flatMap((track) => {
      const table = book.tables[track]
      const isKept = isTrackKept(book, track, after)
      return table === undefined || !isKept ? [] : [[track, trackAccount(table.rows, track, before, after, from)]]
    }),
  )
}
