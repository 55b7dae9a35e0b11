import type { SecretsAnswer } from '../../../../counsel/index.ts'
import { DELEGATION_NAMES, turnName } from '../../../../rules/core/index.ts'
import { type Print, paragraphs, plain, said, titled } from '../../text.ts'
import { SECRETS } from '../../words/answers.ts'

/** What is hidden, from whom and until when; then what everybody has seen. */
export const print: Print<SecretsAnswer> = ({ book, turn, hidden, shown }, look) =>
  paragraphs([
    [look.paint.strong(SECRETS.heading(turnName(turn), book))],
    titled(
      SECRETS.hidden,
      hidden.length === 0
        ? plain(SECRETS.none, 2, look)
        : hidden.flatMap(({ words, from, until, cite }) => [
            ...said({ words, cite }, 2, look),
            ...plain(
              SECRETS.from(
                from.map((one) => DELEGATION_NAMES[one]),
                until,
              ),
              4,
              look,
            ),
          ]),
    ),
    titled(
      SECRETS.shown,
      shown.flatMap(({ words, cite }) => said({ words, cite }, 2, look)),
    ),
  ])
