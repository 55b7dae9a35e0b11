import { judge } from './judging.ts'
import type { Judge } from './mailbox.ts'

/** Signatures checked here and now; what is checked makes the journey to a thread and back. */
export const judgeHere: Judge = async (judging) => ({ judged: structuredClone(judge(structuredClone(judging))) })
