import type { EntryAnswer } from '../../../../counsel/index.ts'
import { POWER_NAMES, turnName } from '../../../../rules/core/index.ts'
import { type Print, paragraphs, said, withRule } from '../../text.ts'
import { ENTRY } from '../../words/pacific.ts'

/** War by war and turn by turn: the chance, the levels that it comes of, and what stands against it. */
export const print: Print<EntryAnswer> = ({ wars }, look) =>
  paragraphs(
    wars.map(({ on, turns, cite }) => [
      withRule({ words: look.paint.strong(ENTRY.title(POWER_NAMES[on])), cite }, look),
      ...turns.flatMap(({ turn, chance, byNow, levels, against }) => [
        ...said({ words: ENTRY.turn(turnName(turn), chance, byNow) }, 2, look),
        ...said({ words: levels.map(({ level, chance: one }) => ENTRY.level(level, one)).join(', ') }, 4, look),
        ...against.flatMap(({ words, cite: rule }) => said({ words, cite: rule }, 4, look)),
      ]),
    ]),
  )
