import { games, orders } from './orders.ts'
import { reckonings } from './reckonings.ts'

/** Times what the product runs, each thing beside a baseline of the same run: machines are noisy, ratios less so. */
const measured = { reckonings: reckonings(), orders: orders(), games: games() }

const micro = (time: number): string => `${time.toFixed(2).padStart(12)} µs`
const times = (time: number, baseline: number): string => `  ${(time / baseline).toFixed(2)} times`

function printed(): readonly string[] {
  const { reckonings: sums, orders: acts, games: whole } = measured
  return [
    `A Hungarian roll of ${sums.rows} rows, in ${sums.situations} situations; by hand and by table every line agrees`,
    `  the sum written by hand       ${micro(sums.byHand)}`,
    `  reckon, with its lines        ${micro(sums.reckoned)}${times(sums.reckoned, sums.byHand)} that`,
    `  the door’s answer, with words ${micro(sums.answered)}${times(sums.answered, sums.byHand)} that`,
    'A correction of one fact, decided and folded',
    `  the fact changed by hand      ${micro(acts.byHand)}`,
    `  in a new game                 ${micro(acts.inNewGame)}${times(acts.inNewGame, acts.byHand)} that`,
    `  in a game of ${`${acts.events} events`.padEnd(17)}${micro(acts.inOldGame)}${times(acts.inOldGame, acts.inNewGame)} the new game’s; at most 1.20 is wanted`,
    'Whole games at random',
    `  one of them                   ${micro(whole.aGame)}`,
  ]
}

console.log(process.argv.includes('--json') ? JSON.stringify(measured) : printed().join('\n'))
