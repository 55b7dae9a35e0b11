import { FACT_IDS, FACTS, type Fact, type FactId, factsRead, type Rulebook, THEATRES, type Theatre } from '../../rules/index.ts'
import { isChanged, isReported } from '../situation/input-value.ts'
import type { Sheet } from '../situation/sheet.ts'

const read = new WeakMap<Rulebook, ReadonlySet<FactId>>()

/** Facts that some rule of this book reads: a row of a table, or a clause that the vocabulary names. */
export function factsOf(book: Rulebook): ReadonlySet<FactId> {
  const known = read.get(book)
  if (known !== undefined) return known
  const inRows = Object.values(book.tables).flatMap(({ rows }) =>
    rows.flatMap(({ when, per }) => [when, per].flatMap((part) => (part === undefined ? [] : factsRead(part)))),
  )
  const named = FACT_IDS.filter((id) => FACTS[id].readBy.some((number) => number in book.contents))
  const facts = new Set([...inRows, ...named])
  read.set(book, facts)
  return facts
}

/** What has changed since the situation was opened, and what else differs from the scenario's start. */
export const changedFacts = (sheet: Sheet, before: Sheet): readonly FactId[] =>
  FACT_IDS.filter((fact) => isChanged({ of: 'fact', fact }, sheet, before))

export const reportedFacts = (sheet: Sheet): readonly FactId[] => FACT_IDS.filter((fact) => isReported({ of: 'fact', fact }, sheet))

/** Every word somewhere in what is known of the fact. */
function matches({ id, words, theatre, group, readBy }: Fact, search: string): boolean {
  const text = [id, words, theatre, group, ...readBy].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export const factsMatching = (search: string): readonly FactId[] => FACT_IDS.filter((id) => matches(FACTS[id], search))

export interface FactGroup {
  readonly name: string
  readonly facts: readonly FactId[]
}

/** The facts of a theatre as the vocabulary groups them. */
export function groupsIn(theatre: Theatre, facts: readonly FactId[]): readonly FactGroup[] {
  const own = facts.filter((id) => FACTS[id].theatre === theatre)
  return [...new Set(own.map((id) => FACTS[id].group))].map((name) => ({ name, facts: own.filter((id) => FACTS[id].group === name) }))
}

export const theatresOf = (facts: readonly FactId[]): readonly Theatre[] =>
  THEATRES.filter((theatre) => facts.some((id) => FACTS[id].theatre === theatre))
