import { turnNumber, yearOf } from '../calendar.ts'
import type { Faction } from '../nations/powers.ts'
import type { Roll, Situation } from '../situation/situation.ts'

/** Uses of subversion before this roll's own; a use does not count against its target in its own phase (BAL-B9, 49.634A (a)). */
export function pastSubversions(situation: Situation, roll: Roll | undefined): number {
  return situation.subversions.filter(
    (use) => !(roll !== undefined && use.target === roll.target && use.turn === situation.turn && use.phase === roll.by),
  ).length
}

/** Uses in turns before this one. */
export const earlierSubversions = ({ subversions, turn }: Situation): number =>
  subversions.filter((use) => turnNumber(use.turn) < turnNumber(turn)).length

export function namings(
  situation: Situation,
  roll: Roll | undefined,
  by: readonly Faction[],
  how: 'this-year' | 'in-eastern-war' | 'ever',
): number {
  return situation.namings.filter(
    (naming) =>
      naming.target === roll?.target &&
      by.includes(naming.by) &&
      (how === 'ever' || yearOf(naming.turn) === yearOf(situation.turn)) &&
      (how !== 'in-eastern-war' || naming.inEasternWar === true),
  ).length
}

/** The enemy's last player turn before this side's diplomatic phase: this turn's for the Allies, the one before for the Axis. */
export const enemysLastTurn = (situation: Situation, roll: Roll | undefined): number =>
  turnNumber(situation.turn) - (roll?.by === 'axis' ? 1 : 0)

/** Subversion in this very phase, or in the Allied phase before an Axis one, on another country than this (49.634, 49.634B). */
export function justSubverted(situation: Situation, roll: Roll | undefined): boolean {
  return situation.subversions.some(
    (use) =>
      use.target !== roll?.target &&
      (use.phase === 'axis' ? use.turn === situation.turn : turnNumber(use.turn) === enemysLastTurn(situation, roll)),
  )
}
