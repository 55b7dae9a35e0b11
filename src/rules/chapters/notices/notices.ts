import type { Notice } from '../../core/bar.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import type { Delegation } from '../../core/powers.ts'
import type { Situation } from '../../core/situation.ts'
import type { Rulebook } from '../../game/rulebook.ts'
import { surpriseNotices } from '../pearl-harbor/unpreparedness.ts'

/** What the rules hold a delegation to on the map, as things stand. */
export const noticesFor = (book: Rulebook, situation: Situation, delegation: Delegation): readonly Notice[] =>
  [
    ...book.clauses.notices,
    ...(book.clauses.pearlHarbor === undefined ? [] : [...book.clauses.pearlHarbor.notices, ...surpriseNotices(book, situation)]),
    ...(book.clauses.lending?.notices ?? []),
  ].filter((notice) => notice.for.includes(delegation) && isMet(notice.when, situation))
