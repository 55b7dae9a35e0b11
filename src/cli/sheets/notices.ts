import type { NoticesAnswer } from '../../counsel/index.ts'
import { DELEGATION_NAMES } from '../../rules/index.ts'
import { fold } from '../fold.ts'
import { NOTICES } from '../words.ts'
import { inBrackets } from './label.ts'
import type { Sheet } from './sheet.ts'

/** What each faction has to heed, one to a line. */
export const noticesSheet: Sheet<NoticesAnswer> = ({ notices }, { paint, columns }) =>
  notices.length === 0
    ? [NOTICES.none]
    : notices.flatMap(({ to, words, cite }) => fold(`${DELEGATION_NAMES[to]}: ${words}  ${paint.faint(inBrackets(cite))}`, 2, columns))
