import { yearOf } from '../../core/calendar.ts'
import { FACTION_NAMES } from '../../core/powers.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { TRACK_NAMES } from '../../core/tracks.ts'
import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import type { Rulebook } from '../rulebook.ts'

/**
 * One point on a track a turn (49.34, 3.2.4.7b), in any diplomatic phase of its owner's (USAT-D0a) in the year it was placed (49.82A,
 * USAT-D0b). Used, it is spent (49.83a). Nobody asks what the faction rolls for in the phase (49.82B).
 */
export function whyNotUsePoint(book: Rulebook, game: Game, { by, track = 'usat' }: OrderOf<'use-tension-point'>): readonly Refusal[] {
  const { phase, situation } = game
  const cite = book.clauses.tensionPointRule
  const { by: users, tracks, until } = book.clauses.tensionRules.points
  const refusals: Refusal[] = []
  if (phase === null || !phase.movers.includes(by))
    refusals.push(
      refuse('not-your-phase', `it is no diplomatic phase of ${FACTION_NAMES[by]}`, book.clauses.phaseRules.name, { faction: by }),
    )
  if (!users.includes(by))
    refusals.push(refuse('no-tension-points', `${FACTION_NAMES[by]} uses no points on tension`, cite, { faction: by }))
  if (!tracks.value.includes(track))
    refusals.push(refuse('closed-track', `no points work on ${TRACK_NAMES[track]}`, tracks.cite, { track }))
  if (until !== null && yearOf(situation.turn) > until)
    refusals.push(refuse('usat-years', `points on ${TRACK_NAMES[track]} are used up to ${until}`, cite, { faction: by }))
  const used = situation.tensionPointsUsed.filter(
    (use) => use.by === by && (use.track ?? 'usat') === track && yearOf(use.turn) === yearOf(situation.turn),
  )
  const placed = situation.placements[by][track] ?? 0
  if (used.length >= placed)
    refusals.push(
      refuse('no-point-left', `points of ${FACTION_NAMES[by]} on ${TRACK_NAMES[track]}: ${used.length} used of ${placed} placed`, cite, {
        placed,
        used: used.length,
      }),
    )
  if (used.some(({ turn }) => turn === situation.turn))
    refusals.push(refuse('one-a-turn', `a point of ${FACTION_NAMES[by]} has been used this turn`, cite, { faction: by }))
  return refusals
}

/** The Axis calm by a point (49.411C), the others rouse (49.412C, RC-12). */
export const spendPoint = ({ by, track }: OrderOf<'use-tension-point'>): readonly Event[] => [
  { type: 'tension-point-used', by, amount: by === 'axis' ? -1 : +1, ...(track === undefined ? {} : { track }) },
]
