import { decide, gameAt, whyNot } from '../../../rules/game/index.ts'
import { usually } from '../argument.ts'
import { question } from '../door.ts'
import { by } from '../roll.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'
import { whyNotAnother } from './phase.ts'

export const mine = question({
  name: 'mine',
  words: 'Norwegian waters',
  args: { by: usually(by(), 'westernAllies') },
  shape: MAY,
  answer: (book, situation, { by: faction }) => {
    const { mining } = book.clauses
    const others = whyNotAnother(faction, 'westernAllies', 'only the Western Allies mine Norwegian waters', mining?.rule)
    if (others.length > 0) return permitted(others)
    const game = gameAt(situation)
    const refusals = whyNot(book, game, { type: 'mine-norway', by: 'westernAllies' })
    const decision = decide(book, game, { type: 'mine-norway', by: 'westernAllies' }, () => 1)
    const mined = decision.accepted ? decision.events.find((event) => event.type === 'norway-mined') : undefined
    if (mining === undefined) return permitted(refusals)
    return permitted(refusals, [
      { what: 'Norwegian waters are mined for good; ore from Sweden stops in winter and spring', who: 'westernAllies', cite: mining.rule },
      ...(mined?.withLeave === false
        ? [
            { what: 'U.S.-Axis tension', amount: mined.usat, cite: mining.effects },
            { what: 'later rolls for Norway, which the Axis may make in reaction next turn', who: 'axis', amount: 1, cite: mining.effects },
          ]
        : []),
    ])
  },
})
