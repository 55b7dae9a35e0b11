import type { NoticesAnswer } from '../../../../counsel/index.ts'
import { DELEGATION_NAMES } from '../../../../rules/core/index.ts'
import { type Print, said } from '../../text.ts'
import { NOTICES } from '../../words/answers.ts'

/** What each faction has to heed, one to a line. */
export const print: Print<NoticesAnswer> = ({ notices }, look) =>
  notices.length === 0
    ? [NOTICES.none]
    : notices.flatMap(({ to, words, cite }) => said({ words: `${DELEGATION_NAMES[to]}: ${words}`, cite }, 0, look))
