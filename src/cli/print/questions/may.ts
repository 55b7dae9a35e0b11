import type { MayAnswer } from '../../../counsel/index.ts'
import type { PrintQuestion } from '../question.ts'
import { printPermissionVerdict, printVerdict } from '../verdict.ts'

/** Questions about what a level allows, and how much of it. */
const ABOUT_LEVELS: readonly unknown[] = ['act', 'grant']

export const print: PrintQuestion<MayAnswer> = (answer, look, { args }) =>
  ABOUT_LEVELS.includes(args['question']) ? printPermissionVerdict(answer, look) : printVerdict(answer, look)
