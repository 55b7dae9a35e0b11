import { isSaidIn } from '../../../counsel/index.ts'
import { readersIn } from '../../../editions/index.ts'
import { FACT_IDS, FACTS, type FactId, keysOf, NOT_IN_SOURCES, THEATRES, type Theatre } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { isChanged, isReported, type OpenSituation } from '../../situation/index.ts'

/** Facts that some rule of this book reads. */
export const factsOf = (book: Rulebook): ReadonlySet<FactId> => new Set(keysOf(readersIn(book)))

/** What is known of the map, each fact in one list; what was there when the page was opened stays where it was. */
interface ToldFacts {
  /** It differs from the scenario's start, or did. */
  readonly reported: readonly FactId[]
  /** The scenario itself begins with it. */
  readonly set: readonly FactId[]
  /** No source gives its start, and nobody has said it. */
  readonly unsaid: readonly FactId[]
}

const isTold = (fact: FactId, current: OpenSituation): boolean => isReported({ of: 'fact', fact }, current)

export const changedFacts = (current: OpenSituation, before: OpenSituation): readonly FactId[] =>
  FACT_IDS.filter((fact) => isChanged({ of: 'fact', fact }, current, before))

export function toldFacts(current: OpenSituation, before: OpenSituation): ToldFacts {
  const { book, situation } = current
  const start = book.scenarios[situation.scenario]?.facts ?? {}
  const own = factsOf(book)
  const set = FACT_IDS.filter((fact) => Object.hasOwn(start, fact) && own.has(fact) && !isTold(fact, before))
  const reported = FACT_IDS.filter((fact) => (isTold(fact, current) || isTold(fact, before)) && !set.includes(fact))
  const unsaid = NOT_IN_SOURCES.filter((fact) => own.has(fact) && !Object.hasOwn(start, fact) && !isTold(fact, before))
  return { reported, set, unsaid }
}

/** Every word somewhere in what is known of the fact, the rules of this book that read it included. */
export function factsMatching(search: string, book: Rulebook): readonly FactId[] {
  const readers = readersIn(book)
  return FACT_IDS.filter((id) => {
    const { words, theatre, group } = FACTS[id]
    return isSaidIn(search, [id, words, theatre, group, ...(readers[id] ?? [])])
  })
}

interface FactGroup {
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
