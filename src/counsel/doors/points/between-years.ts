import { isMet, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Consequence } from '../answers/shapes.ts'

/** The stage in which the year opens. */
export const yearStage = (book: Rulebook) => book.sequence.find(({ enter }) => enter?.some(({ is }) => is === 'open-year'))

export const isYearStart = (book: Rulebook, situation: Situation): boolean => {
  const when = yearStage(book)?.when
  return when === undefined || isMet(when, situation)
}

/** What is to be said when points are asked about outside a year start, the only time they are received and placed (3.1.3a, 49.23). */
export const betweenYearStarts = (book: Rulebook, situation: Situation, what: string): readonly Consequence[] =>
  isYearStart(book, situation) ? [] : [{ what, cite: book.clauses.phaseRules.allocate }]
