import { type Whereabouts, whereaboutsOf } from '../conditions/dependency.ts'
import { readsOf } from '../conditions/weighing.ts'
import { packedOf } from '../facts/known-facts.ts'
import { differing, type PackedFacts, slotNumber } from '../facts/packed-facts.ts'
import type { Situation } from '../situation.ts'
import type { Track } from '../tracks.ts'
import { type ReadyRow, readyRows, timesOf } from './reckoning.ts'
import type { Modifier } from './table.ts'

type SituationPart = Whereabouts['parts'][number]

/** The rows of a table, and which of them could count otherwise once something has changed. */
interface Indexed {
  readonly rows: readonly ReadyRow[]
  readonly readersOfPart: ReadonlyMap<SituationPart, readonly number[]>
  readonly readersOfFact: ReadonlyMap<number, readonly number[]>
  readonly counts: WeakMap<Situation, readonly number[]>
  /** What was weighed last: most often the new situation differs from it by little. */
  last: { readonly situation: Situation; readonly facts: PackedFacts; readonly counts: readonly number[] } | undefined
}

/** Where everything stands that a row reads. */
export function whereaboutsOfRow({ when, per }: Modifier): Whereabouts {
  const found = [when, per].flatMap((part) => (part === undefined ? [] : readsOf(part))).map(whereaboutsOf)
  return {
    parts: [...new Set(found.flatMap(({ parts }) => parts))],
    facts: [...new Set(found.flatMap(({ facts }) => facts))],
  }
}

/** The tracks whose level a row looks at. */
export const levelsRead = ({ when, per }: Modifier): readonly Track[] =>
  [when, per].flatMap((part) => (part === undefined ? [] : readsOf(part))).flatMap((read) => (read.of === 'level' ? [read.track] : []))

function indexed(rows: readonly Modifier[]): Indexed {
  const readersOfPart = new Map<SituationPart, number[]>()
  const readersOfFact = new Map<number, number[]>()
  const add = <K>(readers: Map<K, number[]>, key: K, index: number): void => {
    readers.set(key, [...(readers.get(key) ?? []), index])
  }
  for (const [index, row] of rows.entries()) {
    const { parts, facts } = whereaboutsOfRow(row)
    for (const part of parts) add(readersOfPart, part, index)
    for (const fact of facts) add(readersOfFact, slotNumber(fact), index)
  }
  return { rows: readyRows(rows), readersOfPart, readersOfFact, counts: new WeakMap(), last: undefined }
}

const tables = new WeakMap<readonly Modifier[], Indexed>()

function tableOf(rows: readonly Modifier[]): Indexed {
  const known = tables.get(rows) ?? indexed(rows)
  tables.set(rows, known)
  return known
}

/** Counts that were right for one situation, with those weighed anew that read what is otherwise in another. */
function countsAfter({ rows, readersOfPart, readersOfFact, last }: Indexed, now: Situation, facts: PackedFacts): readonly number[] {
  if (last === undefined) return rows.map((row) => row.times(now, facts, undefined, 0))
  const stale = new Set<number>()
  for (const [part, readers] of readersOfPart) if (last.situation[part] !== now[part]) for (const reader of readers) stale.add(reader)
  for (const fact of differing(last.facts, facts)) for (const reader of readersOfFact.get(fact) ?? []) stale.add(reader)
  if (stale.size === 0) return last.counts
  const counts = last.counts.slice()
  for (const index of stale) counts[index] = (rows[index] as ReadyRow).times(now, facts, undefined, 0)
  return counts
}

/** How often each row of a table counts as things stand, with no roll in hand. Only rows that read what has changed are weighed anew. */
export function rowCounts(rows: readonly Modifier[], situation: Situation): readonly number[] {
  const facts = packedOf(situation.facts)
  if (facts === undefined) return rows.map((row) => timesOf(row, situation))
  const table = tableOf(rows)
  const known = table.counts.get(situation)
  if (known !== undefined) return known
  const counts = countsAfter(table, situation, facts)
  table.counts.set(situation, counts)
  table.last = { situation, facts, counts }
  return counts
}

/** Whether a table's rows read nothing that is not the same in both, whatever is in the parts that do not matter. */
export function readTheSame(
  rows: readonly Modifier[],
  one: Situation,
  other: Situation,
  ofNoMatter: readonly SituationPart[] = [],
): boolean {
  const [before, after] = [packedOf(one.facts), packedOf(other.facts)]
  if (before === undefined || after === undefined) return false
  const { readersOfPart, readersOfFact } = tableOf(rows)
  for (const part of readersOfPart.keys()) if (one[part] !== other[part] && !ofNoMatter.includes(part)) return false
  for (const fact of differing(before, after)) if (readersOfFact.has(fact)) return false
  return true
}
