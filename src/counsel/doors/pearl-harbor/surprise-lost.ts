import { mobilizedBeforeAttack, offsetBy } from '../../../rules/chapters/tension/index.ts'
import { isMet, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { chance, chanceText } from '../../exact-chance.ts'
import { FACES } from '../../odds.ts'
import * as s from '../../schema.ts'
import { bool, CITATION, int, listed, string } from '../answers/shapes.ts'
import { maybe } from '../arguments/argument.ts'

/** How likely it is that Japan attacks without surprise. */
export const SURPRISE_LOST = s.object({
  /** The effective level at which it is lost. */
  at: int,
  chance: string,
  /** Face by face while the final die is open; one line without a die where it has fallen. */
  byDie: listed(s.object({ die: maybe(int), level: int, lost: bool })),
  cite: CITATION,
})
export type SurpriseLost = Readonly<s.Output<typeof SURPRISE_LOST>>

const at = (situation: Situation, level: number): Situation => ({
  ...situation,
  tensions: { ...situation.tensions, usjt: { ...situation.tensions.usjt, actual: level, effective: level } },
})

/** Mobilizations that the level of the turn asks of Japan before it attacks the U.S. (51.311, RT-48). */
export const forcedBeforeAttack = (book: Rulebook, situation: Situation): number =>
  mobilizedBeforeAttack(book, situation, situation.tensions.usjt.actual).made.length

/** The level is that of the declaration, with the final die or before it, and without Magic (51.71B to 51.71D). */
export function surpriseLost(book: Rulebook, situation: Situation, level: number, final: 'open' | 'fallen'): SurpriseLost | undefined {
  const { unprepared } = book.clauses
  if (unprepared === undefined) return undefined
  const { hasSurprise, onAlert } = unprepared.pacific
  const lostAt = (effective: number) => ({ level: effective, lost: !isMet(hasSurprise, at(situation, effective)) })
  const byDie = final === 'fallen' ? [lostAt(level)] : FACES.map((die) => ({ die, ...lostAt(level + offsetBy(book, die)) }))
  return {
    at: onAlert.value,
    chance: chanceText(chance(byDie.filter(({ lost }) => lost).length, byDie.length)),
    byDie,
    cite: onAlert.cite,
  }
}
