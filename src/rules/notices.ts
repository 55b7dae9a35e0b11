import type { Notice } from './bar.ts'
import { surpriseNotices } from './pearl-harbor/unpreparedness.ts'
import type { Delegation } from './powers.ts'
import type { Rulebook } from './rulebook.ts'
import type { Situation } from './situation.ts'
import { isMet } from './weighing.ts'

/** What the rules hold a delegation to on the map, as things stand. */
export const noticesFor = (book: Rulebook, situation: Situation, delegation: Delegation): readonly Notice[] =>
  [
    ...book.clauses.notices,
    ...(book.clauses.pearlHarbor === undefined ? [] : [...book.clauses.pearlHarbor.notices, ...surpriseNotices(book, situation)]),
    ...(book.clauses.lending?.notices ?? []),
  ].filter((notice) => notice.for.includes(delegation) && isMet(notice.when, situation))
