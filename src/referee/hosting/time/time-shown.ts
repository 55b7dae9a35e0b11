import { isPlayedHere } from '../../../record/index.ts'
import type { Delegation } from '../../../rules/core/index.ts'
import type { Game } from '../../../rules/game/index.ts'
import type { Table } from '../journal/journal.ts'
import { eyesOf, type Viewer } from '../journal/part.ts'
import { type AnnouncedAbsence, awayIn, type Vote } from '../journal/timing.ts'
import { type Missing, missingIn } from './missing.ts'
import type { Pace } from './pace.ts'
import { sealingIn } from './sealing.ts'

/** How time runs, as somebody may know it: moments are in milliseconds since 1970. */
export interface TimeShown {
  readonly pace: Pace
  /** Since when all clocks stand still. */
  readonly pausedSince: number | null
  /** Who is waited for, until when, and what is done then. */
  readonly missing: readonly Missing[]
  readonly absences: readonly AnnouncedAbsence[]
  readonly votes: Readonly<Record<string, Vote>>
  /** Delegations of one's own whose draft is sealed when their time is up; nobody is told others'. */
  readonly sealing: readonly Delegation[]
  /** Times that were missed so far. */
  readonly missed: Table['timing']['missed']
}

/** Everything in it is made of the view, and of what all may know. */
export function timeShown({ play, timing, seating }: Table, view: Game, viewer: Viewer): TimeShown {
  const { clock, absences, votes, missed } = timing
  const sits = (tenure: string): boolean => (seating.tenures[tenure]?.seats.length ?? 0) > 0
  const isSealing = sealingIn(timing, seating)
  const own = eyesOf(viewer).filter(isSealing)
  // Without a pace waits are kept only where a player asked for notices, which is nobody else's business.
  const isRunning = clock.pace.is !== 'none' && isPlayedHere(play)
  return {
    pace: clock.pace,
    pausedSince: clock.paused?.since ?? null,
    missing: isRunning ? missingIn(play.book, view, clock, awayIn(timing, seating), (who) => own.includes(who)) : [],
    absences: absences.filter(({ tenure }) => sits(tenure)),
    votes: Object.fromEntries(Object.entries(votes).filter(([tenure]) => sits(tenure))),
    sealing: own,
    missed,
  }
}
