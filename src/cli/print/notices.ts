import type { NoticesAnswer } from '../../counsel/index.ts'
import { DELEGATION_NAMES } from '../../rules/index.ts'
import { NOTICES } from '../words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import type { Print } from './print.ts'

/** What each faction has to heed, one to a line. */
export const printNotices: Print<NoticesAnswer> = ({ notices }, { paint, columns }) =>
  notices.length === 0
    ? [NOTICES.none]
    : notices.flatMap(({ to, words, cite }) => wrap(`${DELEGATION_NAMES[to]}: ${words}  ${paint.faint(inBrackets(cite))}`, 2, columns))
