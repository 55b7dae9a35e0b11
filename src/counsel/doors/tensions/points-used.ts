import {
  FACTIONS,
  type Refusal,
  refuse,
  type Situation,
  TRACK_NAMES,
  TRACKS,
  trackOf,
  withVerb,
  yearOf,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'

const SUBJECT = 'tensionPointsUsed'

/** One point a turn of each faction on each track that takes them, and no more than were placed where that is said (49.34, 3.2.4.7b). */
export function whyNotPoints(book: Rulebook, before: Situation, after: Situation): readonly Refusal[] {
  const used = after.tensionPointsUsed.slice(before.tensionPointsUsed.length)
  const cite = book.clauses.tensionPointRule
  const { by: users, tracks, oneATurn, until } = book.clauses.tensionRules.points
  const isLate = until !== null && yearOf(after.turn) > until
  return TRACKS.flatMap((track) =>
    FACTIONS.flatMap((faction) => {
      const own = used.filter((use) => use.by === faction && trackOf(use) === track)
      if (own.length === 0) return []
      const name = TRACK_NAMES[track]
      if (!tracks.value.includes(track)) return [refuse('closed-track', `${SUBJECT}: none go on ${name}`, tracks.cite, { track })]
      const year = after.tensionPointsUsed.filter(
        (use) => use.by === faction && trackOf(use) === track && yearOf(use.turn) === yearOf(after.turn),
      ).length
      const points: Readonly<Record<string, number | undefined>> = after.placements[faction]
      // Whoever tells where the points are tells where none are.
      const placed = points[track] ?? (Object.keys(points).length === 0 ? undefined : 0)
      return [
        ...(users.includes(faction) ? [] : [refuse('not-russia', `${SUBJECT}: ${withVerb(faction, 'has')} no points in ${name}`, cite)]),
        ...(own.length > 1 ? [refuse('one-a-turn', `${SUBJECT}: ${own.length} of one side in a turn; one may be used`, oneATurn)] : []),
        ...(isLate ? [refuse('usat-years', `${SUBJECT}: only in 1939, 1940 and ${until}`, cite)] : []),
        ...(placed !== undefined && year > placed
          ? [refuse('no-point-left', `${SUBJECT}: ${year} used this year of ${placed} placed`, cite)]
          : []),
      ]
    }),
  )
}
