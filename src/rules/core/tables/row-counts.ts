import { isWatched, packedOf } from '../facts/known-facts.ts'
import type { PackedFacts } from '../facts/packed-facts.ts'
import type { Situation } from '../situation.ts'
import { rowsAffected } from './readers.ts'
import { type Line, type ReadyRow, type Reckoning, readyRows, reckon, timesOf } from './reckoning.ts'
import type { Modifier, Table } from './table.ts'

/** How often the rows of a table counted in situations of late. */
interface Weighings {
  readonly counts: WeakMap<Situation, readonly number[]>
  /** What was weighed last: most often the next situation differs from it by little. */
  last?: { readonly situation: Situation; readonly counts: readonly number[] }
  /** How many situations were weighed. */
  situations: number
}

const FEW = 3

const tables = new WeakMap<readonly Modifier[], Weighings>()

function weighingsOf(rows: readonly Modifier[]): Weighings {
  const known = tables.get(rows) ?? { counts: new WeakMap(), situations: 0 }
  tables.set(rows, known)
  return known
}

const allCounts = (rows: readonly Modifier[], situation: Situation, facts: PackedFacts): readonly number[] =>
  readyRows(rows).map((row) => row.times(situation, facts, undefined, 0))

/** Counts that were right for the last situation, with those weighed anew that read what is otherwise in this one. */
function countsAfter(weighings: Weighings, rows: readonly Modifier[], now: Situation, facts: PackedFacts): readonly number[] {
  const { last } = weighings
  weighings.situations++
  // To find out which rows read what takes as long as to weigh them all a few times: a single question needs no more than that.
  if (last === undefined || weighings.situations <= FEW) return allCounts(rows, now, facts)
  const ready = readyRows(rows)
  let counts: number[] | undefined
  for (const index of rowsAffected(rows, last.situation, now)) {
    const times = (ready[index] as ReadyRow).times(now, facts, undefined, 0)
    if (times === last.counts[index]) continue
    counts ??= last.counts.slice()
    counts[index] = times
  }
  return counts ?? last.counts
}

/** How often each row of a table counts as things stand, with no roll in hand. Only rows that read what has changed are weighed anew. */
export function rowCounts(rows: readonly Modifier[], situation: Situation): readonly number[] {
  const facts = packedOf(situation.facts)
  if (facts === undefined) return rows.map((row) => timesOf(row, situation))
  const weighings = weighingsOf(rows)
  const known = weighings.counts.get(situation)
  if (known !== undefined) return known
  // Whoever notes what is read wants every row to read it.
  const counts = isWatched(situation.facts) ? allCounts(rows, situation, facts) : countsAfter(weighings, rows, situation, facts)
  weighings.counts.set(situation, counts)
  if (!isWatched(situation.facts)) weighings.last = { situation, counts }
  return counts
}

/** What rows that count so often come to: the same counts are always the same sum. */
const sums = new WeakMap<readonly number[], Reckoning>()

/** The same as `reckon` without a roll, for a table that is asked for again and again while little changes. */
export function reckonAgain(table: Pick<Table, 'rows'>, situation: Situation): Reckoning {
  const rows = readyRows(table.rows)
  if (packedOf(situation.facts) === undefined || isWatched(situation.facts) || rows.some(({ readsNet }) => readsNet))
    return reckon(table, situation)
  const counts = rowCounts(table.rows, situation)
  const known = sums.get(counts)
  if (known !== undefined) return known
  const lines: Line[] = rows.map((row, index) => row.line(counts[index] as number))
  const made = { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
  sums.set(counts, made)
  return made
}
