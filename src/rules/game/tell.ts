import type { Rulebook } from './book/rulebook.ts'
import { type Event, eventDeclarationOf } from './declared.ts'
import type { Telling } from './words/telling.ts'

/** What happened, in words. */
export const tell = (book: Rulebook, event: Event): Telling => eventDeclarationOf(event).tell(book, event)
