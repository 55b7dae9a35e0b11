import type { UnpreparedAnswer } from '../../counsel/index.ts'
import { SURPRISE_TURNS } from '../../rules/index.ts'
import { UNPREPARED_PRINT } from '../pacific-words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import type { Print } from './print.ts'

/** Player turn by player turn, what is felt and by whom. */
export const printUnprepared: Print<UnpreparedAnswer> = ({ surprise, needs, alert, effects }, { paint, columns }) => [
  `${paint.strong(UNPREPARED_PRINT.surprise[surprise === null ? 'unknown' : surprise ? 'yes' : 'no'])}  ${paint.faint(inBrackets(alert.cite))}`,
  ...needs.flatMap(({ fact, words, cite }) =>
    wrap(`  ${UNPREPARED_PRINT.needs(fact, words)}  ${paint.faint(inBrackets(cite))}`, 4, columns),
  ),
  ...(effects.length === 0 ? [UNPREPARED_PRINT.none] : []),
  ...SURPRISE_TURNS.flatMap((turn) => {
    const felt = effects.filter(({ during }) => during === turn)
    return felt.length === 0
      ? []
      : [
          UNPREPARED_PRINT.turns[turn],
          ...felt.flatMap(({ words, most, ifSurprised, binds, cite }) =>
            wrap(
              `  ${words}${most === undefined ? '' : `: ${most}`}${ifSurprised ? UNPREPARED_PRINT.ifSurprised : ''} (${binds.join(', ')})  ${paint.faint(inBrackets(cite))}`,
              4,
              columns,
            ),
          ),
        ]
  }),
]
