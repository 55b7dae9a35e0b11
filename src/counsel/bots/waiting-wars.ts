import { whyNotDeclare } from '../../rules/chapters/war/index.ts'
import { type Delegation, delegationOf, isAtWar, isLeftOut, POWERS, type Power, SIDE_OF, type Situation } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'

/** Wars with powers of the other side that a delegation may declare as things stand, who declares first. */
export function warsWaiting(book: Rulebook, situation: Situation, by: Delegation): readonly (readonly [Power, Power])[] {
  const playing = POWERS.filter((power) => !isLeftOut(book, situation, power))
  return playing
    .filter((power) => delegationOf(power) === by)
    .flatMap((power) =>
      playing
        .filter((on) => SIDE_OF[on] !== SIDE_OF[power] && !isAtWar(situation, power, on))
        .filter((on) => whyNotDeclare(book, situation, [{ by: power, on }]).length === 0)
        .map((on) => [power, on] as const),
    )
}
