import { RECORD, type Verification } from '../../../referee/index.ts'
import { VERIFIED } from '../../game/words.ts'
import { type Print, plain, reasons } from '../text.ts'

export interface VerificationAnswer extends Verification {
  readonly engine: string
  readonly begunBy: string
  /** The number of a last line that breaks off. */
  readonly torn: number | null
}

/** What was counted, and everything that is not as this engine has it. */
export const printVerification: Print<VerificationAnswer> = (found, look) => {
  const { orders, events, dice, tableDice, verified, otherwise, reworded, faults, torn, engine, begunBy, shownTo, rules, proven } = found
  const { strong, alarm } = look.paint
  return [
    strong(VERIFIED.counted(orders, events, dice, tableDice)),
    shownTo !== undefined ? VERIFIED.shown : otherwise.length === 0 ? VERIFIED.all : VERIFIED.some(verified, orders, engine, begunBy),
    ...(otherwise.length === 0 || rules === undefined
      ? []
      : [rules.played === rules.here ? VERIFIED.sameRules(rules.here) : VERIFIED.otherRules(rules.played, rules.here)]),
    ...(reworded.length === 0 ? [] : [VERIFIED.reworded(reworded)]),
    ...(dice === 0 ? [] : [proven === undefined ? VERIFIED.trusted(dice) : VERIFIED.proven(proven.dice, dice)]),
    ...(proven === undefined || proven.sealed.length === 0 ? [] : [VERIFIED.sealed(proven.sealed)]),
    ...(proven?.notes ?? []).flatMap((words) => plain(alarm(words), 2, look)),
    ...otherwise.flatMap(({ words, refusals }) => [...plain(alarm(words), 2, look), ...reasons(refusals, look).map((line) => `  ${line}`)]),
    ...reasons(faults, look),
    ...(torn === null ? [] : plain(alarm(RECORD.torn(torn)), 2, look)),
  ]
}
