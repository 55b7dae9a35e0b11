import {
  asTurnBegan,
  type Book,
  CAPITALS,
  FACTS,
  factsDiffering,
  factsWith,
  foundIn,
  isAtWar,
  joins,
  MINORS,
  type Minor,
  type Modifier,
  onceFor,
  POWERS,
  readsOfRow,
  readTheSame,
  readyRow,
  rowCounts,
  rowsAffected,
  SIDE_OF,
  type Situation,
  type Standing,
  situationWith,
  standingsWith,
  type Timing,
  TRACKS,
  type Track,
  timesOf,
  type War,
} from '../../core/index.ts'
import type { TensionChapter } from './clauses.ts'
import { isTrackKept } from './kept-track.ts'
import {
  atLevel,
  MOMENTS,
  momentOf,
  type TensionAccounts,
  type TensionLine,
  type TrackAccount,
  type TrackRow,
  tensionLine,
  timesThisTurn,
  trackRowsOf,
} from './tension.ts'

/** From where a turn's lines are counted: the level before its start, or with all that its start added. */
export type CountedFrom = 'opening' | 'after-start'

/** Wars that an Ally declared this turn: the Axis player turn was over (50.11). */
function withoutAlliedWars(after: Situation): Situation {
  const declared = after.declarations.filter(({ by, turn }) => turn === after.turn && SIDE_OF[by] === 'allies')
  const isTheirs = (war: War): boolean => war.since === after.turn && declared.some(({ by, on }) => joins(war, by, on))
  return after.wars.some(isTheirs) ? situationWith(after, { wars: after.wars.filter((war) => !isTheirs(war)) }) : after
}

/** As the Axis player turn ended: places that an Ally took this turn were not yet its own, nor had a country fallen with them. */
const beforeAlliedMoves = (opening: Situation, after: Situation): Situation => beforeAlliedCombat(opening, withoutAlliedWars(after))

/** As the Allies had declared war, and not yet fought. */
function beforeAlliedCombat(opening: Situation, after: Situation): Situation {
  const isAllied = (holder: unknown): boolean => holder === 'russia' || holder === 'britain' || holder === 'france' || holder === 'us'
  const taken = factsDiffering(opening.facts, after.facts).filter(
    (id) => id.endsWith('.russianHexes') || (FACTS[id].type === 'control' && isAllied(after.facts[id])),
  )
  if (taken.length === 0) return after
  const fallen = MINORS.filter(
    (minor) => after.standings[minor].conquered && CAPITALS[minor].some((place) => taken.includes(`${place}.controller`)),
  )
  return situationWith(after, {
    facts: factsWith(after.facts, Object.fromEntries(taken.map((id) => [id, opening.facts[id] ?? null]))),
    standings: standingsWith(after.standings, Object.fromEntries(fallen.map((minor) => [minor, unfallen(opening, after, minor)]))),
  })
}

/** A country that an attack of this turn drove over stood so until it fell. */
function unfallen(opening: Situation, after: Situation, minor: Minor): Standing {
  const { conquered: _conquered, ...standing } = after.standings[minor]
  return standing.attacked === true && standing.since === after.turn ? standing : opening.standings[minor]
}

const ALLIES = POWERS.filter((power) => SIDE_OF[power] === 'allies')

/**
 * Countries that an Ally attacked this turn had not yet joined the Axis when the Russian player turn began. One that an Ally fought already
 * joins in the Axis player turn, once its enemy is Germany's too.
 */
