import {
  type Book,
  FACTS,
  factsDiffering,
  factsWith,
  type Line,
  lineOf,
  type Modifier,
  readsOfRow,
  readTheSame,
  readyRow,
  rowCounts,
  type Situation,
  type Timing,
  TRACKS,
  type Track,
  timesOf,
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
export const timesIn = (row: Modifier, situation: Situation): number => timesOf(row, situation)

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

/** Places that an Ally took this turn were not yet his when the Axis player turn ended. */
function beforeAlliedMoves(opening: Situation, after: Situation): Situation {
  const isAllied = (holder: unknown): boolean => holder === 'russia' || holder === 'britain' || holder === 'france' || holder === 'us'
  const taken = factsDiffering(opening.facts, after.facts).filter((id) => FACTS[id].type === 'control' && isAllied(after.facts[id]))
  return taken.length === 0
    ? after
    : { ...after, facts: factsWith(after.facts, Object.fromEntries(taken.map((id) => [id, opening.facts[id] ?? null]))) }
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

const trackRows = new WeakMap<readonly Modifier[], readonly TrackRow[]>()

export function trackRowsOf(rows: readonly Modifier[]): readonly TrackRow[] {
  const known = trackRows.get(rows)
  if (known !== undefined) return known
  const made = rows.map((row): TrackRow => {
    const timing = row.timing ?? 'act'
    return {
      row,
      timing,
      isOfStart: timing === 'start' || timing === 'any-time',
      looksElsewhere: LOOKING_ELSEWHERE.includes(timing),
      lines: new Map(),
    }
  })
  trackRows.set(rows, made)
  return made
}

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

/** What a track's lines come to at each moment of the turn. */
function sumsByMoment(lines: readonly (TensionLine | undefined)[]): number[] {
  const sums = MOMENTS.map(() => 0)
  for (const line of lines)
    if (line !== undefined && line.amount !== 0) {
      const at = MOMENTS.indexOf(line.moment)
      sums[at] = (sums[at] as number) + line.amount
    }
  return sums
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
  const known = trackRowsOf(rows)
  const [atOpening, atEnd] = [rowCounts(rows, opening), rowCounts(rows, after)]
  const only = rows.findIndex((row, index) => row.alone && atOpening[index] !== 0)
  const weigh = (one: TrackRow, index: number, now: number): TensionLine => {
    const then = atOpening[index] as number
    const counted = from === 'after-start' && one.isOfStart ? then : 0
    const isMute = only >= 0 && index !== only
    const times = isMute ? 0 : timesThisTurn(one.row, then, one.timing === 'start' ? then : now) - counted
    return tensionLine(one, times, momentOf(one.row, times, times !== 0 && then !== 0 && counted === 0))
  }
  const lines: (TensionLine | undefined)[] = known.map((one, index) =>
    one.looksElsewhere ? undefined : weigh(one, index, atEnd[index] as number),
  )
  const weighAll = (timing: Timing, momentBefore: () => Situation): void => {
    if (!known.some((one) => one.timing === timing)) return
    const end = momentBefore()
    for (const [index, one] of known.entries()) if (one.timing === timing) lines[index] = weigh(one, index, timesIn(one.row, end))
  }
  weighAll('axis-end', () => beforeAlliedMoves(opening, after))
  // A declaration comes before anything else the turn brings: a status that grows later has then counted only as it stood.
  const asItOpened = known.reduce(
    (sum, one, index) =>
      from === 'opening' && one.isOfStart && (only < 0 || index === only)
        ? sum + readyRow(one.row).line(atOpening[index] as number).amount
        : sum,
    0,
  )
  weighAll('declaration', () => atLevel(after, track, level + asItOpened))
  weighAll('russian-turn', () => {
    const [start = 0, axis = 0] = sumsByMoment(lines)
    return atLevel(after, track, level + start + axis)
  })
  const levels: number[] = []
  for (const sum of sumsByMoment(lines)) levels.push((levels.at(-1) ?? level) + sum)
  const atTheDie = levels[MOMENTS.indexOf('russian-turn')] ?? level
  return {
    before: level,
    lines: lines as readonly TensionLine[],
    after: levels.at(-1) ?? level,
    atTheDie,
    highest: Math.max(level, ...levels),
  }
}

interface LastAccount {
  readonly before: Situation
  readonly after: Situation
  readonly from: CountedFrom
  readonly account: TrackAccount
}

/** The account of a track as it was made last: most acts change nothing that its lines read. */
const lastAccounts = new WeakMap<readonly Modifier[], LastAccount>()
const levelsOfNoMatter = new WeakMap<readonly Modifier[], readonly ['tensions'] | readonly []>()

/** Where no line looks at a level but its own track's at its own moment, which the account itself gives it, levels that move are no news. */
function ofNoMatter(rows: readonly Modifier[], track: Track): readonly ['tensions'] | readonly [] {
  const known = levelsOfNoMatter.get(rows)
  if (known !== undefined) return known
  const isNews = trackRowsOf(rows).some(({ row, looksElsewhere }) =>
    readsOfRow(row).some((read) => read.of === 'level' && (read.track !== track || !looksElsewhere)),
  )
  const found = isNews ? ([] as const) : (['tensions'] as const)
  levelsOfNoMatter.set(rows, found)
  return found
}

function accountOf(rows: readonly Modifier[], track: Track, before: Situation, after: Situation, from: CountedFrom): TrackAccount {
  const last = lastAccounts.get(rows)
  const isSame =
    last !== undefined && last.before === before && last.from === from && readTheSame(rows, last.after, after, ofNoMatter(rows, track))
  const account = isSame ? last.account : trackAccount(rows, track, before, after, from)
  lastAccounts.set(rows, { before, after, from, account })
  return account
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
      return table === undefined || !isKept ? [] : [[track, accountOf(table.rows, track, before, after, from)]]
    }),
  )
}
