import { FACTION_NAMES, type Faction, signed, type Turn, targetName, turnName, yearOf } from '../../../core/index.ts'
import type { Settled } from '../../game.ts'

/** What a correction would have changed, had it been known in time. */
export interface Difference {
  readonly what: string
  readonly was: string
  readonly wouldBe: string
}

type Thrown = Pick<Settled, 'total' | 'result'>

const thrownWords = ({ total, result }: Thrown): string => `${signed(total)}, result ${result}`

/** A roll that would have come to something else. */
export const differenceInRoll = (target: Settled['roll']['target'], turn: Turn, was: Thrown, wouldBe: Thrown): Difference => ({
  what: `${targetName(target)}, rolled for in ${turnName(turn)}`,
  was: thrownWords(was),
  wouldBe: thrownWords(wouldBe),
})

/** A year for which a faction would have received other points. */
export const differenceInPoints = (faction: Faction, turn: Turn, was: number, wouldBe: number): Difference => ({
  what: `points of ${FACTION_NAMES[faction]} for ${yearOf(turn)}`,
  was: String(was),
  wouldBe: String(wouldBe),
})
