import { readersInAnyBook } from '../editions/index.ts'
import { FACT_IDS, FACTS, type Fact } from '../rules/core/index.ts'

/** A fact with the clauses that read it. */
export type ReadFact = Fact & { readonly readBy: readonly string[] }

/** The whole vocabulary with the clauses of any book that read it. */
export function factsWithReaders(): readonly ReadFact[] {
  const readers = readersInAnyBook()
  return FACT_IDS.map((id) => ({ ...FACTS[id], readBy: readers[id] }))
}
