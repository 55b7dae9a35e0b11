import { cautions } from '../../../rules/chapters/rolls/index.ts'
import { isMinor } from '../../../rules/core/index.ts'
import { type Order, whyNot } from '../../../rules/game/index.ts'
import { choice, listOf, usually } from '../argument.ts'
import { question } from '../door.ts'
import { by, jointly, target, whyNotTarget } from '../roll.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'
import { phaseOf } from './phase.ts'

/** One country or several: the targets of one diplomatic phase. */
export const name = question({
  name: 'name',
  words: 'the countries to roll for in a diplomatic phase',
  args: {
    by: by(),
    target: listOf(target(), 'the country; several with commas between them'),
    manner: usually(choice(['ordinary', 'reaction'], 'how the roll comes about'), 'ordinary'),
  },
  shape: MAY,
  answer: (book, situation, { by: faction, target: targets, manner }) => {
    const strangers = targets.flatMap((one) => whyNotTarget(book, one))
    if (strangers.length > 0) return permitted(strangers)
    const minors = targets.filter(isMinor)
    const order: Order = { type: 'name-targets', by: faction, nominations: minors.map((one) => ({ target: one, manner })) }
    const warned = manner === 'reaction' ? [] : minors.flatMap((one) => cautions(book, situation, faction, one))
    return permitted(whyNot(book, phaseOf(situation, faction), order), [
      ...jointly(book, minors),
      ...warned.map(({ words, cite }) => ({ what: words, who: faction, cite })),
    ])
  },
})
