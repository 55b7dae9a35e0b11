import {
  incrementsOf,
  isTransferLimited,
  priceOf,
  TRANSFER_DESTINATIONS,
  TRANSFER_KINDS,
  TRANSFER_NATIONALITIES,
  whyNotTransfer,
} from '../../../rules/chapters/transports/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { choice, group, list, maybe, whole, yesNo } from '../argument.ts'
import { doorOf, question } from '../door.ts'
import { bool, int, lines, listed, STEP, VERDICT } from '../shapes.ts'
import { verdict } from '../verdict.ts'

const UNIT = group({
  nationality: choice(TRANSFER_NATIONALITIES),
  kind: choice(TRANSFER_KINDS),
  factors: whole(1, 99),
  to: choice(TRANSFER_DESTINATIONS),
  fromEurope: maybe(yesNo()),
  isChindit: maybe(yesNo()),
})

const TRANSFER = s.extend(VERDICT, {
  /** The cap and the price hold: before war between Britain and Japan, in a game of both theatres. */
  isLimited: bool,
  increments: int,
  steps: listed(STEP),
  /** What U.S.-Axis tension loses. */
  lines,
  total: int,
  /** Facts to report for the tension of the turn. */
  facts: s.record(int),
})

export type TransferAnswer = Readonly<s.Output<typeof TRANSFER>>

/** May these units go, what are they in increments, and what do they cost in tension? */
const send = question({
  name: 'send',
  words: 'units to the Pacific before war between Britain and Japan',
  args: { units: list(UNIT, 'the units') },
  shape: TRANSFER,
  answer: (book, situation, { units }): TransferAnswer => {
    const { inForce, navalFree, noBalance, naval } = chapterOf(book, 'changes').transfer
    const isLimited = isTransferLimited(book, situation)
    const { value: increments, steps } = incrementsOf(book, units)
    const { lines: weighed, total, facts, priced } = priceOf(book, situation, units)
    const roomLeft = Math.max(0, naval.value.limit - (facts['farEast.mostBritishNavalFactors'] ?? 0))
    return {
      ...verdict('send', whyNotTransfer(book, situation, units), {
        consequences: isLimited
          ? [
              { what: 'U.S.-Axis tension', amount: total, cite: inForce.cite },
              { what: `naval factors still free, of ${navalFree.value} in all`, amount: roomLeft, cite: navalFree.cite },
              ...(priced.length === 0 ? [{ what: 'no balance in the India box is wanted', cite: noBalance }] : []),
            ]
          : [{ what: 'neither cap nor price holds any more', cite: inForce.cite }],
      }),
      isLimited,
      increments,
      steps,
      lines: weighed,
      total,
      facts: facts as Readonly<Record<string, number>>,
    }
  },
})

export const transferDoor = doorOf({
  name: 'transfer',
  words: 'British-commanded units sent to the Pacific before war with Japan, and what they cost in tension',
  example:
    "transfer cases/situations/hungary.json send --with '{ units: [{ nationality: british, kind: naval, factors: 5, to: indiaBox }] }'",
  isInOnePiece: true,
  usual: 'send',
  chapters: ['changes'],
  questions: [send],
})
