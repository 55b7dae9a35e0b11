import { whyNotAllocate } from '../../rules/chapters/points/index.ts'
import { type Faction, isOneOf, type Placements, type Situation, TARGETS, type Target } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { isSettled } from '../advice/unknown-odds.ts'
import { PURPOSES } from '../generated/purposes.ts'
import type { Random } from '../simulation/random.ts'

/** Targets as a faction wants them this year, the dearest first: its purpose, pushed about by chance. */
function wishes(by: Faction, random: Random): readonly Target[] {
  const { places, spread } = PURPOSES[by]
  return Object.entries(places)
    .flatMap(([target, dear]) =>
      isOneOf(TARGETS, target) ? [{ target, wish: dear * (100 + (spread * (random.below(201) - 100)) / 100) }] : [],
    )
    .toSorted((one, other) => other.wish - one.wish)
    .map(({ target }) => target)
}

/** Whether so many points of a faction may lie in a target. */
export type MayPlace = (target: Target, points: number) => boolean

/** As the rules have it, but for targets where points would do nothing for anybody. */
export const mayPlaceBy =
  (book: Rulebook, situation: Situation, by: Faction, received: number): MayPlace =>
  (target, points) =>
    whyNotAllocate(book, situation, by, { [target]: points }, received).length === 0 &&
    !isSettled(book, situation, target, book.clauses.allocationLimit(received).value)

/** Points where a faction’s purpose wants them, beside those that are placed: mostly as many as are allowed, at times one fewer. */
export function drawAllocation(
  by: Faction,
  points: number,
  limit: number,
  may: MayPlace,
  random: Random,
  placed: Placements = {},
): Placements {
  const placements: Partial<Record<Target, number>> = { ...placed }
  let left = points - Object.values(placed).reduce((sum, number) => sum + number, 0)
  for (const target of limit === 0 ? [] : wishes(by, random)) {
    if (left <= 0) break
    const number = Math.min(left, Math.max(1, limit - (random.inHundred(30) ? 1 : 0)))
    if (placements[target] !== undefined || !may(target, number)) continue
    placements[target] = number
    left -= number
  }
  return placements
}
