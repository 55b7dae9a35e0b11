import { MINORS, type Situation } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { worthOfStanding, worthsFor, worthTo } from '../advice/worth.ts'

/** What a war has come to, as far as it is weighed. */
interface Weighed {
  readonly standings: { readonly [M in (typeof MINORS)[number]]: Parameters<typeof worthOfStanding>[2] }
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
  return (
    MINORS.reduce((sum, minor) => sum + worthOfStanding(worths, minor, standings[minor]), 0) -
    worthTo(worths, 'usat', 'axis') * tensionFelt(book, usat)
  )
}

/** What a situation is worth to the Axis. */
export const worthOf = (book: Rulebook, { standings, tensions }: Situation): number =>
  worthWhere(book, { standings, usat: tensions.usat.actual })

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

/** The standard error of the mean. */
export function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / Math.max(1, numbers.length - 1))
}
