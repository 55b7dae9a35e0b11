import { type Book, joins, type Nation, type Power } from '../../core/index.ts'
import type { WarChapter } from './clauses.ts'

/** Nothing has to be done for it: the rules of 50.4 leave it out, or the book has none. */
export const isWaived = (book: Book<WarChapter>, by: Power, on: Nation): boolean =>
  book.clauses.war.obligations?.waivers.some((between) => joins({ between, since: '1939 fall' }, by, on)) ?? true
