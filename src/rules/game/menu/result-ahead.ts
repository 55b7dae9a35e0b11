import type { Rulebook } from '../book/rulebook.ts'
import type { OrderOf } from '../declaration/declared.ts'
import { evolve, fold } from '../evolution.ts'
import type { Game } from '../game.ts'
import { tensionsMoved } from '../tension-moves.ts'
import { type Brought, foresee, tellBrought } from './foresight.ts'

/**
 * What a result brings that waits for the other dice of its phase (49.51): the standing and the tension it moves, as if the phase ended with
 * it. Nothing where the order itself brings it.
 */
export function resultAhead(book: Rulebook, view: Game, order: OrderOf<'take-result'>): readonly Brought[] {
  const { events } = foresee(book, view, order)
  const taken = events.find((event) => event.type === 'result-taken')
  if (taken === undefined || events.some((event) => event.type === 'result-applied' && event.outcome.target === taken.target)) return []
  const applied = { type: 'result-applied', outcome: taken.outcome } as const
  return tellBrought(book, [applied, ...tensionsMoved(book, evolve(fold(view, events), applied))])
}
