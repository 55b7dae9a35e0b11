import {
  FACTION_NAMES,
  FACTIONS,
  isMet,
  type Refusal,
  type Rulebook,
  refuse,
  type Situation,
  TRACK_NAMES,
  TRACKS,
  trackOf,
  whyNot,
  yearOf,
} from '../../rules/index.ts'
import { type Arguments, type MayAnswer, permitted, type Refused } from './answer.ts'
import { factionArgument, isFound, oneOf, refusedFor } from './arguments.ts'
import { phaseOf } from './diplomatic-acts.ts'

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
      const placed = (after.placements[faction] as Readonly<Record<string, number | undefined>>)[track]
      return [
        ...(users.includes(faction) ? [] : [refuse('not-russia', `${SUBJECT}: ${FACTION_NAMES[faction]} has no points in ${name}`, cite)]),
        ...(own.length > 1 ? [refuse('one-a-turn', `${SUBJECT}: ${own.length} of one side in a turn; one may be used`, oneATurn)] : []),
        ...(isLate ? [refuse('usat-years', `${SUBJECT}: only in 1939, 1940 and ${until}`, cite)] : []),
        ...(placed !== undefined && year > placed
          ? [refuse('no-point-left', `${SUBJECT}: ${year} used this year of ${placed} placed`, cite)]
          : []),
      ]
    }),
  )
}

/** One point, on U.S.-Axis tension unless another track is named (3.2.4.7a, 49.34). */
export function mayUseTensionPoint(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const by = factionArgument(args)
  const track = oneOf(args, 'track', TRACKS, 'usat')
  if (!isFound(by) || !isFound(track)) return refusedFor(by, track)
  const { counts: rows = [], tracks } = book.clauses.tensionRules.points
  const name = TRACK_NAMES[track.value]
  if (track.value === 'usjt') return permitted([refuse('closed-track', `no points work on ${name}`, tracks.cite, { track: track.value })])
  const counts = rows.find(({ when }) => isMet(when, situation))
  return permitted(whyNot(book, phaseOf(situation, by.value), { type: 'use-tension-point', by: by.value, track: track.value }), [
    {
      what: counts === undefined ? name : `${name}, ${counts.words}`,
      amount: by.value === 'axis' ? -1 : 1,
      cite: counts?.cite ?? book.clauses.tensionPointRule,
    },
  ])
}
