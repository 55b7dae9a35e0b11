import type { SequenceAnswer } from '../../../../counsel/index.ts'
import { type Citation, DELEGATION_NAMES, turnName } from '../../../../rules/core/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { inBrackets } from '../../label.ts'
import { capital, type Print, paragraphs, plain, said } from '../../text.ts'
import { SEQUENCE } from '../../words/answers.ts'

const cited = (words: string, cites: readonly Citation[], look: Look): readonly string[] =>
  plain([words, ...cites.map((one) => look.paint.faint(inBrackets(one)))].join('  '), 5, look)

/** One step to a paragraph: what it is, who is asked, and what for. */
export const print: Print<SequenceAnswer> = ({ book, turn, steps }, look) =>
  paragraphs([
    [look.paint.strong(SEQUENCE.heading(turnName(turn), book))],
    ...steps.map(({ words, cite, when, needs, asks, isByInitiative, begins, orders, ends, isNow }, index) => [
      ...said(
        { words: `${String(index + 1).padStart(3)}. ${look.paint.strong(capital(words))}${isNow ? SEQUENCE.now : ''}`, cite },
        0,
        look,
        5,
      ),
      ...(when === undefined ? [] : plain(SEQUENCE.when(when.words, when.holds), 5, look)),
      ...(needs === undefined ? [] : plain(SEQUENCE.needs(needs), 5, look)),
      ...begins.flatMap((one) => cited(one.words, one.cites, look)),
      ...(asks.length === 0
        ? []
        : plain(
            SEQUENCE.asks(
              asks.map((who) => DELEGATION_NAMES[who]),
              isByInitiative,
            ),
            5,
            look,
          )),
      ...orders.flatMap((one) => cited(`${one.isOwed ? SEQUENCE.owed : SEQUENCE.may}${one.words}`, one.cites, look)),
      ...ends.flatMap((one) => cited(SEQUENCE.ends(one.words), one.cites, look)),
    ]),
  ])