function beforeAlliedWars(opening: Situation, after: Situation): Situation {
  if (opening.standings === after.standings) return after
  const driven = MINORS.filter((minor) => {
    const { result, attacked, since } = after.standings[minor]
    const hasJoined = attacked === true && since === after.turn && result !== null && result >= 7
    return hasJoined && opening.standings[minor].result !== result && !ALLIES.some((ally) => isAtWar(opening, ally, minor))
  })
  if (driven.length === 0) return after
  return situationWith(after, {
    standings: standingsWith(after.standings, Object.fromEntries(driven.map((minor) => [minor, opening.standings[minor]]))),
  })
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

/** How a turn began on one track. */
interface TrackOpening {
  readonly situation: Situation
  readonly from: CountedFrom
  /** A running sum without bounds (RGT-G1, RGT-G2, USAT-G1, USAT-G2). It starts from the actual level: the offset of the last die ended with its Allied player turn (49.851C, 49.852C-1). */
  readonly level: number
  readonly counts: readonly number[]
  /** The place of a line beside which no other counts; below zero without one. */
  readonly only: number
  /** A declaration comes before anything else the turn brings: a status that grows later has then counted only as it stood. */
  readonly levelAtDeclaration: number
}

/** RGT-S0a, USAT-S0a: who fought at the start of the turn counts, though the war ended in the course of it. */
function countsAtOpening(rows: readonly Modifier[], situation: Situation): readonly number[] {
  const counts = rowCounts(rows, situation)
  const began = asTurnBegan(situation)
  if (began === situation) return counts
  return trackRowsOf(rows).map(({ row, timing }, index) => (timing === 'start' ? timesOf(row, began) : (counts[index] as number)))
}

function openingOf(rows: readonly Modifier[], track: Track, situation: Situation, from: CountedFrom): TrackOpening {
  const known = trackRowsOf(rows)
  const level = situation.tensions[track].actual
  const counts = countsAtOpening(rows, situation)
  const only = known.findIndex(({ row }, index) => row.alone && counts[index] !== 0)
  let asItOpened = 0
  if (from === 'opening')
    for (const [index, { row, isOfStart }] of known.entries())
      if (isOfStart && counts[index] !== 0 && (only < 0 || index === only)) asItOpened += readyRow(row).line(counts[index] as number).amount
  return { situation, from, level, counts, only, levelAtDeclaration: level + asItOpened }
}

/** How often each row counts at the end, and the lines that makes. */
interface Weighed {
  readonly counts: readonly number[]
  readonly lines: readonly TensionLine[]
  /** The level once the Allies have declared war, where their combat takes some of it back. */
  readonly asDeclared?: number
}

function lineIn({ counts, from, only }: TrackOpening, one: TrackRow, index: number, now: number): TensionLine {
  const then = counts[index] as number
  const counted = from === 'after-start' && one.isOfStart ? then : 0
  const isMute = only >= 0 && index !== only
  const times = isMute ? 0 : timesThisTurn(one.row, then, one.timing === 'start' ? then : now) - counted
  return tensionLine(one, times, momentOf(one.row, times, times !== 0 && then !== 0 && counted === 0))
}

const places = onceFor((_rows: readonly TrackRow[]) => new Map<Timing, readonly number[]>())

/** Where the rows of one timing stand. */
const placesOf = (rows: readonly TrackRow[], timing: Timing): readonly number[] =>
  foundIn(places(rows), timing, () => [...rows.keys()].filter((index) => rows[index]?.timing === timing))

/** The lines of a track. Those that look at the level itself see it as it is at their moment; of the others, what counts as before is kept. */
function weighed(rows: readonly Modifier[], track: Track, opening: TrackOpening, after: Situation, last: Weighed | undefined): Weighed {
  const known = trackRowsOf(rows)
  const counts = rowCounts(rows, after)
  const lines: (TensionLine | undefined)[] = last === undefined ? known.map(() => undefined) : last.lines.slice()
  if (last?.counts !== counts)
    for (const [index, one] of known.entries())
      if (!one.looksElsewhere && last?.counts[index] !== counts[index]) lines[index] = lineIn(opening, one, index, counts[index] as number)
  const weighAll = (timing: Timing, momentBefore: () => Situation): void => {
    const places = placesOf(known, timing)
    if (places.length === 0) return
    const end = momentBefore()
    for (const index of places) {
      const one = known[index] as TrackRow
      lines[index] = lineIn(opening, one, index, timesOf(one.row, end))
    }
  }
  weighAll('axis-end', () => beforeAlliedMoves(opening.situation, after))
  weighAll('declaration', () => atLevel(after, track, opening.levelAtDeclaration))
  // 50.11: the Allies declare war after the die and the Russian player turn’s start: what only that brings about comes later.
  const early = beforeAlliedWars(opening.situation, after)
  const then = early === after ? lines : lines.slice()
  if (early !== after)
    for (const index of rowsAffected(rows, after, early)) {
      const one = known[index] as TrackRow
      if (!one.looksElsewhere) then[index] = lineIn(opening, one, index, timesOf(one.row, early))
    }
  weighAll('russian-turn', () => {
    const [start = 0, axis = 0] = sumsByMoment(then)
    return atLevel(after, track, opening.level + start + axis)
  })
  if (then !== lines)
    for (const [index, line] of lines.entries())
      if (line?.moment === 'axis' && line.amount !== 0 && then[index]?.amount === 0) lines[index] = { ...line, moment: 'allied' }
  const made = { counts, lines: lines as readonly TensionLine[] }
  const unfought = beforeAlliedCombat(opening.situation, after)
  if (unfought === after) return made
  const declared = made.lines.slice()
  for (const index of rowsAffected(rows, after, unfought)) {
    const one = known[index] as TrackRow
    if (!one.looksElsewhere) declared[index] = lineIn(opening, one, index, timesOf(one.row, unfought))
  }
  return {
    ...made,
    asDeclared: sumsByMoment(declared)
      .slice(0, MOMENTS.indexOf('end'))
      .reduce((sum, amount) => sum + amount, opening.level),
  }
}

function accountOf({ level }: TrackOpening, { lines, asDeclared = level }: Weighed): TrackAccount {
  const levels: number[] = []
  for (const sum of sumsByMoment(lines)) levels.push((levels.at(-1) ?? level) + sum)
  const atTheDie = levels[MOMENTS.indexOf('russian-turn')] ?? level
  return { before: level, lines, after: levels.at(-1) ?? level, atTheDie, highest: Math.max(level, asDeclared, ...levels) }
}

/** The account of a track as it was made last: most acts change nothing, or little, that its lines read. */
interface LastAccount {
  readonly before: Situation
  readonly after: Situation
  readonly opening: TrackOpening
  readonly weighed: Weighed
  readonly account: TrackAccount
}

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

/**
 * What a turn adds to one track. `before` is how things stood when the turn began, `after` how they stand at its end. Counted
 * `after-start`, the level has all that the turn's start added.
 */
function trackAccount(rows: readonly Modifier[], track: Track, before: Situation, after: Situation, from: CountedFrom): TrackAccount {
  const made = lastAccounts.get(rows)
  const last = made?.before === before && made.after.turn === after.turn && made.opening.from === from ? made : undefined
  if (last !== undefined && readTheSame(rows, last.after, after, ofNoMatter(rows, track))) return last.account
  const opening =
    last?.opening ?? openingOf(rows, track, before.turn === after.turn ? before : situationWith(before, { turn: after.turn }), from)
  const found = weighed(rows, track, opening, after, last?.weighed)
  const account = accountOf(opening, found)
  lastAccounts.set(rows, { before, after, opening, weighed: found, account })
  return account
}

/** What a turn adds to every track the book and the game keep: the Japanese one only in a global war (USJT-G1). */
export function tensionTurn(
  book: Book<Pick<TensionChapter, 'tracksKept'>>,
  before: Situation,
  after: Situation,
  from: CountedFrom = 'opening',
): TensionAccounts {
  const accounts: Partial<Record<Track, TrackAccount>> = {}
  for (const track of TRACKS) {
    const table = book.tables[track]
    if (table !== undefined && isTrackKept(book, track, after)) accounts[track] = trackAccount(table.rows, track, before, after, from)
  }
  return accounts
}
