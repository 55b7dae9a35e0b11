import { isTally, reportedCount } from '../facts/facts.ts'
import { isGiven } from '../facts/known-facts.ts'
import type { Situation } from '../situation/situation.ts'
import type { Modifier } from '../tables/table.ts'
import { isMet } from './compilation.ts'
import type { Quantity } from './condition.ts'
import { isQuantity, partsOf } from './weighing.ts'

/** To be counted at the table, and nobody has: it counts for nothing. */
const isNotCounted = (fact: string, { facts }: Situation): boolean =>
  isTally(fact) && !isGiven(facts, fact) && (reportedCount(facts, fact) ?? 0) === 0

/** Numbers that a quantity would count now, had they been reported. */
function numbersWanting(quantity: Quantity, situation: Situation): readonly string[] {
  if (quantity.is === 'count') return isNotCounted(quantity.fact, situation) ? [quantity.fact] : []
  if (quantity.is === 'if' && !isMet(quantity.when, situation)) return []
  return partsOf(quantity)
    .filter(isQuantity)
    .flatMap((part) => numbersWanting(part, situation))
}

/** Numbers that a row counts as nothing only because nobody has reported them. */
export const unreportedIn = ({ when, per }: Modifier, situation: Situation): readonly string[] =>
  per === undefined || (when !== undefined && !isMet(when, situation)) ? [] : numbersWanting(per, situation)

/** What is said of a number that nobody has reported. */
export const NOT_REPORTED = 'not reported, taken as none'

/** Words about a quantity, which say where nobody has reported it. */
export const saidOf = (words: string, quantity: Quantity, situation: Situation): string =>
  numbersWanting(quantity, situation).length === 0 ? words : `${words}: ${NOT_REPORTED}`

/** Words about one number that is printed, which say where nobody has reported it and what it was taken as. */
export function saidOfCount(words: string, fact: string, { facts }: Situation): string {
  if (!isTally(fact) || isGiven(facts, fact)) return words
  const taken = reportedCount(facts, fact) ?? 0
  return `${words}: ${taken === 0 ? NOT_REPORTED : `not reported, taken as ${taken}`}`
}
