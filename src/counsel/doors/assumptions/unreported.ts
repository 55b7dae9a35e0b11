import {
  FACT_IDS,
  FACTS,
  type FactId,
  isGiven,
  isTally,
  type Line,
  NOT_REPORTED,
  type Reckoning,
  reportedCount,
  type Situation,
  type Table,
  unreportedIn,
} from '../../../rules/core/index.ts'

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

/** A sum whose lines say what they count as none because nobody has reported it. */
export function saidUncounted(table: Table | undefined, situation: Situation, { lines, total }: Reckoning): Reckoning {
  const rows = table?.rows ?? []
  const isUncounted = ({ id, applies }: Line): boolean =>
    !applies && rows.some((row) => row.id === id && unreportedIn(row, situation).length > 0)
  return { lines: lines.map((line) => (isUncounted(line) ? { ...line, words: `${line.words}: ${NOT_REPORTED}` } : line)), total }
}
