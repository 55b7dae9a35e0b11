import { LENDERS, lendingEffects, whyNotLend } from '../../../rules/chapters/lending/index.ts'
import { POWERS } from '../../../rules/core/index.ts'
import { choice, usually, whole } from '../argument.ts'
import { question } from '../door.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'

/** May units be lent now, how many, and what follows. */
export const lend = question({
  name: 'lend',
  words: 'units to another power',
  chapters: ['lending'],
  args: {
    lender: choice(LENDERS, 'whose units, or flyingTigers'),
    to: choice(POWERS, 'who borrows them'),
    units: usually(whole(1, 99, 'how many units'), 1),
  },
  shape: MAY,
  answer: (book, situation, request) => {
    const refusals = whyNotLend(book, situation, request)
    if (refusals.length > 0) return permitted(refusals)
    return permitted(
      [],
      lendingEffects(book, situation, request).map(({ words, amount, cite }) => ({
        what: words,
        ...(amount === undefined ? {} : { amount }),
        cite,
      })),
    )
  },
})
