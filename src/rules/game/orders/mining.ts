import { seasonName, seasonOf } from '../../core/calendar.ts'
import { holds } from '../../core/conditions/condition.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { Rulebook } from '../rulebook.ts'

/** The Western Allies may mine Norwegian waters unasked, in fall or winter, unless Germany holds Bergen (NOR-N3, 001 Norway-mine). */
export function whyNotMine(book: Rulebook, game: Game): readonly Refusal[] {
  const { situation } = game
  if (book.clauses.mining === undefined) return [refuse('no-mining', `${book.title} says nothing of mining Norwegian waters`)]
  const { rule: cite } = book.clauses.mining
  const refusals: Refusal[] = []
  if (situation.facts['norway.mined'] !== null) refusals.push(refuse('mined-already', 'Norwegian waters are mined already, for good', cite))
  if (!['fall', 'winter'].includes(seasonOf(situation.turn)))
    refusals.push(refuse('season', `mining is announced in fall or winter; it is ${seasonName(seasonOf(situation.turn))}`, cite))
  if (isMet(holds('axis', 'bergen'), situation)) refusals.push(refuse('bergen', 'Germany holds Bergen', cite))
  // 50.11: it is announced when the Allies declare war; a game that says nothing of phases is not asked.
  if (game.phase !== null || (game.declaring.length > 0 && !game.declaring.includes('allies')))
    refusals.push(refuse('not-the-window', 'mining is announced after the Allied diplomatic phase', book.clauses.war.rules.window))
  return refusals
}

/** Under a Norwegian result of 0 or less it is done by leave; otherwise it costs sympathy in Norway and in America (NOR-N4). */
export function mineNorway(game: Game): readonly Event[] {
  const { result } = game.situation.standings.norway
  const withLeave = result !== null && result <= 0
  return [{ type: 'norway-mined', turn: game.situation.turn, withLeave, usat: withLeave ? 0 : -1 }]
}
