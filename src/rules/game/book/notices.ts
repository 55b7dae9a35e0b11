import type { LendingChapter } from '../../chapters/lending/index.ts'
import { type PearlHarborChapter, surpriseNotices } from '../../chapters/pearl-harbor/index.ts'
import { type Book, type Delegation, isAtTable, isMet, type Notice, type Situation, type TheatreChapter } from '../../core/index.ts'

export interface NoticeChapter extends TheatreChapter {
  /** What holds on the map while a condition lasts, for those it binds. */
  readonly notices: readonly Notice[]
}

/** What the rules hold a delegation to on the map, as things stand. */
export const noticesFor = (
  book: Book<NoticeChapter & PearlHarborChapter & LendingChapter>,
  situation: Situation,
  delegation: Delegation,
): readonly Notice[] =>
  [
    ...book.clauses.notices,
    ...(book.clauses.pearlHarbor?.notices ?? []),
    ...(book.clauses.unprepared === undefined ? [] : surpriseNotices(book, situation)),
    ...(book.clauses.lending?.notices ?? []),
  ].filter((notice) => isAtTable(book, situation, delegation) && notice.for.includes(delegation) && isMet(notice.when, situation))
