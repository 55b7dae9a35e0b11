import { packedOf, unwatchedSlots } from '../facts/known-facts.ts'
import type { PackedFacts } from '../facts/packed-facts.ts'
import type { Situation } from '../situation/situation.ts'
import { rowsAffected } from './readers.ts'
import { type Line, type ReadyRow, type Reckoning, readyRows, reckon, timesOf } from './reckoning.ts'
import type { Modifier, Table } from './table.ts'

/** How often each row of a table counted in a situation. */
interface Weighing {
  readonly situation: Situation
  readonly counts: readonly number[]
}

interface Weighings {
  readonly rows: readonly Modifier[]
  readonly ready: readonly ReadyRow[]
  /** What was weighed of late, the last first: most often the next situation differs from it by little, or is one of them. */
  readonly recent: Weighing[]
  /** How many situations were weighed. */
  situations: number
}

const FEW = 3

/** As a turn began, as the last one did, as things stand, and as they would. */
const RECENT = 4

const tables = new WeakMap<readonly Modifier[], Weighings>()

function weighingsOf(rows: readonly Modifier[]): Weighings {
  const known = tables.get(rows)
  if (known !== undefined) return known
  const made: Weighings = { rows, ready: readyRows(rows), recent: [], situations: 0 }
  tables.set(rows, made)
  return made
}

const allCounts = (ready: readonly ReadyRow[], situation: Situation, facts: PackedFacts): readonly number[] =>
  ready.map((row) => row.times(situation, facts, undefined, 0))

/** Counts that were right for the last situation, with those weighed anew that read what is otherwise in this one. */
function countsAfter({ rows, ready, recent, situations }: Weighings, now: Situation, facts: PackedFacts): readonly number[] {
  const [last] = recent
  // To find out which rows read what takes as long as to weigh them all a few times: a single question needs no more than that.
  if (last === undefined || situations <= FEW) return allCounts(ready, now, facts)
  let counts: number[] | undefined
  for (const index of rowsAffected(rows, last.situation, now)) {
    const times = (ready[index] as ReadyRow).times(now, facts, undefined, 0)
    if (times === last.counts[index]) continue
    counts ??= last.counts.slice()
    counts[index] = times
  }
  return counts ?? last.counts
}

function countsNow(weighings: Weighings, situation: Situation, facts: PackedFacts): readonly number[] {
  const { recent } = weighings
  for (const one of recent) if (one.situation === situation) return one.counts
  weighings.situations++
  const counts = countsAfter(weighings, situation, facts)
  if (recent.length === RECENT) recent.pop()
  recent.unshift({ situation, counts })
  return counts
}

/** How often each row of a table counts as things stand, with no roll in hand. Only rows that read what has changed are weighed anew. */
export function rowCounts(rows: readonly Modifier[], situation: Situation): readonly number[] {
  const slots = unwatchedSlots(situation.facts)
  if (slots !== undefined) return countsNow(weighingsOf(rows), situation, slots)
  // Whoever notes what is read wants every row to read it.
  const facts = packedOf(situation.facts)
  return facts === undefined ? rows.map((row) => timesOf(row, situation)) : allCounts(readyRows(rows), situation, facts)
}

/** What rows that count so often come to: the same counts are always the same sum. */
const sums = new WeakMap<readonly number[], Reckoning>()

/** The same as `reckon` without a roll, for a table that is asked for again and again while little changes. */
export function reckonAgain(table: Pick<Table, 'rows'>, situation: Situation): Reckoning {
  const slots = unwatchedSlots(situation.facts)
  if (slots === undefined) return reckon(table, situation)
  const weighings = weighingsOf(table.rows)
  const { ready } = weighings
  if (ready.some(({ readsNet }) => readsNet)) return reckon(table, situation)
  const counts = countsNow(weighings, situation, slots)
  const known = sums.get(counts)
  if (known !== undefined) return known
  const lines: Line[] = ready.map((row, index) => row.line(counts[index] as number))
  const made = { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
  sums.set(counts, made)
  return made
}
