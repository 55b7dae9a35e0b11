import {
  always,
  type Book,
  type Citation,
  isBefore,
  isMet,
  type Level,
  type Modifier,
  measure,
  rowCounts,
  type Situation,
  type Struck,
  situationWith,
  TRACKS,
  type Track,
  timesOf,
} from '../../core/index.ts'
import type { TensionChapter } from './clauses.ts'
import { isTrackKept } from './kept-track.ts'
import {
  atLevel,
  offsetBy,
  type TensionAccounts,
  type TensionLine,
  type TrackAccount,
  type TrackRow,
  tensionLine,
  timesThisTurn,
  trackRowsOf,
} from './tension.ts'
import { highestOf, isEvent, looksAtLevel, movedTo, onEveryTrack, strikeOf, turnByTurnOf } from './turn-by-turn.ts'

/** A turn that is over: how things stood when it began, and at its end. Both are dated that turn. */
export interface PastTurn {
  readonly before: Situation
  readonly after: Situation
}

/** What an adjustment comes to: an account for each track, the levels it makes, and what is struck off by it. */
export interface Accrual {
  readonly accounts: TensionAccounts
  readonly tensions: Situation['tensions']
  readonly struck: Struck
}

/** The turn as it began: a declaration of that very turn had not been made. */
const openingOf = ({ before }: PastTurn): Situation =>
  before.declarations.every(({ turn }) => turn !== before.turn)
    ? before
    : situationWith(before, { declarations: before.declarations.filter(({ turn }) => turn !== before.turn) })

/** A track's rows as an adjustment goes through them. */
interface AccrualRows {
  readonly rows: readonly TrackRow[]
  readonly names: readonly string[]
  /** The lines of rows that do not count. */
  readonly idle: readonly TensionLine[]
  /** Rows that are looked at though they counted neither then nor later: they read the phase itself, or a level. */
  readonly always: readonly number[]
  /** Rows beside which no other counts. */
  readonly alone: readonly number[]
}

const accrualRows = new WeakMap<readonly Modifier[], AccrualRows>()

function accrualRowsOf(rows: readonly Modifier[], track: Track): AccrualRows {
  const known = accrualRows.get(rows)
  if (known !== undefined) return known
  const all = trackRowsOf(rows)
  const placesOf = (isMeant: (row: Modifier) => boolean): readonly number[] =>
    [...rows.keys()].filter((at) => isMeant(rows[at] as Modifier))
  const made: AccrualRows = {
    rows: all,
    names: rows.map((row) => strikeOf(track, row)),
    idle: all.map((one) => tensionLine(one, 0, 'start')),
    always: placesOf((row) => row.timing === 'activation' || looksAtLevel(row)),
    alone: placesOf((row) => row.alone === true),
  }
  accrualRows.set(rows, made)
  return made
}

/** The places of the rows that could count or strike something off, in their order. */
function placesToWeigh(
  { rows, always }: AccrualRows,
  atOpening: readonly number[] | null,
  atEnd: readonly number[] | null,
): readonly number[] {
  if (atOpening === null || atEnd === null) return always
  const places: number[] = []
  for (let at = 0, next = 0; at < rows.length; at++) {
    const isAlways = always[next] === at
    if (isAlways) next++
    if (isAlways || atOpening[at] !== 0 || atEnd[at] !== 0) places.push(at)
  }
  return places
}

/** One track: what last turn's modifiers and this turn's points make of its level, and the events that are gone with it. */
function trackAccrual(table: readonly Modifier[], track: Track, past: PastTurn | null, now: Situation) {
  const level = now.tensions[track].actual
  const ready = accrualRowsOf(table, track)
  const { rows, names, alone } = ready
  const atOpening = past === null ? null : rowCounts(table, openingOf(past))
  const atEnd = past === null ? null : rowCounts(table, past.after)
  const only = atOpening === null ? -1 : (alone.find((at) => atOpening[at] !== 0) ?? -1)
  const struck: Record<string, number> = {}

  /** What stood when the turn began has had its effect, whether or not anybody wrote it down (3.2.7.2). */
  const eventTimes = (at: number, row: Modifier, before: number, has: number, ended: Situation): number => {
    const name = names[at] as string
    const strikes = now.struck[name] ?? 0
    if (looksAtLevel(row)) {
      // It happened although the level needed no lifting.
      if (isMet(row.when ?? always, ended)) struck[name] = Math.max(strikes, has, 1)
      return strikes > 0 ? 0 : has
    }
    const had = Math.max(strikes, before)
    if (Math.max(had, has) > 0) struck[name] = Math.max(had, has)
    return Math.max(0, has - had)
  }
  const timesIn = (at: number, row: Modifier, ended: Situation | undefined, has: number): number => {
    if (row.timing === 'activation') return timesOf(row, now)
    if (atOpening === null || ended === undefined) return 0
    const had = atOpening[at] as number
    const times = isEvent(row) ? eventTimes(at, row, had, has, ended) : timesThisTurn(row, had, has)
    return only >= 0 && at !== only ? 0 : times
  }
  const lines = ready.idle.slice()
  let after = level
  const weigh = (at: number, ended: Situation | undefined, has: number): void => {
    const one = rows[at] as TrackRow
    const line = tensionLine(one, timesIn(at, one.row, ended, has), 'start')
    lines[at] = line
    after += line.amount
  }
  // What is brought up to a level sees the one that everything else has made.
  const last: number[] = []
  for (const at of placesToWeigh(ready, atOpening, atEnd))
    if ((rows[at] as TrackRow).timing === 'russian-turn') last.push(at)
    else weigh(at, past?.after, atEnd?.[at] ?? 0)
  if (last.length > 0) {
    const raised = past === null ? undefined : atLevel(past.after, track, after)
    for (const at of last) weigh(at, raised, raised === undefined ? 0 : timesOf((rows[at] as TrackRow).row, raised))
  }
  const account: TrackAccount = { before: level, lines, after, atTheDie: after, highest: Math.max(level, after) }
  return { account, struck }
}

