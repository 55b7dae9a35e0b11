import { packedOf } from '../facts/known-facts.ts'
import type { Roll, Situation } from '../situation/situation.ts'
import type { Condition, Quantity } from './condition.ts'
import { type Compilers, type Measured, type Met, QUICK_CONDITIONS, QUICK_QUANTITIES } from './quick-kinds.ts'
import { isMetAsWritten, measuredAsWritten } from './weighing.ts'

/** Conditions made of others, and of quantities. */
const CONDITIONS: Compilers<Condition, Met> = {
  ...QUICK_CONDITIONS,
  all: ({ of }) => {
    const parts = of.map(metOf)
    return (situation, facts, roll, net) => {
      for (const part of parts) if (!part(situation, facts, roll, net)) return false
      return true
    }
  },
  any: ({ of }) => {
    const parts = of.map(metOf)
    return (situation, facts, roll, net) => {
      for (const part of parts) if (part(situation, facts, roll, net)) return true
      return false
    }
  },
  not: ({ of }) => {
    const part = metOf(of)
    return (situation, facts, roll, net) => !part(situation, facts, roll, net)
  },
  called: ({ of }) => metOf(of),
  'at-least': ({ quantity, number }) => {
    const measured = measuredOf(quantity)
    return (situation, facts, roll) => measured(situation, facts, roll) >= number
  },
  exceeds: ({ quantity, other }) => {
    const [one, another] = [measuredOf(quantity), measuredOf(other)]
    return (situation, facts, roll) => one(situation, facts, roll) > another(situation, facts, roll)
  },
}

const QUANTITIES: Compilers<Quantity, Measured> = {
  ...QUICK_QUANTITIES,
  tally: ({ of }) => {
    const parts = of.map(metOf)
    return (situation, facts, roll) => {
      let met = 0
      for (const part of parts) if (part(situation, facts, roll, 0)) met++
      return met
    }
  },
  full: ({ of, size }) => {
    const whole = measuredOf(of)
    return (situation, facts, roll) => Math.max(0, Math.floor(whole(situation, facts, roll) / size))
  },
  sum: ({ of }) => {
    const parts = of.map(measuredOf)
    return (situation, facts, roll) => {
      let total = 0
      for (const part of parts) total += part(situation, facts, roll)
      return total
    }
  },
  stair: ({ of }) => {
    const whole = measuredOf(of)
    return (situation, facts, roll) => {
      const steps = whole(situation, facts, roll)
      return (steps * (steps + 1)) / 2
    }
  },
  if: ({ when, of }) => {
    const [isSo, whole] = [metOf(when), measuredOf(of)]
    return (situation, facts, roll) => (isSo(situation, facts, roll, 0) ? whole(situation, facts, roll) : 0)
  },
  less: ({ from, take }) => {
    const [whole, part] = [measuredOf(from), measuredOf(take)]
    return (situation, facts, roll) => whole(situation, facts, roll) - part(situation, facts, roll)
  },
  larger: ({ of: [one, other] }) => {
    const [first, second] = [measuredOf(one), measuredOf(other)]
    return (situation, facts, roll) => Math.max(first(situation, facts, roll), second(situation, facts, roll))
  },
}

const conditionsMade = new WeakMap<Condition, Met>()
const quantitiesMade = new WeakMap<Quantity, Measured>()

/** A condition made ready, once for all the times it is asked. */
export function metOf(condition: Condition): Met {
  const known = conditionsMade.get(condition)
  if (known !== undefined) return known
  const compile = CONDITIONS[condition.is] as ((part: Condition) => Met) | undefined
  const made: Met = compile?.(condition) ?? ((situation, _facts, roll, net) => isMetAsWritten(condition, situation, roll, net))
  conditionsMade.set(condition, made)
  return made
}

export function measuredOf(quantity: Quantity): Measured {
  const known = quantitiesMade.get(quantity)
  if (known !== undefined) return known
  const compile = QUANTITIES[quantity.is] as ((part: Quantity) => Measured) | undefined
  const made: Measured = compile?.(quantity) ?? ((situation, _facts, roll) => measuredAsWritten(quantity, situation, roll))
  quantitiesMade.set(quantity, made)
  return made
}

/** Whether something is so. `net` is the sum of all lines that do not ask for it; only inertial rows do (R49-05). */
export function isMet(condition: Condition, situation: Situation, roll?: Roll, net = 0): boolean {
  const facts = packedOf(situation.facts)
  return facts === undefined ? isMetAsWritten(condition, situation, roll, net) : metOf(condition)(situation, facts, roll, net)
}

/** What a quantity comes to. */
export function measure(quantity: Quantity, situation: Situation, roll?: Roll): number {
  const facts = packedOf(situation.facts)
  return facts === undefined ? measuredAsWritten(quantity, situation, roll) : measuredOf(quantity)(situation, facts, roll)
}

/** What is still lacking for a condition to be met; nothing when it is. */
export function lacking(condition: Condition, situation: Situation, roll?: Roll, net = 0): Condition | undefined {
  if (isMet(condition, situation, roll, net)) return undefined
  if (condition.is !== 'all') return condition
  const missing = condition.of.flatMap((part) => lacking(part, situation, roll, net) ?? [])
  return missing.length === 1 ? missing[0] : { is: 'all', of: missing }
}
