import type { Minor, Situation } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { type Held, standingsHeld, worthOfStandings, worthsFor, worthTo } from '../advice/worth.ts'

/** What a war has come to, as far as it is weighed. */
interface Weighed {
  readonly standings: Readonly<Record<Minor, Held>>
  readonly usat: number
}

/** American tension as far as it matters: beyond the last threshold of the book nothing more comes of it. */
function tensionFelt({ clauses }: Rulebook, usat: number): number {
  const last = Math.max(...clauses.thresholds.filter(({ track }) => track === 'usat').map(({ level }) => level))
  return Math.min(usat, last)
}

/** Countries as they stand, less what American tension costs: to the Axis. */
export function worthWhere(book: Rulebook, { standings, usat }: Weighed): number {
  const worths = worthsFor(book)
  return worthOfStandings(worths, standings) - worthTo(worths, 'usat', 'axis') * tensionFelt(book, usat)
}

/** What a situation is worth to the Axis. */
export const worthOf = (book: Rulebook, situation: Situation): number =>
  worthWhere(book, { standings: standingsHeld(situation), usat: situation.tensions.usat.actual })

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

/** The standard error of the mean. */
export function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / Math.max(1, numbers.length - 1))
}
