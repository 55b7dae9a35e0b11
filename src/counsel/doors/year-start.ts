import { isMet, type Situation } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { Consequence } from './shapes.ts'

/** What is to be said when points are asked about outside a year start, the only time they are received and placed (3.1.3a, 49.23). */
export function betweenYearStarts(book: Rulebook, situation: Situation, what: string): readonly Consequence[] {
  const stage = book.sequence.find(({ enter }) => enter?.some(({ is }) => is === 'open-year'))
  return stage?.when === undefined || isMet(stage.when, situation) ? [] : [{ what, cite: book.clauses.phaseRules.allocate }]
}
