import { RESULT_WORTHS, type Worths } from '../../editions/index.ts'
import { isTrackSpent } from '../../rules/chapters/tension/index.ts'
import {
  bondOf,
  isTrackTarget,
  type Minor,
  type Side,
  type Situation,
  type Standing,
  sideFavoured,
  TARGETS,
  type Target,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'

/** What a player says a target is worth, to either side alike. */
export type OwnWorths = Readonly<Partial<Record<Target, number>>>

/** What targets are worth to each side: the defaults of the book, and the player's own instead where he says so. */
export function worthsFor({ id }: Pick<Rulebook, 'id'>, own: OwnWorths = {}): Worths {
  const said = Object.entries(own).map(([target, worth]) => [target, { axis: worth, allies: worth }])
  return { ...RESULT_WORTHS.books[id], ...Object.fromEntries(said) }
}

/** The same for points of this year: on a track from which nothing more can come they are worth nothing, unless the player says so. */
export function worthsNow(book: Rulebook, situation: Situation, own: OwnWorths = {}): Worths {
  const spent = TARGETS.filter((target) => isTrackTarget(target) && isTrackSpent(book, situation, target) && own[target] === undefined)
  return { ...worthsFor(book, own), ...Object.fromEntries(spent.map((track) => [track, { axis: 0, allies: 0 }])) }
}

export const worthTo = (worths: Worths, target: Target, side: Side): number => worths[target]?.[side] ?? 0

/** What a country that stands so is worth to the Axis: below nothing where it stands with the Allies. */
export function worthOfStanding(worths: Worths, minor: Minor, { result, conquered }: Standing): number {
  if (result === null || conquered) return 0
  const side = sideFavoured(result)
  const share = RESULT_WORTHS.shares[bondOf(result, minor)] / 100
  return (side === 'axis' ? 1 : -1) * share * worthTo(worths, minor, side)
}

/** Whether anybody would place points there: whatever nobody values is left out. */
export const isValued = (worths: Worths, target: Target): boolean =>
  (['axis', 'allies'] as const).some((side) => worthTo(worths, target, side) > 0)
