import type { Dependency } from '../conditions/dependency.ts'
import { ownParty } from '../conditions/territory.ts'
import type { FactValue } from '../facts/fact.ts'
import { type PackedFacts, type Slot, slotOf } from '../facts/packed-facts.ts'
import { MINORS, type Minor } from '../nations/countries.ts'
import type { Standings } from '../situation/standing.ts'

/** Which rows of a list read where minor countries stand. */
export interface StandingReaders {
  /** Those that ask for a country by name. */
  readonly ofMinor: ReadonlyMap<Minor, readonly number[]>
  /** Those that ask for whom a place counts: they read the standing of whoever holds it, where that is a minor country, and in most books its wars. */
  readonly ofHolders: readonly HoldersReader[]
}

interface HoldersReader {
  readonly row: number
  readonly places: readonly Slot[]
  readonly readsWars: boolean
}

/** Whether it is asked for whom a holder’s land counts, in a book where its wars may decide that. */
const readsHoldersWars = (read: Dependency): boolean => read.of === 'allegiance' && read.victims === undefined

export function standingReadersIn(reads: readonly (readonly Dependency[])[]): StandingReaders {
  const ofMinor = new Map<Minor, number[]>()
  const ofHolders: HoldersReader[] = []
  for (const [row, found] of reads.entries()) {
    const minors = new Set(found.flatMap((read) => (read.of === 'standing' || read.of === 'mark' ? [read.minor] : [])))
    for (const minor of minors) ofMinor.set(minor, [...(ofMinor.get(minor) ?? []), row])
    if (!found.some(({ of }) => of === 'allegiance')) continue
    const places = found.flatMap((read) => (read.of === 'fact' && read.fact.endsWith('.controller') ? (slotOf(read.fact) ?? []) : []))
    ofHolders.push({ row, places, readsWars: found.some(readsHoldersWars) })
  }
  return { ofMinor, ofHolders }
}

const NO_MINOR: readonly Minor[] = []
const NOBODY: readonly number[] = []

/** The two that were compared last, and how they differ: many tables ask about the same two, one after the other. */
let compared: { readonly one: Standings; readonly other: Standings; readonly found: readonly Minor[] } | undefined

/** The countries that do not stand the same in both. */
export function minorsDiffering(one: Standings, other: Standings): readonly Minor[] {
  if (one === other) return NO_MINOR
  if (compared?.one !== one || compared.other !== other)
    compared = { one, other, found: MINORS.filter((minor) => one[minor] !== other[minor]) }
  return compared.found
}

/** Belgium and Luxembourg, each of which may hold a place, stand together. */
const standingOf = (holder: FactValue | undefined): FactValue | undefined =>
  holder === 'belgium' || holder === 'luxembourg' ? 'belgiumLuxembourg' : holder

/** A place counts for a side without regard to wars where a power or the Commonwealth has it, or nobody. */
const hasWars = (holder: FactValue | undefined): boolean =>
  typeof holder === 'string' && holder !== 'nobody' && ownParty(holder) === undefined

/** The rows that ask for whom a place counts, while somebody has it whose wars decide that. A place that changed hands is read as a fact. */
export function readersOfHoldersWars({ ofHolders }: StandingReaders, facts: PackedFacts): readonly number[] {
  const found: number[] = []
  for (const { row, places, readsWars } of ofHolders)
    if (readsWars && places.some(({ page, at }) => hasWars(facts[page]?.[at]))) found.push(row)
  return found
}

/** The rows that read the standing of one of these countries, some perhaps twice. A place that changed hands is read as a fact. */
export function readersOfStandings(
  { ofMinor, ofHolders }: StandingReaders,
  minors: readonly Minor[],
  facts: PackedFacts,
): readonly number[] {
  if (minors.length === 0) return NOBODY
  const found: number[] = []
  for (const minor of minors) found.push(...(ofMinor.get(minor) ?? NOBODY))
  const held: readonly unknown[] = minors
  for (const { row, places } of ofHolders) if (places.some(({ page, at }) => held.includes(standingOf(facts[page]?.[at])))) found.push(row)
  return found
}
