import type { AdviceAnswer } from '../../../../counsel/index.ts'
import { placementWords } from '../../../../counsel/index.ts'
import { FACTION_NAMES, isMinor, type Target, targetName, turnName } from '../../../../rules/core/index.ts'
import { type Print, paragraphs, plain, said, titled } from '../../text.ts'
import { ADVISE } from '../../words/counsel.ts'

const namesIn = (names: readonly string[]): string =>
  names
    .filter((name) => isMinor(name))
    .map((name) => targetName(name as Target))
    .join(', ')

/** The mix, what it is worth, and why. */
export const print: Print<AdviceAnswer> = ({ book, turn, by, points, limit, mix, value, sure, exploitability, curves, why, notes }, look) =>
  paragraphs([
    [
      look.paint.strong(ADVISE.heading(FACTION_NAMES[by], turnName(turn), book)),
      ...plain(ADVISE.points(points, limit), 0, look),
      ...notes.flatMap(({ what, cite }) => said({ words: what, cite }, 0, look)),
    ],
    titled(
      ADVISE.mix,
      mix.flatMap(({ placements, names, chance }) => [
        ...plain(
          `${ADVISE.percent(chance)}  ${Object.keys(placements).length === 0 ? ADVISE.nothing : placementWords(placements)}`,
          2,
          look,
        ),
        ...(names.length === 0 ? [] : plain(ADVISE.names(namesIn(names)), 8, look)),
      ]),
    ),
    plain(ADVISE.value(value, sure, exploitability), 0, look),
    titled(
      ADVISE.why,
      why.flatMap((words) => plain(words, 2, look)),
    ),
    titled(
      ADVISE.curves,
      curves.flatMap(({ target, worth }) => plain(ADVISE.curve(targetName(target as Target), worth), 2, look)),
    ),
  ])
