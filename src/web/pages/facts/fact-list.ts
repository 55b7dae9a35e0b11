import { isSaidIn } from '../../../counsel/index.ts'
import {
  FACT_IDS,
  FACTS,
  type Fact,
  type FactId,
  isFactId,
  isPlace,
  NOT_IN_SOURCES,
  type Rulebook,
  THEATRES,
  type Theatre,
} from '../../../rules/index.ts'
import { isChanged, isReported } from '../../situation/inputs/input-value.ts'
import type { OpenSituation } from '../../situation/open-situation.ts'

/** Every fact that something reads: conditions are data, wherever in a book they stand. */
function* factsWithin(part: unknown, seen = new Set<object>()): Generator<FactId> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return
  seen.add(part)
  if ('fact' in part && typeof part.fact === 'string' && isFactId(part.fact)) yield part.fact
  if ('place' in part && typeof part.place === 'string' && isPlace(part.place)) yield `${part.place}.controller`
  for (const inner of Object.values(part)) yield* factsWithin(inner, seen)
}

const read = new WeakMap<Rulebook, ReadonlySet<FactId>>()

/** Facts that some rule of this book reads: a condition in it, or a clause that the vocabulary names. */
export function factsOf(book: Rulebook): ReadonlySet<FactId> {
  const known = read.get(book)
  if (known !== undefined) return known
  const { tables, clauses, sequence, contents } = book
  const named = FACT_IDS.filter((id) => FACTS[id].readBy.some((number) => number in contents))
  const facts = new Set([...factsWithin([tables, clauses, sequence]), ...named])
  read.set(book, facts)
  return facts
}

/** What is known of the map, each fact in one list; what was there when the page was opened stays where it was. */
export interface ToldFacts {
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

/** Every word somewhere in what is known of the fact. */
const matches = ({ id, words, theatre, group, readBy }: Fact, search: string): boolean =>
  isSaidIn(search, [id, words, theatre, group, ...readBy])

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
