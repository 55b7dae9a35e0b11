import { type Level, mapEach, TRACKS, type Track } from '../../../../rules/core/index.ts'
import type { Event } from '../../../../rules/game/index.ts'

export type Levels = Readonly<Record<Track, Level>>

/** What this turn has moved a level by since its start was counted. */
function movedSinceStart(events: readonly Event[], track: Track): number {
  const ofTurn = events.slice(events.findLastIndex(({ type }) => type === 'turn-opened') + 1)
  return ofTurn
    .flatMap((event) => (event.type === 'tension-moved' ? (event.tracks[track]?.lines ?? []) : []))
    .filter(({ moment }) => moment !== 'start')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The levels as the start of this turn left them: what came since then is counted again by whoever counts the turn. */
export const levelsAtStart = (levels: Levels, events: readonly Event[]): Levels =>
  mapEach(TRACKS, (track) => {
    const { actual, effective, ...level } = levels[track]
    const moved = movedSinceStart(events, track)
    return { ...level, actual: actual - moved, effective: effective - moved }
  })
