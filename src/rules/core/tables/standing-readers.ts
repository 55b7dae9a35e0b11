import type { Dependency } from '../conditions/dependency.ts'
import { MINORS, type Minor } from '../countries.ts'
import type { FactValue } from '../facts/fact.ts'
import { type PackedFacts, type Slot, slotOf } from '../facts/packed-facts.ts'
import type { Standings } from '../standing.ts'

/** Which rows of a list read where minor countries stand. */
export interface StandingReaders {
  /** Those that ask for a country by name. */
  readonly ofMinor: ReadonlyMap<Minor, readonly number[]>
  /** Those that ask for whom a place counts: they read the standing of whoever holds it, where that is a minor country. */
  readonly ofHolders: readonly { readonly row: number; readonly places: readonly Slot[] }[]
}

export function standingReadersIn(reads: readonly (readonly Dependency[])[]): StandingReaders {
  const ofMinor = new Map<Minor, number[]>()
  const ofHolders: { row: number; places: readonly Slot[] }[] = []
  for (const [row, found] of reads.entries()) {
    const minors = new Set(found.flatMap((read) => (read.of === 'standing' || read.of === 'mark' ? [read.minor] : [])))
    for (const minor of minors) ofMinor.set(minor, [...(ofMinor.get(minor) ?? []), row])
    if (!found.some(({ of }) => of === 'allegiance')) continue
    const places = found.flatMap((read) => (read.of === 'fact' && read.fact.endsWith('.controller') ? (slotOf(read.fact) ?? []) : []))
    ofHolders.push({ row, places })
  }
  return { ofMinor, ofHolders }
}

/** The countries that do not stand the same in both. */
export function minorsDiffering(one: Standings, other: Standings): readonly Minor[] {
  const found: Minor[] = []
  if (one !== other) for (const minor of MINORS) if (one[minor] !== other[minor]) found.push(minor)
  return found
}

/** Belgium and Luxembourg, each of which may hold a place, stand together. */
const standingOf = (holder: FactValue | undefined): FactValue | undefined =>
  holder === 'belgium' || holder === 'luxembourg' ? 'belgiumLuxembourg' : holder

/** The rows that read the standing of one of these countries, some perhaps twice. A place that changed hands is read as a fact. */
export function* readersOfStandings(
  { ofMinor, ofHolders }: StandingReaders,
  minors: readonly Minor[],
  facts: PackedFacts,
): Generator<number> {
  for (const minor of minors) yield* ofMinor.get(minor) ?? []
  const held: readonly unknown[] = minors
  if (minors.length > 0)
    for (const { row, places } of ofHolders) if (places.some(({ page, at }) => held.includes(standingOf(facts[page]?.[at])))) yield row
}
