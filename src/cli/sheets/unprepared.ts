import type { UnpreparedAnswer } from '../../counsel/index.ts'
import { SURPRISE_TURNS } from '../../rules/index.ts'
import { fold } from '../fold.ts'
import { UNPREPARED_SHEET } from '../pacific-words.ts'
import { inBrackets } from './label.ts'
import type { Sheet } from './sheet.ts'

/** Player turn by player turn, what is felt and by whom. */
export const unpreparedSheet: Sheet<UnpreparedAnswer> = ({ surprise, alert, effects }, { paint, columns }) => [
  `${paint.strong(surprise ? UNPREPARED_SHEET.surprise.yes : UNPREPARED_SHEET.surprise.no)}  ${paint.faint(inBrackets(alert.cite))}`,
  ...(effects.length === 0 ? [UNPREPARED_SHEET.none] : []),
  ...SURPRISE_TURNS.flatMap((turn) => {
    const felt = effects.filter(({ during }) => during === turn)
    return felt.length === 0
      ? []
      : [
          UNPREPARED_SHEET.turns[turn],
          ...felt.flatMap(({ words, most, binds, cite }) =>
            fold(`  ${words}${most === undefined ? '' : `: ${most}`} (${binds.join(', ')})  ${paint.faint(inBrackets(cite))}`, 4, columns),
          ),
        ]
  }),
]
