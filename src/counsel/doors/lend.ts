import { LENDERS, lendingEffects, POWERS, type Rulebook, type Situation, whyNoChapter, whyNotLend } from '../../rules/index.ts'
import { type Arguments, type MayAnswer, type Refused, refused } from './answer.ts'
import { isFound, oneOf, refusedFor, wholeNumber } from './arguments.ts'

/** May units be lent now, how many, and what follows. */
export function mayLend(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const silent = whyNoChapter(book, 'lending')
  if (silent.length > 0) return refused(...silent)
  const lender = oneOf(args, 'lender', LENDERS)
  const to = oneOf(args, 'to', POWERS)
  const units = wholeNumber(args, 'units', { least: 1, most: 99, fallback: 1 })
  if (!isFound(lender) || !isFound(to) || !isFound(units)) return refusedFor(lender, to, units)
  const request = { lender: lender.value, to: to.value, units: units.value }
  const refusals = whyNotLend(book, situation, request)
  return {
    ok: true,
    allowed: refusals.length === 0,
    refusals,
    price: {},
    consequences:
      refusals.length > 0
        ? []
        : lendingEffects(book, situation, request).map(({ words, amount, cite }) => ({
            what: words,
            ...(amount === undefined ? {} : { amount }),
            cite,
          })),
  }
}
