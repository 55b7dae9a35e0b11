import { reckonDoor } from 'chancery/counsel'
import { openBook } from 'chancery/editions'
import { ordinaryRoll, type Situation, reckon as weigh } from 'chancery/rules/core'
import { hungaryByHand } from './by-hand.ts'
import { measure, micro, times } from './measure.ts'
import { someSituations } from './situations.ts'
import { microseconds } from './timing.ts'

const SITUATIONS = 256

function timings() {
  const book = openBook('classic')
  const table = book.tables['hungary']
  if (table === undefined) throw new Error('the classic book has a table for Hungary')
  const situations = someSituations(SITUATIONS)
  const roll = ordinaryRoll('hungary', 'axis')
  for (const [index, situation] of situations.entries()) {
    const { lines, total } = weigh(table, situation, roll)
    const byHand = hungaryByHand(situation, roll)
    const amounts = lines.map(({ amount }) => amount)
    if (byHand.total !== total || byHand.amounts.some((amount, row) => amount !== amounts[row]))
      throw new Error(`on situation ${index} the hand-written sum says ${byHand.amounts.join()}, the product ${amounts.join()}`)
  }
  const at = (step: number): Situation => situations[step % SITUATIONS] as Situation
  const { byHand, reckoned, answered } = microseconds({
    byHand: (step) => hungaryByHand(at(step), roll),
    reckoned: (step) => weigh(table, at(step), roll),
    answered: (step) => reckonDoor.answer(book, at(step), { target: 'hungary', by: 'axis' }),
  })
  return { rows: table.rows.length, situations: SITUATIONS, byHand, reckoned, answered }
}

/** What the product's own reckoning takes, and the whole answer with words, results and odds, beside the same sum written by hand. */
export const reckon = measure(timings, ({ rows, situations, byHand, reckoned, answered }) => [
  `A Hungarian roll of ${rows} rows, in ${situations} situations; by hand and by table every line agrees`,
  `  the sum written by hand       ${micro(byHand)}`,
  `  reckon, with its lines        ${micro(reckoned)}${times(reckoned, byHand)} that`,
  `  the door’s answer, with words ${micro(answered)}${times(answered, byHand)} that`,
])
