import type { Rulebook } from './book/rulebook.ts'
import { type Event, eventDeclarationOf } from './declaration/declared.ts'
import type { Telling } from './words/telling.ts'

/** An event for which dice were thrown at the table says so. */
export type AtTheTable<E> = E & { readonly tableDice?: true }

/** Where a die fell, and it was thrown by hand, the event is marked. */
export const markedAtTheTable = (event: Event): AtTheTable<Event> =>
  typeof (event as { readonly die?: unknown }).die === 'number' || event.type === 'subversion-used' ? { ...event, tableDice: true } : event

/** What happened, in words; a roll with dice of the table is told as one. */
export function tell(book: Rulebook, event: AtTheTable<Event>): Telling {
  const told = eventDeclarationOf(event).tell(book, event)
  return event.tableDice === true ? { ...told, words: `${told.words} (dice of the table)` } : told
}
