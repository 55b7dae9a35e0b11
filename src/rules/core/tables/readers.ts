import { turnNumber } from '../calendar.ts'
import type { Condition, Quantity } from '../conditions/condition.ts'
import { type Dependency, type Whereabouts, whereaboutsOf } from '../conditions/dependency.ts'
import { readsOf } from '../conditions/weighing.ts'
import { comparedForm, unwatchedSlots } from '../facts/known-facts.ts'
import { differing, slotNumber } from '../facts/packed-facts.ts'
import type { Situation } from '../situation/situation.ts'
import { minorsDiffering, readersOfHoldersWars, readersOfStandings, type StandingReaders, standingReadersIn } from './standing-readers.ts'

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

/** Which rows of a list read a part of the situation other than the standings, or wars other than those of whoever holds a place, which a fact, by its slot, and which nothing of the turn but whether one has come. */
interface Readers {
  readonly ofPart: readonly (readonly [part: SituationPart, rows: readonly number[]])[]
  readonly ofFact: readonly (readonly number[] | undefined)[]
  readonly fromTurn: ReadonlyMap<number, readonly number[]>
  readonly ofStandings: StandingReaders
  /** Where a row was last found, so that none is found twice. */
  readonly found: Uint32Array
  searches: number
}

/** Whether it reads wars of its own, whoever holds which place. */
const readsNamedWars = (row: Conditioned): boolean =>
  readsOfRow(row).some((read) => read.of !== 'allegiance' && whereaboutsOf(read).parts.includes('wars'))

function readersIn(rows: readonly Conditioned[]): Readers {
  const ofPart = new Map<SituationPart, number[]>()
  const ofFact: number[][] = []
  const fromTurn = new Map<number, number[]>()
  const add = <K>(readers: Map<K, number[]>, key: K, index: number): void => {
    readers.set(key, [...(readers.get(key) ?? []), index])
  }
  for (const [index, row] of rows.entries()) {
    const { parts, facts } = whereaboutsOfRow(row)
    const turns = readsOfRow(row).flatMap((read) => (read.of === 'turn' ? [read.from] : []))
    const dates = turns.filter((from) => from !== undefined)
    const isReadOutright = (part: SituationPart): boolean =>
      part === 'turn' ? dates.length < turns.length : part === 'wars' ? readsNamedWars(row) : part !== 'standings'
    for (const part of parts) if (isReadOutright(part)) add(ofPart, part, index)
    if (dates.length === turns.length) for (const from of new Set(dates)) add(fromTurn, turnNumber(from), index)
    for (const fact of facts) ofFact[slotNumber(fact)] = [...(ofFact[slotNumber(fact)] ?? []), index]
  }
  const ofStandings = standingReadersIn(rows.map(readsOfRow))
  return { ofPart: [...ofPart], ofFact, fromTurn, ofStandings, found: new Uint32Array(rows.length), searches: 0 }
}

const known = new WeakMap<readonly Conditioned[], Readers>()

function readersOf(rows: readonly Conditioned[]): Readers {
  const ready = known.get(rows)
  if (ready !== undefined) return ready
  const made = readersIn(rows)
  known.set(rows, made)
  return made
}

/** Whether a turn has come in one of two situations and not in the other. */
const isBetween = (turn: number, one: Situation, other: Situation): boolean =>
  turnNumber(one.turn) >= turn !== turnNumber(other.turn) >= turn

/** The rows, by their place in the list, that read something which is not the same in both; all of them where that cannot be told. */
export function rowsAffected(rows: readonly Conditioned[], one: Situation, other: Situation): Iterable<number> {
  const [before, after] = [comparedForm(one.facts), comparedForm(other.facts)]
  if (before === undefined || after === undefined) return rows.keys()
  const readers = readersOf(rows)
  const { ofPart, ofFact, fromTurn, ofStandings, found } = readers
  const search = ++readers.searches
  const affected: number[] = []
  const add = (readers: readonly number[]): void => {
    for (const reader of readers) {
      if (found[reader] === search) continue
      found[reader] = search
      affected.push(reader)
    }
  }
  for (const [part, readers] of ofPart) if (one[part] !== other[part]) add(readers)
  if (one.turn !== other.turn) for (const [turn, readers] of fromTurn) if (isBetween(turn, one, other)) add(readers)
  add(readersOfStandings(ofStandings, minorsDiffering(one.standings, other.standings), after))
  if (one.wars !== other.wars) add(readersOfHoldersWars(ofStandings, after))
  if (before !== after)
    for (const fact of differing(before, after)) {
      const readers = ofFact[fact]
      if (readers !== undefined) add(readers)
    }
  return affected
}

/** Whether no row reads anything that is not the same in both, whatever is in the parts that do not matter. Never where it is watched what is read. */
export function readTheSame(
  rows: readonly Conditioned[],
  one: Situation,
  other: Situation,
  ofNoMatter: readonly SituationPart[] = [],
): boolean {
  const [before, after] = [unwatchedSlots(one.facts), unwatchedSlots(other.facts)]
  if (before === undefined || after === undefined) return false
  const { ofPart, ofFact, fromTurn, ofStandings } = readersOf(rows)
  for (const [part] of ofPart) if (one[part] !== other[part] && !ofNoMatter.includes(part)) return false
  if (one.turn !== other.turn) for (const turn of fromTurn.keys()) if (isBetween(turn, one, other)) return false
  if (before !== after) for (const fact of differing(before, after)) if (ofFact[fact] !== undefined) return false
  if (readersOfStandings(ofStandings, minorsDiffering(one.standings, other.standings), after).length > 0) return false
  return one.wars === other.wars || ofNoMatter.includes('wars') || readersOfHoldersWars(ofStandings, after).length === 0
}
