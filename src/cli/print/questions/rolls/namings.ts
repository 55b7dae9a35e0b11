import type { NamingsAnswer } from '../../../../counsel/index.ts'
import { FACTION_NAMES, targetName, turnName } from '../../../../rules/core/index.ts'
import type { PrintQuestion } from '../../question.ts'
import { capital, paragraphs, plain, reasons, said } from '../../text.ts'
import { NAMINGS } from '../../words/answers.ts'

/** Manner by manner the countries that may be named, with --all the others and why not; then how they go together. */
export const print: PrintQuestion<NamingsAnswer> = ({ book, turn, by, manners, rules }, look, { isWhole }) =>
  paragraphs([
    [look.paint.strong(NAMINGS.heading(capital(FACTION_NAMES[by]), turnName(turn), book))],
    ...manners.map(({ manner, words, cite, targets }) => {
      const open = targets.filter(({ allowed }) => allowed).map(({ target }) => targetName(target))
      return [
        ...said({ words: `${look.paint.strong(NAMINGS.manner[manner])}: ${words}`, cite }, 0, look),
        ...plain(open.length === 0 ? NAMINGS.none : open.join(', '), 2, look),
        ...(isWhole ? targets.flatMap(({ refusals }) => reasons(refusals, look)) : []),
      ]
    }),
    ['order', ...rules.flatMap((rule, index) => said({ ...rule, words: `${index + 1}. ${rule.words}` }, 2, look))],
  ])
