import { yearOf } from '../calendar.ts'
import type { Event } from '../event.ts'
import { FACTIONS_MOVING, type Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import { FACTION_NAMES } from '../powers.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'

/**
 * One point in U.S.-Axis tension a turn (49.34), in any diplomatic phase of its owner's (USAT-D0a) in the year it was placed (49.82A,
 * USAT-D0b). Used, it is spent (49.83a). Nobody asks what the faction rolls for in the phase (49.82B).
 */
export function whyNotUsePoint(book: Rulebook, game: Game, { by }: OrderOf<'use-tension-point'>): readonly Refusal[] {
  const { phase, situation } = game
  const cite = book.clauses.tensionPointRule
  const refusals: Refusal[] = []
  if (phase === null || !FACTIONS_MOVING[phase.side].includes(by))
    refusals.push(refuse('not-your-phase', `it is no diplomatic phase of ${FACTION_NAMES[by]}`, book.clauses.moments.name, { faction: by }))
  if (yearOf(situation.turn) > 1941)
    refusals.push(refuse('usat-years', 'points in U.S.-Axis tension are used in 1939, 1940 and 1941', cite, { faction: by }))
  const used = situation.tensionPointsUsed.filter((use) => use.by === by && yearOf(use.turn) === yearOf(situation.turn))
  const placed = situation.placements[by].usat ?? 0
  if (used.length >= placed)
    refusals.push(
      refuse('no-point-left', `points of ${FACTION_NAMES[by]} in U.S.-Axis tension: ${used.length} used of ${placed} placed`, cite, {
        placed,
        used: used.length,
      }),
    )
  if (used.some(({ turn }) => turn === situation.turn))
    refusals.push(refuse('one-a-turn', `a point of ${FACTION_NAMES[by]} has been used this turn`, cite, { faction: by }))
  return refusals
}

/** The Axis calm America by a point (49.411C), the Western Allies rouse it (49.412C). */
export const spendPoint = ({ by }: OrderOf<'use-tension-point'>): readonly Event[] => [
  { type: 'tension-point-used', by, amount: by === 'axis' ? -1 : +1 },
]
