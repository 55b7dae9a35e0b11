import type { UnpreparedAnswer } from '../../counsel/index.ts'
import { SURPRISE_TURNS } from '../../rules/index.ts'
import { fold } from '../fold.ts'
import { UNPREPARED_SHEET } from '../pacific-words.ts'
import { inBrackets } from './label.ts'
import type { Sheet } from './sheet.ts'

/** Player turn by player turn, what is felt and by whom. */
export const unpreparedSheet: Sheet<UnpreparedAnswer> = ({ surprise, needs, alert, effects }, { paint, columns }) => [
  `${paint.strong(UNPREPARED_SHEET.surprise[surprise === null ? 'unknown' : surprise ? 'yes' : 'no'])}  ${paint.faint(inBrackets(alert.cite))}`,
  ...needs.flatMap(({ fact, words, cite }) =>
    fold(`  ${UNPREPARED_SHEET.needs(fact, words)}  ${paint.faint(inBrackets(cite))}`, 4, columns),
  ),
  ...(effects.length === 0 ? [UNPREPARED_SHEET.none] : []),
  ...SURPRISE_TURNS.flatMap((turn) => {
    const felt = effects.filter(({ during }) => during === turn)
    return felt.length === 0
      ? []
      : [
          UNPREPARED_SHEET.turns[turn],
          ...felt.flatMap(({ words, most, ifSurprised, binds, cite }) =>
            fold(
              `  ${words}${most === undefined ? '' : `: ${most}`}${ifSurprised ? UNPREPARED_SHEET.ifSurprised : ''} (${binds.join(', ')})  ${paint.faint(inBrackets(cite))}`,
              4,
              columns,
            ),
          ),
        ]
  }),
]
