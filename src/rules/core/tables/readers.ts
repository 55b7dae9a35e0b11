import type { Condition, Quantity } from '../conditions/condition.ts'
import { type Dependency, type Whereabouts, whereaboutsOf } from '../conditions/dependency.ts'
import { readsOf } from '../conditions/weighing.ts'
import { comparedForm, isWatched } from '../facts/known-facts.ts'
import { differing, slotNumber } from '../facts/packed-facts.ts'
import type { Situation } from '../situation.ts'

/** Whatever hangs on a condition: a row of a table, a bar, something that follows. */
export interface Conditioned {
  readonly when?: Condition
  readonly per?: Quantity
}

type SituationPart = Whereabouts['parts'][number]

export const readsOfRow = ({ when, per }: Conditioned): readonly Dependency[] =>
  [when, per].flatMap((part) => (part === undefined ? [] : readsOf(part)))

/** Where everything stands that a row reads. */
export function whereaboutsOfRow(row: Conditioned): Whereabouts {
  const found = readsOfRow(row).map(whereaboutsOf)
  return {
    parts: [...new Set(found.flatMap(({ parts }) => parts))],
    facts: [...new Set(found.flatMap(({ facts }) => facts))],
  }
}

/** Which rows of a list read a part of the situation, and which a fact. */
interface Readers {
  readonly ofPart: ReadonlyMap<SituationPart, readonly number[]>
  readonly ofFact: ReadonlyMap<number, readonly number[]>
}

function readersIn(rows: readonly Conditioned[]): Readers {
  const ofPart = new Map<SituationPart, number[]>()
  const ofFact = new Map<number, number[]>()
  const add = <K>(readers: Map<K, number[]>, key: K, index: number): void => {
    readers.set(key, [...(readers.get(key) ?? []), index])
  }
  for (const [index, row] of rows.entries()) {
    const { parts, facts } = whereaboutsOfRow(row)
    for (const part of parts) add(ofPart, part, index)
    for (const fact of facts) add(ofFact, slotNumber(fact), index)
  }
  return { ofPart, ofFact }
}

const known = new WeakMap<readonly Conditioned[], Readers>()

function readersOf(rows: readonly Conditioned[]): Readers {
  const readers = known.get(rows) ?? readersIn(rows)
  known.set(rows, readers)
  return readers
}

/** The rows, by their place in the list, that read something which is not the same in both; all of them where that cannot be told. */
export function rowsAffected(rows: readonly Conditioned[], one: Situation, other: Situation): Iterable<number> {
  const [before, after] = [comparedForm(one.facts), comparedForm(other.facts)]
  if (before === undefined || after === undefined) return rows.keys()
  const { ofPart, ofFact } = readersOf(rows)
  const affected = new Set<number>()
  for (const [part, readers] of ofPart) if (one[part] !== other[part]) for (const reader of readers) affected.add(reader)
  if (before !== after) for (const fact of differing(before, after)) for (const reader of ofFact.get(fact) ?? []) affected.add(reader)
  return affected
}

/** Whether no row reads anything that is not the same in both, whatever is in the parts that do not matter. Never where it is watched what is read. */
export function readTheSame(
  rows: readonly Conditioned[],
  one: Situation,
  other: Situation,
  ofNoMatter: readonly SituationPart[] = [],
): boolean {
  const [before, after] = [comparedForm(one.facts), comparedForm(other.facts)]
  if (before === undefined || after === undefined || isWatched(one.facts) || isWatched(other.facts)) return false
  const { ofPart, ofFact } = readersOf(rows)
  for (const part of ofPart.keys()) if (one[part] !== other[part] && !ofNoMatter.includes(part)) return false
  if (before !== after) for (const fact of differing(before, after)) if (ofFact.has(fact)) return false
  return true
}
