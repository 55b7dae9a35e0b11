import { isMinorNation } from '../../../rules/chapters/statuses/index.ts'
import { capitalLost, isWarOlder, withNationOut } from '../../../rules/chapters/surrender/index.ts'
import { refuse, type Situation, turnName } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type MayAnswer, permitted } from '../answers/shapes.ts'

/**
 * What may be done on the map of a nation whose capital an enemy holds. The diplomacy phase opens the turn, so one that was due in it has surrendered
 * by then (3.2, 3.5.1). Where nobody reported when the capital fell, both are asked, and what hangs on it is not known.
 */
export function afterItsPhase(book: Rulebook, situation: Situation, nation: string, judge: (situation: Situation) => MayAnswer): MayAnswer {
  const lost = book.clauses.minorSurrenders !== undefined && isMinorNation(nation) ? capitalLost(book, situation, nation) : undefined
  if (lost === undefined || lost.is === 'later') return judge(situation)
  const out = (): MayAnswer => judge(withNationOut(situation, lost.nation))
  if (lost.is === 'due') return out()
  const isOpening = book.scenarios[situation.scenario]?.turn === situation.turn
  const standing = judge(situation)
  if (isOpening || !isWarOlder(situation, lost.nation)) return standing
  const fallen = out()
  if (standing.allowed === fallen.allowed) return standing
  const turn = turnName(situation.turn)
  const words = `${lost.name}: ${lost.words}; allowed ${fallen.allowed ? `if it fell before ${turn}` : `only if it fell in ${turn}`}`
  return permitted([refuse('unreported', words, lost.cite, { of: lost.nation })])
}
