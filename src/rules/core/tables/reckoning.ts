import { addUp } from '../book/step.ts'
import { always } from '../conditions/condition.ts'
import { isMetAsWritten, measuredAsWritten } from '../conditions/weighing.ts'
import { isWatched, packedOf } from '../facts/known-facts.ts'
import type { PackedFacts } from '../facts/packed-facts.ts'
import type { Roll, Situation } from '../situation/situation.ts'
import { rowsAffected } from './readers.ts'
import { type Line, lineOf, type ReadyRow, readsNet, readyRows, timesOf } from './ready-rows.ts'
import type { Modifier, Table } from './table.ts'

export interface Reckoning {
  readonly lines: readonly Line[]
  readonly total: number
}

/** The same as `reckon`, word by word: for situations in which it is noted what is read, and to hold the quick one against. */
export function reckonAsWritten(table: Pick<Table, 'rows'>, situation: Situation, roll?: Roll): Reckoning {
  const weigh = (row: Modifier, net: number): Line => {
    const isSo = isMetAsWritten(row.when ?? always, situation, roll, net)
    return lineOf(row, !isSo ? 0 : row.per === undefined ? 1 : measuredAsWritten(row.per, situation, roll))
  }
  const net = addUp(table.rows.filter((row) => !readsNet(row)).map((row) => weigh(row, 0)))
  const lines = table.rows.map((row) => weigh(row, net))
  return { lines, total: addUp(lines) }
}

/** How often each row of a table counted in a situation, for the roll in hand if there was one. */
interface Weighing {
  readonly situation: Situation
  readonly roll: Roll | undefined
  readonly counts: readonly number[]
  /** What all rows but the inertial ones come to. */
  readonly net: number
  /** The lines, once somebody has asked for them. */
  reckoning: Reckoning | undefined
}

interface Weighings {
  readonly rows: readonly Modifier[]
  readonly ready: readonly ReadyRow[]
  /** Rows, by their places, that look at the roll in hand, and those that look at what the others come to. */
  readonly ofRoll: readonly number[]
  readonly ofNet: readonly number[]
  /** What was weighed of late, the last first: most often the next situation differs from it by little, or is one of them. */
  readonly recent: Weighing[]
  /** How many situations were weighed. */
  situations: number
}

/** To find out which rows read what takes as long as to weigh them all a few times: a single question needs no more than that. */
const FEW = 3

/** As a turn began, as the last one did, as things stand, and as they would. */
const RECENT = 4

const tables = new WeakMap<readonly Modifier[], Weighings>()

const placesWhere = (ready: readonly ReadyRow[], isSo: (row: ReadyRow) => boolean): readonly number[] =>
  ready.flatMap((row, index) => (isSo(row) ? [index] : []))

function weighingsOf(rows: readonly Modifier[]): Weighings {
  const known = tables.get(rows)
  if (known !== undefined) return known
  const ready = readyRows(rows)
  const ofRoll = placesWhere(ready, ({ readsRoll }) => readsRoll)
  const ofNet = placesWhere(ready, ({ readsNet }) => readsNet)
  const made: Weighings = { rows, ready, ofRoll, ofNet, recent: [], situations: 0 }
  tables.set(rows, made)
  return made
}

/** Every row weighed, the inertial ones last. */
function weighed({ ready, ofNet }: Weighings, situation: Situation, facts: PackedFacts, roll: Roll | undefined): Weighing {
  const counts = ready.map((row) => (row.readsNet ? 0 : row.times(situation, facts, roll, 0)))
  const net = counts.reduce((sum, times, index) => sum + (ready[index] as ReadyRow).line(times).amount, 0)
  for (const index of ofNet) counts[index] = (ready[index] as ReadyRow).times(situation, facts, roll, net)
  return { situation, roll, counts, net, reckoning: undefined }
}

/** Counts that were right for the last situation and roll, with those weighed anew that read what is otherwise now. */
function weighedAfter(
  last: Weighing,
  { rows, ready, ofRoll, ofNet }: Weighings,
  situation: Situation,
  facts: PackedFacts,
  roll: Roll | undefined,
): Weighing {
  const { counts } = last
  let { net } = last
  let changed: number[] | undefined
  const count = (index: number): void => {
    const row = ready[index] as ReadyRow
    const before = (changed ?? counts)[index] as number
    const times = row.times(situation, facts, roll, net)
    if (times === before) return
    changed ??= counts.slice()
    changed[index] = times
    if (!row.readsNet) net += row.line(times).amount - row.line(before).amount
  }
  const countPlain = (index: number): void => {
    if (ready[index]?.readsNet === false) count(index)
  }
  if (situation !== last.situation) for (const index of rowsAffected(rows, last.situation, situation)) countPlain(index)
  if (roll !== last.roll) for (const index of ofRoll) countPlain(index)
  for (const index of ofNet) count(index)
  return { situation, roll, counts: changed ?? counts, net, reckoning: changed === undefined ? last.reckoning : undefined }
}

function weighingNow(weighings: Weighings, situation: Situation, facts: PackedFacts, roll: Roll | undefined): Weighing {
  const { recent } = weighings
  for (const one of recent) if (one.situation === situation && one.roll === roll) return one
  const [last] = recent
  const isFew = ++weighings.situations <= FEW
  const now =
    last === undefined || isFew ? weighed(weighings, situation, facts, roll) : weighedAfter(last, weighings, situation, facts, roll)
  if (recent.length === RECENT) recent.pop()
  recent.unshift(now)
  return now
}

/** How often each row of a table counts as things stand, with no roll in hand. Only rows that read what has changed are weighed anew. */
export function rowCounts(rows: readonly Modifier[], situation: Situation): readonly number[] {
  const facts = packedOf(situation.facts)
  if (facts === undefined) return rows.map((row) => timesOf(row, situation))
  const weighings = weighingsOf(rows)
  return (isWatched(situation.facts) ? weighed : weighingNow)(weighings, situation, facts, undefined).counts
}

/** What rows that count so often come to. */
function addedUp(ready: readonly ReadyRow[], counts: readonly number[]): Reckoning {
  const lines = new Array<Line>(ready.length)
  let total = 0
  for (let index = 0; index < ready.length; index++) {
    const line = (ready[index] as ReadyRow).line(counts[index] as number)
    lines[index] = line
    total += line.amount
  }
  return { lines, total }
}

/** All lines of a table in this situation, and their sum. Whoever asks again while little has changed has only that weighed anew. */
export function reckon(table: Pick<Table, 'rows'>, situation: Situation, roll?: Roll): Reckoning {
  const facts = packedOf(situation.facts)
  if (facts === undefined) return reckonAsWritten(table, situation, roll)
  const weighings = weighingsOf(table.rows)
  // Whoever notes what is read wants every row to read it.
  if (isWatched(situation.facts)) return addedUp(weighings.ready, weighed(weighings, situation, facts, roll).counts)
  const now = weighingNow(weighings, situation, facts, roll)
  now.reckoning ??= addedUp(weighings.ready, now.counts)
  return now.reckoning
}
