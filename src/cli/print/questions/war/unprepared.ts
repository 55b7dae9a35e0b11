import type { UnpreparedAnswer } from '../../../../counsel/index.ts'
import { SURPRISE_TURN_NAMES, SURPRISE_TURNS, type SurpriseTurn } from '../../../../rules/chapters/pearl-harbor/index.ts'
import { type Print, said, titled, withRule } from '../../text.ts'
import { STRIKE, UNPREPARED } from '../../words/pacific.ts'

const asWord = (is: boolean | null): 'yes' | 'no' | 'unknown' => (is === null ? 'unknown' : is ? 'yes' : 'no')
const IN_THE_EAST: readonly SurpriseTurn[] = ['german', 'russian']

/** Germany has attacked Russia and nothing of this turn is Japan’s: then nobody asks for its surprise. */
const isOfTheEastAlone = ({ russia, effects }: UnpreparedAnswer): boolean =>
  russia?.isAttacked === true && effects.every(({ during }) => IN_THE_EAST.includes(during))

/** Player turn by player turn, what is felt and by whom. */
export const print: Print<UnpreparedAnswer> = (answer, look) => {
  const { surprise, needs, alert, surpriseLost, russia, effects } = answer
  const isEast = isOfTheEastAlone(answer)
  return [
    ...(isEast ? [] : [withRule({ words: look.paint.strong(UNPREPARED.surprise[asWord(surprise)]), cite: alert.cite }, look)]),
    ...(isEast || surpriseLost === undefined
      ? []
      : said({ words: STRIKE.lost(surpriseLost.chance, surpriseLost.at), cite: surpriseLost.cite }, 2, look)),
    ...(russia === undefined
      ? []
      : [withRule({ words: look.paint.strong(UNPREPARED.russia[asWord(russia.unprepared)]), cite: russia.alert.cite }, look)]),
    ...needs.flatMap(({ fact, words, cite }) => said({ words: UNPREPARED.needs(fact, words), cite }, 2, look)),
    ...(effects.length === 0 ? [UNPREPARED.none] : []),
    ...SURPRISE_TURNS.flatMap((turn) =>
      titled(
        SURPRISE_TURN_NAMES[turn],
        effects
          .filter(({ during }) => during === turn)
          .flatMap(({ words, most, ifSurprised, binds, cite }) => {
            const ifs = ifSurprised ? (IN_THE_EAST.includes(turn) ? UNPREPARED.ifUnprepared : UNPREPARED.ifSurprised) : ''
            return said({ words: `${words}${most === undefined ? '' : `: ${most}`}${ifs} (${binds.join(', ')})`, cite }, 2, look)
          }),
      ),
    ),
  ]
}
