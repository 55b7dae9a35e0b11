import { RECORD, type Verification } from '../../referee/index.ts'
import { VERIFIED } from '../game-words.ts'
import { wrap } from '../wrap.ts'
import type { Print } from './print.ts'
import { reason } from './verdict.ts'

export interface VerificationAnswer extends Verification {
  readonly engine: string
  readonly begunBy: string
  /** The number of a last line that breaks off. */
  readonly torn: number | null
}

/** What was counted, and everything that is not as this engine has it. */
export const printVerification: Print<VerificationAnswer> = (found, look) => {
  const { orders, events, dice, tableDice, verified, otherwise, faults, torn, engine, begunBy } = found
  return [
    look.paint.strong(VERIFIED.counted(orders, events, dice, tableDice)),
    otherwise.length === 0 ? VERIFIED.all : VERIFIED.some(verified, orders, engine, begunBy),
    ...otherwise.flatMap(({ words, refusals }) => [
      ...wrap(`  ${look.paint.alarm(words)}`, 4, look.columns),
      ...refusals.flatMap((refusal) => reason(refusal, look)).map((line) => `  ${line}`),
    ]),
    ...faults.flatMap((one) => reason(one, look)),
    ...(torn === null ? [] : wrap(`  ${look.paint.alarm(RECORD.torn(torn))}`, 4, look.columns)),
  ]
}
