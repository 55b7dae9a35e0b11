import { z } from 'zod'
import {
  chapterOf,
  incrementsOf,
  isTransferLimited,
  type Line,
  priceOf,
  type Rulebook,
  type Situation,
  type Step,
  TRANSFER_DESTINATIONS,
  TRANSFER_KINDS,
  TRANSFER_NATIONALITIES,
  whyNotTransfer,
} from '../../rules/index.ts'
import type { Arguments, Refused } from './answer.ts'
import { asked } from './asking.ts'
import type { SituationDoor } from './door.ts'
import { type VerdictAnswer, verdict } from './verdict.ts'

const unit = z.strictObject({
  nationality: z.enum(TRANSFER_NATIONALITIES),
  kind: z.enum(TRANSFER_KINDS),
  factors: z.int().min(1).max(99),
  to: z.enum(TRANSFER_DESTINATIONS),
  fromEurope: z.boolean().optional(),
  isChindit: z.boolean().optional(),
})

export const TRANSFER_QUESTIONS = z.discriminatedUnion('question', [z.strictObject({ question: z.literal('send'), units: z.array(unit) })])

/** May these units go, what are they in increments, and what do they cost in tension? */
export interface TransferAnswer extends VerdictAnswer {
  /** The cap and the price hold: before war between Britain and Japan, in a game of both theatres. */
  readonly isLimited: boolean
  readonly increments: number
  readonly steps: readonly Step[]
  /** What U.S.-Axis tension loses. */
  readonly lines: readonly Line[]
  readonly total: number
  /** Facts to report for the tension of the turn. */
  readonly facts: Readonly<Record<string, number>>
}

/** Units sent to the Pacific before war between Britain and Japan. */
export function answerTransfer(book: Rulebook, situation: Situation, args: Arguments): TransferAnswer | Refused {
  const read = asked(TRANSFER_QUESTIONS, { question: 'send', ...args })
  if ('ok' in read) return read
  const { question } = read.value
  const units = read.value.units.map(({ fromEurope, isChindit, ...rest }) => ({
    ...rest,
    ...(fromEurope === undefined ? {} : { fromEurope }),
    ...(isChindit === undefined ? {} : { isChindit }),
  }))
  const { inForce, navalFree, noBalance, naval } = chapterOf(book, 'changes').transfer
  const isLimited = isTransferLimited(book, situation)
  const { value: increments, steps } = incrementsOf(book, units)
  const { lines, total, facts, priced } = priceOf(book, situation, units)
  const roomLeft = Math.max(0, naval.value.limit - (facts['farEast.mostBritishNavalFactors'] ?? 0))
  return {
    ...verdict(question, whyNotTransfer(book, situation, units), {
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
    lines,
    total,
    facts: facts as Readonly<Record<string, number>>,
  }
}

export const transferDoor: SituationDoor<TransferAnswer | Refused> = { name: 'transfer', answer: answerTransfer, chapters: ['changes'] }
