import { openReactions } from '../../../rules/chapters/rolls/index.ts'
import { laterLines, tensionConsequences } from '../../../rules/chapters/war/index.ts'
import {
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  MINORS,
  type Minor,
  type Roll,
  type Situation,
  targetName,
  turnAfter,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Consequence } from '../answers/shapes.ts'

/** Reactions that a use opens: in this very phase for whoever rolls, for the others in their next (49.634A, 49.634B). */
function reactions(book: Rulebook, before: Situation, after: Situation, rolling: Faction): readonly Consequence[] {
  return FACTIONS.flatMap((by) => {
    const isNow = by === rolling
    const turn = isNow || by !== 'axis' ? before.turn : (turnAfter(before.turn) ?? before.turn)
    const opened = MINORS.flatMap((target) => {
      const had = openReactions(book, { ...before, turn }, by, target).map(({ id }) => id)
      const [right] = openReactions(book, { ...after, turn }, by, target).filter(({ id }) => !had.includes(id))
      return right === undefined ? [] : [{ target, cite: right.cite }]
    })
    const [first] = opened
    if (first === undefined) return []
    const where = opened.map(({ target }) => targetName(target)).join(', ')
    const when = isNow ? 'in this phase' : 'in its next diplomatic phase'
    return [{ what: `${FACTION_NAMES[by]} may roll in reaction ${when} for ${where}`, cite: first.cite }]
  })
}

/** Lines of later rolls: not against its own target in its own phase (49.634A (a)), or from the next turn on (3.2.4.4). */
function laterRolls(book: Rulebook, before: Situation, after: Situation, target: Minor): readonly Consequence[] {
  const now = laterLines(book, before, after)
  const turn = turnAfter(before.turn)
  const next = turn === undefined ? [] : laterLines(book, { ...before, turn }, { ...after, turn })
  const isNow = (one: Consequence): boolean => now.some(({ amount, cite }) => amount === one.amount && cite.rule === one.cite.rule)
  const name = targetName(target)
  return [
    ...now.map((line) => (line.what.includes(name) ? { ...line, what: `${line.what}; for ${name} only after this phase` } : line)),
    ...next.filter((line) => !isNow(line)).map((line) => ({ ...line, what: `from next turn, ${line.what}` })),
  ]
}

/** What subversion of a roll brings beside its push: reactions, tension, and lines of later rolls. */
export function subversionBrings(book: Rulebook, situation: Situation, { by, target, subversion }: Roll): readonly Consequence[] {
  if (subversion === 0) return []
  const use = { target, turn: situation.turn, phase: by }
  const after: Situation = { ...situation, subversions: [...situation.subversions, use] }
  return [
    ...reactions(book, situation, after, by),
    ...tensionConsequences(book, situation, after).map(({ words: what, ...rest }) => ({ what, ...rest })),
    ...laterRolls(book, situation, after, target),
  ]
}
