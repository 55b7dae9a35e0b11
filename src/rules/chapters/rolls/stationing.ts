import {
  type Book,
  bondOf,
  type Faction,
  type Minor,
  partnerOf,
  type Refusal,
  refuse,
  type Situation,
  sideFavoured,
  sideOf,
  soMany,
  targetName,
  withVerb,
} from '../../core/index.ts'
import type { ResultChapter } from './clauses.ts'

/**
 * Why a side may not have so many factors in a minor country, or supplied through it, when a movement, combat or
 * redeployment phase ends (49.54, 49.57, GN-12 hex control). More may pass through within a phase.
 */
export function whyNotStation(
  book: Book<ResultChapter>,
  situation: Situation,
  by: Faction,
  minor: Minor,
  factors: number,
): readonly Refusal[] {
  if (factors === 0) return []
  const standing = situation.standings[minor]
  const side = sideOf(by)
  const bond = standing.result === null || standing.conquered ? undefined : standing.waiting ? 'hexes' : bondOf(standing.result, minor)
  const isFriend = standing.result !== null && sideFavoured(standing.result) === side && (side === 'axis' || partnerOf(standing) === by)
  if (!isFriend || bond === undefined || !['hexes', 'associate', 'ally'].includes(bond))
    return [refuse('not-let-in', `${withVerb(minor, 'has')} not let these units in`, book.clauses.notLetIn, { target: minor, factors })]
  const { value, cite } = book.clauses.foreignFactorLimit(minor, side, bond, situation)
  return factors > value
    ? [
        refuse('too-many-factors', `${targetName(minor)}: ${soMany(factors, 'factor')}; at most ${value} may be there`, cite, {
          target: minor,
          factors,
          limit: value,
        }),
      ]
    : []
}
