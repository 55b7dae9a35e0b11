import { FIRST_TURN, SEASONS, turnNumber } from '../calendar.ts'
import { type Minor, NATIONS, type Nation } from '../countries.ts'
import { FACTS, type FactId } from '../facts/facts.ts'
import type { Power } from '../powers.ts'
import { MANNERS, type Roll, SCENARIO_KINDS, type Situation } from '../situation.ts'
import type { Target } from '../targets.ts'
import type { Condition, Quantity } from './condition.ts'
import { codesOf, type Reader, type Reading, readerOf, standingCodes } from './reading.ts'
import type { Territory } from './territory.ts'

/** A condition that reads a single number. */
type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' | 'called' | 'always' | 'at-least' | 'exceeds' | 'net' | 'ruled' }>
type LeafQuantity = Exclude<Quantity, { is: 'tally' | 'full' | 'sum' | 'larger' | 'less' | 'if' | 'stair' | 'number' }>

/** What a leaf reads and which numbers satisfy it: the one place that knows, for plain answers and for compiled ones. */
export type Test = { readonly reading: Reading } & ({ readonly among: readonly number[] } | { readonly from: number })

const territoryAsked = ({ victims, friends }: Territory): Territory => ({
  ...(victims === undefined ? {} : { victims }),
  ...(friends === undefined ? {} : { friends }),
})

export function testOf(leaf: Leaf): Test {
  switch (leaf.is) {
    case 'flag':
      return { reading: { of: 'fact', fact: leaf.fact as FactId }, among: [1] }
    case 'chosen': {
      const fact = FACTS[leaf.fact as FactId]
      const choices: readonly string[] = fact.type === 'choice' ? fact.choices : []
      return { reading: { of: 'fact', fact: leaf.fact as FactId }, among: leaf.among.map((choice) => choices.indexOf(choice)) }
    }
    case 'holds':
      return { reading: { of: 'holder', place: leaf.place, ...territoryAsked(leaf) }, among: codesOf(leaf.party) }
    case 'held-by':
      return { reading: { of: 'fact', fact: `${leaf.place}.controller` }, among: [NATIONS.indexOf(leaf.nation)] }
    case 'stands':
      return {
        reading: { of: 'standing', minor: leaf.minor as Minor, byRoll: leaf.byRoll ?? false },
        among: standingCodes(leaf.side, leaf.bonds),
      }
    case 'in-effect':
      return { reading: { of: 'result', minor: leaf.minor as Minor }, among: leaf.results }
    case 'tied':
      return { reading: { of: 'partner', minor: leaf.minor as Minor }, among: codesOf(leaf.to) }
    case 'marked':
      return { reading: { of: 'mark', minor: leaf.minor as Minor, mark: leaf.mark }, from: 1 }
    case 'at-war':
    case 'ever-at-war':
      return { reading: { of: 'war', one: leaf.one, other: leaf.other as Nation, ever: leaf.is === 'ever-at-war' }, among: [1] }
    case 'long-at-war':
      return { reading: { of: 'long-war', one: leaf.one, other: leaf.other }, among: [1] }
    case 'declared':
      return { reading: { of: 'declared', by: leaf.by, on: leaf.on as Power, unrevoked: leaf.unrevoked ?? false }, among: [1] }
    case 'rolled-by':
      return { reading: { of: 'roller' }, among: leaf.factions.flatMap(codesOf) }
    case 'manner':
      return { reading: { of: 'manner' }, among: [MANNERS.indexOf(leaf.manner)] }
    case 'pledged':
      return { reading: { of: 'pledge' }, among: [1] }
    case 'in-season':
      return { reading: { of: 'season' }, among: leaf.seasons.map((season) => SEASONS.indexOf(season)) }
    case 'happened': {
      const fact = leaf.fact as FactId
      return leaf.when === 'ever' ? { reading: { of: 'since', fact }, from: 0 } : { reading: { of: 'years-gone', fact }, among: [0] }
    }
    case 'set-up':
      return { reading: { of: 'turn' }, among: [turnNumber(FIRST_TURN)] }
    case 'scenario':
      return { reading: { of: 'scenario' }, among: leaf.kinds.map((kind) => SCENARIO_KINDS.indexOf(kind)) }
    case 'named':
      return { reading: { of: 'named', by: leaf.by, how: leaf.how }, from: 1 }
    case 'just-declared':
      return { reading: { of: 'just-declared', by: leaf.by, on: leaf.on as Power }, from: 1 }
    case 'just-subverted':
      return { reading: { of: 'just-subverted' }, among: [1] }
    case 'allied-turn-of-war':
      return { reading: { of: 'allied-turns-of-war', one: leaf.one, other: leaf.other }, from: leaf.nth }
    case 'from-turn':
      return { reading: { of: 'turn' }, from: turnNumber(leaf.turn) }
    case 'at-war-then':
      return { reading: { of: 'war-then', one: leaf.one, other: leaf.other, fact: leaf.fact }, among: [1] }
    case 'declared-since':
      return { reading: { of: 'declared-since', by: leaf.by, on: leaf.on, fact: leaf.fact, orThen: leaf.orThen ?? false }, from: 1 }
    case 'year-start-since-war':
      return { reading: { of: 'years-at-war', one: leaf.one, other: leaf.other }, from: 1 }
    case 'began-war':
      return { reading: { of: 'begun-war', by: leaf.by, on: leaf.on }, among: [1] }
    case 'in-year-of-declaration':
      return { reading: { of: 'years-before-declaration', by: leaf.by, on: leaf.on, fact: leaf.fact }, from: 0 }
    case 'turns-after':
      return { reading: { of: 'since', fact: leaf.fact as FactId }, among: [leaf.turns] }
  }
}

