import { reckonDoor } from 'chancery/counsel'
import { openBook } from 'chancery/editions'
import { ordinaryRoll, reckon, type Situation } from 'chancery/rules/core'
import { hungaryByHand } from './by-hand.ts'
import { someSituations } from './situations.ts'
import { microseconds } from './timing.ts'

const SITUATIONS = 256

/** What the product's own reckoning takes, and the whole answer with words, results and odds, beside the same sum written by hand. */
export function reckonings() {
  const book = openBook('classic')
  const table = book.tables['hungary']
  if (table === undefined) throw new Error('the classic book has a table for Hungary')
  const situations = someSituations(SITUATIONS)
  const roll = ordinaryRoll('hungary', 'axis')
  for (const [index, situation] of situations.entries()) {
    const { lines, total } = reckon(table, situation, roll)
    const byHand = hungaryByHand(situation, roll)
    const amounts = lines.map(({ amount }) => amount)
    if (byHand.total !== total || byHand.amounts.some((amount, row) => amount !== amounts[row]))
      throw new Error(`on situation ${index} the hand-written sum says ${byHand.amounts.join()}, the product ${amounts.join()}`)
  }
  const at = (step: number): Situation => situations[step % SITUATIONS] as Situation
  const { byHand, reckoned, answered } = microseconds({
    byHand: (step) => hungaryByHand(at(step), roll),
    reckoned: (step) => reckon(table, at(step), roll),
    answered: (step) => reckonDoor.answer(book, at(step), { target: 'hungary', by: 'axis' }),
  })
  return { rows: table.rows.length, situations: SITUATIONS, byHand, reckoned, answered }
}
