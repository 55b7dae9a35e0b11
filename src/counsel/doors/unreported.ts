import { FACT_IDS, FACTS, type FactId, isGiven, isTally, reportedCount, type Situation } from '../../rules/core/index.ts'

/** A number of units or points that nobody has reported. */
export interface Unreported {
  readonly fact: FactId
  readonly words: string
  readonly takenAs: number | null
}

/** Numbers among the facts read that nobody has counted. */
export function unreportedAmong(read: ReadonlySet<string>, { facts }: Situation): readonly Unreported[] {
  return FACT_IDS.filter((id) => read.has(id) && isTally(id) && !isGiven(facts, id)).map((fact) => ({
    fact,
    words: FACTS[fact].words,
    takenAs: reportedCount(facts, fact) ?? null,
  }))
}