export function readingOf(quantity: LeafQuantity): Reading {
  switch (quantity.is) {
    case 'count':
      return { of: 'fact', fact: quantity.fact as FactId }
    case 'points':
      return { of: 'points', faction: quantity.faction, target: quantity.target as Target }
    case 'level':
      return { of: 'level', track: quantity.track, reading: quantity.reading }
    case 'subversion':
      return { of: 'subversion' }
    case 'past-subversions':
      return { of: 'past-subversions', earlier: quantity.of === 'earlier-turns' }
    case 'volunteers':
      return { of: 'mark', minor: quantity.minor as Minor, mark: 'volunteers' }
    case 'covert':
      return { of: 'covert', side: quantity.side }
    case 'declarations':
      return { of: 'declarations', by: quantity.by, on: quantity.on, when: quantity.when, together: quantity.together ?? [] }
    case 'majors-at-war':
      return { of: 'majors-at-war', against: quantity.against, among: quantity.among, since: quantity.since }
    case 'mobilized':
      return { of: 'mobilized', by: quantity.by }
    case 'uses-this-turn':
      return { of: 'uses-this-turn', what: quantity.what }
    case 'tension-points':
      return { of: 'tension-points', by: quantity.by, track: quantity.track, when: quantity.when }
    case 'declared-late':
      return { of: 'declared-late', by: quantity.by, on: quantity.on, after: quantity.after }
    case 'years-since':
      return { of: 'years-since', year: quantity.year }
    case 'year-starts-since':
      return { of: 'years-gone', fact: quantity.fact, leastZero: true }
  }
}

type Ready<T> = { readonly of: T; readonly read: Reader }

const ready = {
  tests: new WeakMap<Leaf, Ready<Test>>(),
  quantities: new WeakMap<LeafQuantity, Reader>(),
}

/** A leaf is taken apart once, however often it is asked. */
function testReady(leaf: Leaf): Ready<Test> {
  const known = ready.tests.get(leaf)
  if (known !== undefined) return known
  const of = testOf(leaf)
  const made = { of, read: readerOf(of.reading) }
  ready.tests.set(leaf, made)
  return made
}

