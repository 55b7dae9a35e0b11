import type { YearStartAnswer } from '../../../../counsel/index.ts'
import { turnName } from '../../../../rules/core/index.ts'
import { type Print, paragraphs, said } from '../../text.ts'
import { YEAR_START } from '../../words/answers.ts'

/** What is told, in its order, each with whom it is told to. */
export const print: Print<YearStartAnswer> = ({ book, turn, told, notes = [] }, look) =>
  paragraphs([
    [
      look.paint.strong(YEAR_START.heading(turnName(turn), book)),
      ...notes.flatMap(({ what, cite }) => said({ words: what, cite }, 0, look)),
    ],
    told.flatMap(({ words, to, cite }, index) =>
      said({ words: `${String(index + 1).padStart(3)}. ${YEAR_START.to[to]}: ${words}`, cite }, 0, look, 5),
    ),
  ])
