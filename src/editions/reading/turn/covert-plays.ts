import { type FactId, factsWith, type Refusal, type Situation } from '../../../rules/core/index.ts'
import { type Rulebook, whyNotSoManyCovert } from '../../../rules/game/index.ts'
import type { SituationDocument } from '../document/situation-document.ts'

type Told = SituationDocument['facts']

/** Who plays how many covert operations on U.S.-Axis tension in a turn, by what is told of it. */
const playedIn = ({ clauses }: Rulebook, told: Told) =>
  (['axis', 'westernAllies'] as const).flatMap((by) => {
    if (!clauses.covertOperations?.onUsat.value.includes(by)) return []
    const operations = Number(told?.[`${by}.usatCovertOperations`] ?? 0)
    return operations > 0 ? [{ by, operations }] : []
  })

/** No more than were left as the turn began, or than it reports (R49-78, RT-52). */
export const whyNotPlayed = (book: Rulebook, before: Situation, told: Told): readonly Refusal[] =>
  playedIn(book, told).flatMap(({ by, operations }) => {
    const left = Math.max(Number(before.facts[`${by}.covertOperations`] ?? 0), Number(told?.[`${by}.covertOperations`] ?? 0))
    return whyNotSoManyCovert(book, { ...before, facts: factsWith(before.facts, { [`${by}.covertOperations`]: left }) }, by, operations)
  })

/** Those played are no longer left, unless the turn says how many are. */
export const withPlayed = (book: Rulebook, after: Situation, told: Told): Situation => {
  const left = playedIn(book, told).flatMap(({ by, operations }): readonly [FactId, number][] => {
    const fact = `${by}.covertOperations` as const
    return told !== undefined && Object.hasOwn(told, fact) ? [] : [[fact, Math.max(0, Number(after.facts[fact] ?? 0) - operations)]]
  })
  return left.length === 0 ? after : { ...after, facts: factsWith(after.facts, Object.fromEntries(left)) }
}
