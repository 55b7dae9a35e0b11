import type { PhaseAdviceAnswer } from '../../../../counsel/index.ts'
import { FACTION_NAMES, type Target, targetName, turnName } from '../../../../rules/core/index.ts'
import { type Print, paragraphs, plain, titled } from '../../text.ts'
import { PHASE } from '../../words/counsel.ts'

const nameOf = (target: string): string => targetName(target as Target)

/** What to do, then what each choice brings. */
export const print: Print<PhaseAdviceAnswer> = ({ book, turn, by, why, namings, covert, results }, look) =>
  paragraphs([
    [look.paint.strong(PHASE.heading(FACTION_NAMES[by], turnName(turn), book)), ...why.flatMap((words) => plain(words, 2, look))],
    titled(
      PHASE.namings,
      namings.flatMap((one) => plain(PHASE.naming(nameOf(one.target), one), 2, look)),
    ),
    titled(
      PHASE.covert,
      covert.flatMap((one) => plain(PHASE.change(nameOf(one.target), one), 2, look)),
    ),
    ...results.map(({ target, rolled, choices }) =>
      titled(
        PHASE.results(nameOf(target), rolled),
        choices.flatMap(({ result, worth, words }) => plain(PHASE.choice(result, worth, words), 2, look)),
      ),
    ),
    plain(PHASE.scale, 0, look),
  ])
