import { interventionOutcome, whyNotIntervene } from '../../../rules/chapters/access/index.ts'
import { COUNTRIES } from '../../../rules/core/index.ts'
import { choice, usually, whole, yesNo } from '../argument.ts'
import { question } from '../door.ts'
import { by } from '../roll.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'

/** May a faction help a country that is attacked, and what comes of it? */
export const intervene = question({
  name: 'intervene',
  words: 'for a country that is attacked',
  chapters: ['intervention'],
  args: {
    by: by(),
    on: choice(COUNTRIES, 'the country that is attacked'),
    divisions: usually(whole(0, 99, 'divisions that arrive to help'), 1),
    specialForces: usually(yesNo('special forces come too'), false),
    supplies: usually(yesNo('supplies come too'), false),
  },
  shape: MAY,
  answer: (book, situation, intervention) => {
    const refusals = whyNotIntervene(book, situation, intervention)
    return permitted(refusals, refusals.length > 0 ? [] : interventionOutcome(book, situation, intervention).brings)
  },
})
