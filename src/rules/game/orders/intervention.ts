import { interventionOutcome, whyNotIntervene } from '../../chapters/access/intervention.ts'
import type { Refusal } from '../../core/refusal.ts'
import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import { type Rulebook, whyNoChapter } from '../rulebook.ts'

/** Help for a neutral that is attacked, in a book that has it (3.5.2.3). */
export function whyNotInterveneNow(book: Rulebook, game: Game, { by, help }: OrderOf<'intervene'>): readonly Refusal[] {
  const silent = whyNoChapter(book, 'intervention')
  return silent.length > 0 ? silent : whyNotIntervene(book, game.situation, { by, ...help })
}

export function intervene(book: Rulebook, game: Game, { by, help }: OrderOf<'intervene'>): readonly Event[] {
  const { standings, facts, brings } = interventionOutcome(book, game.situation, { by, ...help })
  return [{ type: 'intervened', intervention: { by, ...help }, standings, facts, brings }]
}
