import { reckonDoor } from 'chancery/counsel'
import { openBook } from 'chancery/editions'
import { ordinaryRoll, reckonAsWritten, type Situation, reckon as weigh } from 'chancery/rules/core'
import { type HandLine, hungaryByHand } from './by-hand.ts'
import { measure, micro, times } from './measure.ts'
import { someSituations } from './situations.ts'
import { microseconds } from './timing.ts'

const SITUATIONS = 2048

function timings() {
  const book = openBook('classic')
  const table = book.tables['hungary']
  if (table === undefined) throw new Error('the classic book has a table for Hungary')
  const situations = someSituations(SITUATIONS)
  const roll = ordinaryRoll('hungary', 'axis')
  for (const [index, situation] of situations.entries()) {
    const { lines, total } = weigh(table, situation, roll)
    const byHand = hungaryByHand(table.rows, situation, roll)
    const isSame = ({ id, amount, words, cite, applies }: HandLine, row: number): boolean => {
      const line = lines[row]
      return line?.id === id && line.amount === amount && line.words === words && line.cite === cite && line.applies === applies
    }
    if (byHand.total !== total || byHand.lines.length !== lines.length || !byHand.lines.every(isSame))
      throw new Error(`on situation ${index} the lines written by hand are others than the product's`)
  }
  const at = (step: number): Situation => situations[step % SITUATIONS] as Situation
  const { byHand, reckoned, asWritten, answered } = microseconds({
    byHand: (step) => hungaryByHand(table.rows, at(step), roll),
    reckoned: (step) => weigh(table, at(step), roll),
    asWritten: (step) => reckonAsWritten(table, at(step), roll),
    answered: (step) => reckonDoor.answer(book, at(step), { target: 'hungary', by: 'axis' }),
  })
  return { rows: table.rows.length, situations: SITUATIONS, byHand, reckoned, asWritten, answered, ratio: byHand / reckoned }
}

/** What the product's own reckoning takes, and the whole answer with words, results and odds, beside the same sum written by hand. */
export const reckon = measure(timings, ({ rows, situations, byHand, reckoned, asWritten, answered, ratio }) => [
  `A Hungarian roll of ${rows} rows, in ${situations} situations, each a fact away from the last; by hand and by table every line agrees`,
  `  the lines written by hand     ${micro(byHand)}`,
  `  reckon, with its lines        ${micro(reckoned)}  ${ratio.toFixed(2)} of its speed; at least 0.30 is wanted`,
  `  the same, not compiled        ${micro(asWritten)}${times(asWritten, reckoned)} as long`,
  `  the door’s answer, with words ${micro(answered)}${times(answered, byHand)} that`,
])
