import { outcomeOf, resultByDefault, whyNotRollFor } from '../../../rules/chapters/rolls/index.ts'
import { bandAt, reckon } from '../../../rules/core/index.ts'
import { idleDraw } from '../../drawn-odds.ts'
import { die, maybe } from '../argument.ts'
import { consequencesOf } from '../consequences.ts'
import { question } from '../door.ts'
import { noTable, ROLL, rollFrom, tableFor } from '../roll.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'

/** A roll is allowed when its target may be named and every push given to it is allowed too. */
export const roll = question({
  name: 'roll',
  words: 'the die for a country',
  args: { ...ROLL, die: maybe(die('the face that fell')) },
  shape: MAY,
  answer: (book, situation, { die: face, ...args }) => {
    const asked = rollFrom(book, args)
    if ('ok' in asked) return asked
    const table = tableFor(book, asked.roll.target)
    if (table === undefined) return noTable(book, asked.roll.target)
    const refusals = whyNotRollFor(book, situation, asked.roll)
    const total = face === undefined ? undefined : reckon(table, situation, asked.roll).total + face
    const band = total === undefined ? undefined : bandAt(table.bands, total)
    const cautioned = idleDraw(book, table, situation, asked.roll).map(({ words, cite }) => ({ what: words, who: 'russia', cite }))
    if (total === undefined || band === undefined) return permitted(refusals, cautioned)
    const taken = resultByDefault(book, situation, asked.roll, band)
    return permitted(refusals, [
      ...cautioned,
      { what: `a total of ${total}: ${band.words}`, cite: band.cite },
      ...consequencesOf(book, outcomeOf(book, situation, asked.roll, taken), taken.cite),
    ])
  },
})
