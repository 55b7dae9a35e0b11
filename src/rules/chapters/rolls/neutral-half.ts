import { type Book, isMet, type Minor, NEUTRAL, type Situation, type Standing, situationWith, standingsWith } from '../../core/index.ts'
import type { RollChapter } from './clauses.ts'

type Partial = RollChapter['partialResults'][number]

/** What a result touches where one country of a pair has been attacked and the other is neutral (BEL-N3). */
export const partialResultOf = ({ clauses }: Book<RollChapter>, situation: Situation, target: Minor): Partial | undefined =>
  clauses.partialResults.find(({ minor, when }) => minor === target && isMet(when, situation))

/** What outlives a result, without the result itself. */
function marksOf({ result, with: power, since, joined, attacked, waiting, ...marks }: Standing) {
  return marks
}

/** The situation as a roll finds it: a neutral half has no result in effect, whatever the attack on the other has brought that one. */
export function asRolledFor(book: Book<RollChapter>, situation: Situation, target: Minor): Situation {
  const standing = situation.standings[target]
  if (standing.attacked !== true || partialResultOf(book, situation, target) === undefined) return situation
  return situationWith(situation, { standings: standingsWith(situation.standings, { [target]: { ...NEUTRAL, ...marksOf(standing) } }) })
}

/** Of the pair the book keeps one standing: the attacked half’s, whatever the roll for the other came to. */
export const besideAttacked = (attacked: Standing, rolled: Standing): Standing => ({ ...attacked, ...marksOf(rolled) })
