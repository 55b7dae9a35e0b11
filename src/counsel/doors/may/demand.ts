import { MINORS, type Minor, type Told } from '../../../rules/core/index.ts'
import { type Rulebook, whyNot } from '../../../rules/game/index.ts'
import { choice, usually } from '../argument.ts'
import { question } from '../door.ts'
import { by } from '../roll.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'
import { phaseOf, whyNotAnother } from './phase.ts'

/** A country answers by a roll of its own at once, or has no say in it (49.71, FIN-N3). */
const demandAnswer = (book: Rulebook, target: Minor): Told => ({
  words: book.tables[target]?.demandBands === undefined ? 'it makes no roll' : 'it answers by a roll at once',
  cite: book.clauses.demandRoll(target),
})

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
      (book.clauses.demandEffects ?? [demandAnswer(book, target)]).map(({ words, cite }) => ({ what: words, cite })),
    )
  },
})
