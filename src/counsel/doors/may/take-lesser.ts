import { achiever, outcomeOf, resultByDefault } from '../../../rules/chapters/rolls/index.ts'
import { bandAt, reckon } from '../../../rules/core/index.ts'
import { type PendingRoll, whyNot } from '../../../rules/game/index.ts'
import { refused } from '../answer.ts'
import { die, maybe, text } from '../argument.ts'
import { misasked, whyNotAmong } from '../arguments.ts'
import { consequencesOf } from '../consequences.ts'
import { question } from '../door.ts'
import { expectedIn, shapeOf } from '../field.ts'
import { noTable, ROLL, rollFrom, tableFor } from '../roll.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'
import { fresh, phaseOf } from './phase.ts'

export const takeLesser = question({
  name: 'take-lesser',
  words: 'another result than the one rolled',
  args: {
    ...ROLL,
    die: maybe(die('the face that fell')),
    rolled: maybe(text('the result rolled, instead of a die')),
    result: maybe(text('the result wanted; without it, the one taken by default')),
  },
  shape: MAY,
  answer: (book, situation, { die: face, rolled: said, result, ...args }) => {
    const asked = rollFrom(book, args)
    if ('ok' in asked) return asked
    const { roll } = asked
    const table = tableFor(book, roll.target)
    if (table === undefined) return noTable(book, roll.target)
    if (said === undefined && face === undefined)
      return refused(misasked('die', `missing; expected ${expectedIn(shapeOf(die()))}`, 'missing'))
    const ids = table.bands.map((band) => band.id)
    const wrong = [...whyNotAmong('rolled', said, ids), ...whyNotAmong('result', result, ids)]
    const rolled =
      said === undefined
        ? bandAt(table.bands, reckon(table, situation, roll).total + (face ?? 0))
        : table.bands.find((band) => band.id === said)
    if (wrong.length > 0 || rolled === undefined) return refused(...wrong)
    const wanted = result ?? resultByDefault(book, situation, roll, rolled).id
    const band = table.bands.find((one) => one.id === wanted) ?? rolled
    const chooser = rolled.favours === 'nobody' ? roll.by : (achiever(book, situation, roll, rolled.favours) ?? 'westernAllies')
    const tieDie = achiever(book, situation, roll, 'allies') === undefined ? 1 : null
    const pending: PendingRoll = { ...fresh(roll), rolled: { result: rolled.id, byDefault: rolled.id, tieDie } }
    const game = phaseOf(situation, roll.by, { [roll.target]: pending })
    return permitted(
      whyNot(book, game, { type: 'take-result', by: chooser, target: roll.target, result: wanted }),
      consequencesOf(book, outcomeOf(book, situation, roll, band), band.cite),
    )
  },
})
