import type { UnpreparedAnswer } from '../../../counsel/index.ts'
import { SURPRISE_TURN_NAMES, SURPRISE_TURNS } from '../../../rules/chapters/pearl-harbor/index.ts'
import { type Print, said, titled, withRule } from '../text.ts'
import { UNPREPARED } from '../words/pacific.ts'

/** Player turn by player turn, what is felt and by whom. */
export const print: Print<UnpreparedAnswer> = ({ surprise, needs, alert, effects }, look) => [
  withRule(
    { words: look.paint.strong(UNPREPARED.surprise[surprise === null ? 'unknown' : surprise ? 'yes' : 'no']), cite: alert.cite },
    look,
  ),
  ...needs.flatMap(({ fact, words, cite }) => said({ words: UNPREPARED.needs(fact, words), cite }, 2, look)),
  ...(effects.length === 0 ? [UNPREPARED.none] : []),
  ...SURPRISE_TURNS.flatMap((turn) =>
    titled(
      SURPRISE_TURN_NAMES[turn],
      effects
        .filter(({ during }) => during === turn)
        .flatMap(({ words, most, ifSurprised, binds, cite }) => {
          const limit = `${most === undefined ? '' : `: ${most}`}${ifSurprised ? UNPREPARED.ifSurprised : ''}`
          return said({ words: `${words}${limit} (${binds.join(', ')})`, cite }, 2, look)
        }),
    ),
  ),
]
