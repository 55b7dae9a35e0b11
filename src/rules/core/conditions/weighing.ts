import type { FactId } from '../facts/facts.ts'
import type { Roll, Situation } from '../situation/situation.ts'
import type { Condition, Quantity } from './condition.ts'
import { PLAIN_CONDITIONS } from './condition-kinds.ts'
import type { Dependency } from './dependency.ts'
import { PLAIN_QUANTITIES } from './quantity-kinds.ts'

export type Part = Condition | Quantity

/** What an answer hangs on: said outright, or found in what it is made of. */
type Hangs<P> = { reads(part: P): readonly Dependency[] } | { parts(part: P): readonly Part[] }
type ConditionKind<C> = Hangs<C> & { isMet(condition: C, situation: Situation, roll: Roll | undefined, net: number): boolean }
type QuantityKind<Q> = Hangs<Q> & { measure(quantity: Q, situation: Situation, roll: Roll | undefined): number }

/** The one place that knows what a condition is made of, what it reads and when it is met. */
const CONDITIONS: { readonly [K in Condition['is']]: ConditionKind<Extract<Condition, { is: K }>> } = {
  ...PLAIN_CONDITIONS,
  all: { parts: ({ of }) => of, isMet: ({ of }, situation, roll, net) => of.every((part) => isMetAsWritten(part, situation, roll, net)) },
  any: { parts: ({ of }) => of, isMet: ({ of }, situation, roll, net) => of.some((part) => isMetAsWritten(part, situation, roll, net)) },
  not: { parts: ({ of }) => [of], isMet: ({ of }, situation, roll, net) => !isMetAsWritten(of, situation, roll, net) },
  called: { parts: ({ of }) => [of], isMet: ({ of }, situation, roll, net) => isMetAsWritten(of, situation, roll, net) },
  'at-least': {
    parts: ({ quantity }) => [quantity],
    isMet: ({ quantity, number }, situation, roll) => measuredAsWritten(quantity, situation, roll) >= number,
  },
  exceeds: {
    parts: ({ quantity, other }) => [quantity, other],
    isMet: ({ quantity, other }, situation, roll) =>
      measuredAsWritten(quantity, situation, roll) > measuredAsWritten(other, situation, roll),
  },
}

/** The same of quantities, and what they come to. */
const QUANTITIES: { readonly [K in Quantity['is']]: QuantityKind<Extract<Quantity, { is: K }>> } = {
  ...PLAIN_QUANTITIES,
  tally: { parts: ({ of }) => of, measure: ({ of }, situation, roll) => of.filter((part) => isMetAsWritten(part, situation, roll)).length },
  full: {
    parts: ({ of }) => [of],
    measure: ({ of, size }, situation, roll) => Math.max(0, Math.floor(measuredAsWritten(of, situation, roll) / size)),
  },
  sum: {
    parts: ({ of }) => of,
    measure: ({ of }, situation, roll) => of.reduce((total, part) => total + measuredAsWritten(part, situation, roll), 0),
  },
  stair: {
    parts: ({ of }) => [of],
    measure: ({ of }, situation, roll) => {
      const steps = measuredAsWritten(of, situation, roll)
      return (steps * (steps + 1)) / 2
    },
  },
  if: {
    parts: ({ when, of }) => [when, of],
    measure: ({ when, of }, situation, roll) => (isMetAsWritten(when, situation, roll) ? measuredAsWritten(of, situation, roll) : 0),
  },
  less: {
    parts: ({ from, take }) => [from, take],
    measure: ({ from, take }, situation, roll) => measuredAsWritten(from, situation, roll) - measuredAsWritten(take, situation, roll),
  },
  larger: {
    parts: ({ of }) => of,
    measure: ({ of: [one, other] }, situation, roll) =>
      Math.max(measuredAsWritten(one, situation, roll), measuredAsWritten(other, situation, roll)),
  },
}

/**
 * The meaning of a condition, word by word. `isMet` of `compilation` gives the same answer sooner; this one answers where it is watched what
 * is read, and is what the quick one is held against. `net` is the sum of all lines that do not ask for it; only inertial rows do (R49-05).
 */
export function isMetAsWritten(condition: Condition, situation: Situation, roll?: Roll, net = 0): boolean {
  const kind: ConditionKind<Condition> = CONDITIONS[condition.is]
  return kind.isMet(condition, situation, roll, net)
}

export function measuredAsWritten(quantity: Quantity, situation: Situation, roll?: Roll): number {
  const kind: QuantityKind<Quantity> = QUANTITIES[quantity.is]
  return kind.measure(quantity, situation, roll)
}

const KINDS: { readonly [K in Part['is']]: Hangs<Extract<Part, { is: K }>> } = { ...CONDITIONS, ...QUANTITIES }

export const isQuantity = (part: Part): part is Quantity => Object.hasOwn(QUANTITIES, part.is)

/** Whether some data is a condition or a quantity. */
export const isPart = (data: unknown): data is Part =>
  typeof data === 'object' && data !== null && 'is' in data && typeof data.is === 'string' && Object.hasOwn(KINDS, data.is)

/** The conditions and quantities one is made of. */
export function partsOf(part: Part): readonly Part[] {
  const kind: Hangs<Part> = KINDS[part.is]
  return 'parts' in kind ? kind.parts(part) : []
}

/** Every condition and quantity inside one, itself included. */
export function* within(part: Part): Generator<Part> {
  yield part
  for (const inner of partsOf(part)) yield* within(inner)
}

function eachRead(part: Part, tell: (read: Dependency) => void): void {
  const kind: Hangs<Part> = KINDS[part.is]
  if ('parts' in kind) for (const inner of kind.parts(part)) eachRead(inner, tell)
  else for (const read of kind.reads(part)) tell(read)
}

/** Everything an answer hangs on, in the order it is asked for. */
export function readsOf(part: Part): readonly Dependency[] {
  const reads: Dependency[] = []
  eachRead(part, (read) => reads.push(read))
  return reads
}

/** The facts of the map that it asks for by name, each once. */
export function factsRead(part: Part): readonly FactId[] {
  const facts = new Set<FactId>()
  eachRead(part, (read) => {
    if (read.of === 'fact') facts.add(read.fact)
  })
  return [...facts]
}