function quantityReady(leaf: LeafQuantity): Reader {
  const known = ready.quantities.get(leaf)
  if (known !== undefined) return known
  const made = readerOf(readingOf(leaf))
  ready.quantities.set(leaf, made)
  return made
}

/** `net` is the sum of all lines that do not ask for it; only inertial rows do (R49-05). */
export function isMet(condition: Condition, situation: Situation, roll?: Roll, net = 0): boolean {
  switch (condition.is) {
    case 'always':
      return true
    case 'all':
      return condition.of.every((part) => isMet(part, situation, roll, net))
    case 'any':
      return condition.of.some((part) => isMet(part, situation, roll, net))
    case 'not':
      return !isMet(condition.of, situation, roll, net)
    case 'called':
      return isMet(condition.of, situation, roll, net)
    case 'at-least':
      return measure(condition.quantity, situation, roll) >= condition.number
    case 'exceeds':
      return measure(condition.quantity, situation, roll) > measure(condition.other, situation, roll)
    case 'net':
      return condition.sign === 'positive' ? net > 0 : net < 0
    case 'ruled':
      throw new Error(`${condition.ruling} is settled when the book is resolved`)
    default: {
      const { of: test, read } = testReady(condition)
      const found = read(situation, roll)
      return 'among' in test ? test.among.includes(found) : found >= test.from
    }
  }
}

export function measure(quantity: Quantity, situation: Situation, roll?: Roll): number {
  switch (quantity.is) {
    case 'tally':
      return quantity.of.filter((condition) => isMet(condition, situation, roll)).length
    case 'full':
      return Math.max(0, Math.floor(measure(quantity.of, situation, roll) / quantity.size))
    case 'sum':
      return quantity.of.reduce((total, part) => total + measure(part, situation, roll), 0)
    case 'stair': {
      const steps = measure(quantity.of, situation, roll)
      return (steps * (steps + 1)) / 2
    }
    case 'if':
      return isMet(quantity.when, situation, roll) ? measure(quantity.of, situation, roll) : 0
    case 'less':
      return measure(quantity.from, situation, roll) - measure(quantity.take, situation, roll)
    case 'number':
      return quantity.number
    case 'larger':
      return Math.max(measure(quantity.of[0], situation, roll), measure(quantity.of[1], situation, roll))
    default:
      return quantityReady(quantity)(situation, roll)
  }
}

/** What is still lacking for a condition to be met; nothing when it is. */
export function lacking(condition: Condition, situation: Situation, roll?: Roll, net = 0): Condition | undefined {
  if (isMet(condition, situation, roll, net)) return undefined
  if (condition.is !== 'all') return condition
  const missing = condition.of.flatMap((part) => lacking(part, situation, roll, net) ?? [])
  return missing.length === 1 ? missing[0] : { is: 'all', of: missing }
}

/** Every condition and quantity inside one, itself included. */
export function* within(part: Condition | Quantity): Generator<Condition | Quantity> {
  yield part
  switch (part.is) {
    case 'all':
    case 'any':
    case 'tally':
    case 'sum':
    case 'larger':
      for (const inner of part.of) yield* within(inner)
      break
    case 'not':
    case 'stair':
    case 'called':
    case 'full':
      yield* within(part.of)
      break
    case 'if':
      yield* within(part.when)
      yield* within(part.of)
      break
    case 'less':
      yield* within(part.from)
      yield* within(part.take)
      break
    case 'at-least':
      yield* within(part.quantity)
      break
    case 'exceeds':
      yield* within(part.quantity)
      yield* within(part.other)
      break
    default:
  }
}

/** The facts of the map that an answer hangs on, in the order they are asked for. */
export function factsRead(part: Condition | Quantity): readonly FactId[] {
  const found = new Set<FactId>()
  for (const inner of within(part)) {
    if ('fact' in inner && inner.fact !== undefined) found.add(inner.fact as FactId)
    if (inner.is === 'holds' || inner.is === 'held-by') found.add(`${inner.place}.controller` as FactId)
  }
  return [...found]
}
