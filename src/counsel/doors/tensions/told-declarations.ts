import type { Remark } from '../../../editions/reading/index.ts'
import { whyNotDeclare } from '../../../rules/chapters/war/index.ts'
import { mapEach, type Refusal, SIDE_OF, SIDES, type Situation, TRACKS } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'

/** Fought already: such a declaration moves nothing, and that is said elsewhere. */
const SETTLED = ['at-war-already', 'declared-twice']

/** As high as a die that nobody tells of can have made it. */
const atMost = ({ clauses }: Rulebook, tensions: Situation['tensions'], dice: Readonly<Record<string, number | undefined>>) => {
  const { tracks, offsets } = clauses.tensionRules.effective
  return mapEach(TRACKS, (track) => {
    const level = tensions[track]
    const isOpen = tracks.includes(track) && dice[track] === undefined
    return isOpen ? { ...level, effective: Math.max(level.effective, level.actual + Math.max(...offsets)) } : level
  })
}

/** Declarations of a turn that a rule forbade (50.32, 50.33): they count all the same, and that is said. */
export function declarationDoubts(
  book: Rulebook,
  before: Situation,
  after: Situation,
  allied: Situation,
  dice: Readonly<Record<string, number | undefined>>,
): readonly Remark[] {
  const told = after.declarations.slice(before.declarations.length).filter(({ quiet }) => quiet !== true)
  if (told.length === 0) return []
  const position: Situation = { ...before, tensions: atMost(book, allied.tensions, dice) }
  return SIDES.flatMap((side) => {
    const made = told.filter(({ by }) => SIDE_OF[by] === side).map(({ by, on }) => ({ by, on }))
    if (made.length === 0) return []
    // What stands even then is said with the level that is told.
    const plain = whyNotDeclare(book, { ...before, tensions: allied.tensions }, made)
    const isSame = (one: Refusal, other: Refusal): boolean =>
      one.code === other.code && one.data['by'] === other.data['by'] && one.data['on'] === other.data['on']
    return whyNotDeclare(book, position, made).map((refusal) => plain.find((one) => isSame(one, refusal)) ?? refusal)
  })
    .filter(({ code }) => !SETTLED.includes(code))
    .map(({ words, cite }) => ({
      words: `${words}; the declaration is told and counts all the same`,
      ...(cite === undefined ? {} : { cite }),
    }))
}
