import { offsetBy } from '../../../rules/chapters/tension/index.ts'
import { type Refusal, refuse, type Situation, signed, TRACK_NAMES, TRACKS, type Track } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'

/** A draw of the turn in which the effective level is reported, and another draw made that level (49.851B, RC-13). */
export function whyNotDrawn(book: Rulebook, { tensions }: Situation, dice: Readonly<Partial<Record<Track, number>>>): readonly Refusal[] {
  const { cites } = book.clauses.tensionRules.effective
  return TRACKS.flatMap((track) => {
    const face = dice[track]
    const { actual, effective } = tensions[track]
    if (face === undefined || effective === actual) return []
    const [drawn, told] = [offsetBy(book, face), effective - actual]
    if (drawn === told) return []
    const words = `dice.${track}: ${face} is a draw of ${signed(drawn)}, yet ${TRACK_NAMES[track]} is reported with one of ${signed(told)}`
    return [refuse('drawn-otherwise', words, cites[track], { track, face })]
  })
}