/**
 * The adjustment of a turn (3.2.7c): to the level that stands, last turn's status lines (3.2.7.1) and new events (3.2.7.2), and the points
 * activated in this phase (3.2.4.7a). `now` is the situation in the phase, with the draw in its effective levels; `past` the turn before, or
 * nothing where it is not known. In the first turn nothing moves (3.2.7b).
 */
export function accrue(book: Book<TensionChapter>, past: PastTurn | null, now: Situation): Accrual {
  const rules = turnByTurnOf(book)
  if (rules === undefined) return { accounts: {}, tensions: now.tensions, struck: now.struck }
  const isTooEarly = isBefore(now.turn, rules.from.value)
  const kept = TRACKS.flatMap((track) => {
    const table = book.tables[track]
    if (table === undefined || !isTrackKept(book, track, now)) return []
    if (!isTooEarly) return [{ track, ...trackAccrual(table.rows, track, past, now) }]
    const { actual } = now.tensions[track]
    const lines = trackRowsOf(table.rows).map((row) => tensionLine(row, 0, 'start'))
    return [{ track, account: { before: actual, lines, after: actual, atTheDie: actual, highest: actual }, struck: {} }]
  })
  const levelOn = (track: Track): Level => {
    const account = kept.find((one) => one.track === track)?.account
    return account === undefined ? now.tensions[track] : movedTo(rules, now.tensions[track], track, account.after)
  }
  return {
    accounts: Object.fromEntries(kept.map(({ track, account }) => [track, account])),
    tensions: onEveryTrack(levelOn),
    struck: Object.assign({}, now.struck, ...kept.map(({ struck }) => struck)),
  }
}

/** The levels with this turn's draws: one for each track that has an effective level, on the actual one in force (3.2.7.3a, RC-13). */
export function drawn(book: Book<TensionChapter>, situation: Situation, dice: Readonly<Partial<Record<Track, number>>>): Situation {
  const rules = turnByTurnOf(book)
  if (rules === undefined) return situation
  const levelOn = (track: Track): Level => {
    const level = situation.tensions[track]
    const face = rules.effective.tracks.includes(track) ? dice[track] : undefined
    if (face === undefined) return level
    const effective = level.actual + offsetBy(book, face)
    return { ...level, effective, highest: highestOf(level, effective) }
  }
  return situationWith(situation, { tensions: onEveryTrack(levelOn) })
}

/** When the next turn opens only the actual level is left (3.2.7.3c). */
export const carriedOver = (tensions: Situation['tensions']): Situation['tensions'] =>
  onEveryTrack((track) => {
    const { actual, highest } = tensions[track]
    return { actual, effective: actual, ...(highest === undefined ? {} : { highest }) }
  })

/** The same situation knowing what the adjustment of its phase will make of the levels, as far as points go that are already activated. */
export const withComing = (situation: Situation, { accounts }: Accrual): Situation =>
  situationWith(situation, {
    tensions: onEveryTrack((track) => {
      const level = situation.tensions[track]
      const account = accounts[track]
      return account === undefined ? level : { ...level, coming: account.after }
    }),
  })

export interface BorderRatio {
  readonly axis: number
  readonly russian: number
  /** In lowest terms, the Axis first: `3:2`. */
  readonly ratio: string
  /** What it adds to the tension. */
  readonly worth: number
  readonly cite: Citation
  readonly ruling: string
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

/** Ground units on both sides of the border as the phase starts (3.4.3.5d); worth nothing without the sheet's figures (RC-17). */
export function borderRatio(book: Book<TensionChapter>, situation: Situation): BorderRatio | undefined {
  const border = turnByTurnOf(book)?.border
  if (border === undefined) return undefined
  const [axis, russian] = [measure(border.axis, situation), measure(border.russian, situation)]
  const share = Math.max(1, commonDivisor(axis, russian))
  return {
    axis,
    russian,
    ratio: `${axis / share}:${russian / share}`,
    worth: border.worth.value,
    cite: border.cite,
    ruling: border.worth.cite.rule,
  }
}
