import type { Notice } from './bar.ts'
import { surpriseNotices } from './pearl-harbor/unpreparedness.ts'
import type { Faction } from './powers.ts'
import type { Rulebook } from './rulebook.ts'
import type { Situation } from './situation.ts'
import { isMet } from './weighing.ts'

/** What the rules hold a faction to on the map, as things stand. */
export const noticesFor = (book: Rulebook, situation: Situation, faction: Faction): readonly Notice[] =>
  [
    ...book.clauses.notices,
    ...(book.clauses.pearlHarbor === undefined ? [] : [...book.clauses.pearlHarbor.notices, ...surpriseNotices(book, situation)]),
    ...(book.clauses.lending?.notices ?? []),
  ].filter((notice) => notice.for.includes(faction) && isMet(notice.when, situation))
