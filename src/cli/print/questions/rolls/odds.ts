import type { OddsAnswer } from '../../../../counsel/index.ts'
import { FACTION_NAMES, FACTIONS, type Target, targetName, turnName } from '../../../../rules/core/index.ts'
import { type Print, paragraphs, plain, titled } from '../../text.ts'
import { ODDS } from '../../words/counsel.ts'

/** What is believed, the results with their chances, and what would change them. */
export const print: Print<OddsAnswer> = ({ book, turn, target, by, roller, belief, believed, odds, gain, loss, levers }, look) =>
  paragraphs([
    [look.paint.strong(ODDS.heading(targetName(target as Target), FACTION_NAMES[roller], turnName(turn), book))],
    titled(
      ODDS.believed(belief),
      FACTIONS.flatMap((one) => plain(ODDS.points(FACTION_NAMES[one], believed[one], one === by), 2, look)),
    ),
    titled(
      ODDS.odds,
      odds.flatMap(({ result, chance, words }) => plain(ODDS.result(result, chance, words), 2, look)),
    ),
    plain(ODDS.gain(gain, loss), 0, look),
    titled(
      ODDS.levers,
      levers.length === 0
        ? plain(ODDS.none, 2, look)
        : levers.flatMap(({ words, from, to }) => plain(ODDS.lever(words, from, to), 2, look)),
    ),
  ])
