import { MINORS } from '../../../rules/core/index.ts'
import { whyNot } from '../../../rules/game/index.ts'
import { choice, usually } from '../argument.ts'
import { question } from '../door.ts'
import { by } from '../roll.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'
import { phaseOf, whyNotAnother } from './phase.ts'

export const demand = question({
  name: 'demand',
  words: 'territory of a country',
  args: { target: choice(MINORS, 'the country'), by: usually(by(), 'russia') },
  shape: MAY,
  answer: (book, situation, { target, by: faction }) => {
    const others = whyNotAnother(faction, 'russia', 'only Russia makes territorial demands', book.clauses.demandTargets.cite)
    if (others.length > 0) return permitted(others)
    return permitted(
      whyNot(book, phaseOf(situation, 'russia'), { type: 'make-demand', by: 'russia', of: target }),
      (book.clauses.demandEffects ?? []).map(({ words, cite }) => ({ what: words, cite })),
    )
  },
})
