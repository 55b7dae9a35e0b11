import { NOT_IN_SOURCES } from '../facts/facts.ts'
import { isOneOf } from '../names.ts'
import type { Situation } from '../situation.ts'
import type { Modifier } from '../tables/table.ts'
import type { Quantity } from './condition.ts'
import { isMet, isQuantity, partsOf } from './weighing.ts'

/** Printed on the map, in no source of ours: while nobody reports it a country is worth nothing. */
const isUnknownValue = (fact: string, { facts }: Situation): boolean =>
  fact.endsWith('.brpValue') && isOneOf(NOT_IN_SOURCES, fact) && facts[fact] === 0

/** BRP values that a quantity would count now, had they been reported. */
function valuesWanting(quantity: Quantity, situation: Situation): readonly string[] {
  if (quantity.is === 'count') return isUnknownValue(quantity.fact, situation) ? [quantity.fact] : []
  if (quantity.is === 'if' && !isMet(quantity.when, situation)) return []
  return partsOf(quantity)
    .filter(isQuantity)
    .flatMap((part) => valuesWanting(part, situation))
}

/** BRP values that a row counts as nothing only because nobody has reported them. */
export const unreportedIn = ({ when, per }: Modifier, situation: Situation): readonly string[] =>
  per === undefined || (when !== undefined && !isMet(when, situation)) ? [] : valuesWanting(per, situation)
