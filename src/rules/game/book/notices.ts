import type { LendingChapter } from '../../chapters/lending/lending.ts'
import type { PearlHarborChapter } from '../../chapters/pearl-harbor/clauses.ts'
import { surpriseNotices } from '../../chapters/pearl-harbor/unpreparedness.ts'
import type { Notice } from '../../core/bar.ts'
import type { Book } from '../../core/book.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import type { Delegation } from '../../core/powers.ts'
import type { Situation } from '../../core/situation.ts'

export interface NoticeChapter {
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
    ...(book.clauses.pearlHarbor === undefined ? [] : [...book.clauses.pearlHarbor.notices, ...surpriseNotices(book, situation)]),
    ...(book.clauses.lending?.notices ?? []),
  ].filter((notice) => notice.for.includes(delegation) && isMet(notice.when, situation))
