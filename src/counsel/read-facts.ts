import { readersIn, readersInAnyBook } from '../editions/index.ts'
import { FACT_IDS, FACTS, type Fact, saidInTerms } from '../rules/core/index.ts'
import type { Rulebook } from '../rules/game/index.ts'

/** A fact with the clauses that read it. */
export type ReadFact = Fact & { readonly readBy: readonly string[] }

/** The whole vocabulary with the clauses of any book that read it. */
export function factsWithReaders(): readonly ReadFact[] {
  const readers = readersInAnyBook()
  return FACT_IDS.map((id) => ({ ...FACTS[id], readBy: readers[id] }))
}

/** What one book reads, in its own words. */
export function factsReadIn(book: Rulebook): readonly ReadFact[] {
  const readers = readersIn(book)
  const read = FACT_IDS.flatMap((id): readonly ReadFact[] => {
    const readBy = readers[id]
    return readBy === undefined ? [] : [{ ...FACTS[id], readBy }]
  })
  return saidInTerms(read, book.clauses.terms)
}
