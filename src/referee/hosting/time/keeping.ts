import { isPlayedHere } from '../../../record/index.ts'
import type { Paper, PaperName } from '../../store/store.ts'
import { after, type JournalBody, type Table } from '../journal/journal.ts'
import { isAnybodyTold } from '../journal/telling.ts'
import { awayIn } from '../journal/timing.ts'
import { type Away, awaiting, type Clock, extended, missedBy, nextDue, paced, paused, resumed, settledAt } from './clock.ts'
import { actFor, wantedNow } from './missing.ts'
import { HOUR } from './zone.ts'

/** The alarm of a game: its paper is due when somebody's time is up. */
export const CLOCK = 'clock'

/** Whom a game waits for is kept only where somebody wants to know. */
const isKept = ({ timing, telling }: Table): boolean => timing.clock.pace.is !== 'none' || isAnybodyTold(telling)

const startsKeeping = ({ type }: JournalBody): boolean => type === 'pace-set' || type === 'notices-set'

const awayAt = ({ timing, seating }: Table): Away => awayIn(timing, seating)

/** What one line does to the clocks, before it is asked anew whom the game waits for. */
function ticked(clock: Clock, line: JournalBody, before: Away): Clock {
  const { at } = line
  switch (line.type) {
    case 'pace-set':
      return paced(clock, line.pace, at)
    case 'paused':
      return paused(clock, at, before)
    case 'resumed':
      return resumed(clock, at)
    case 'time-given':
      return extended(clock, line.who, line.hours * HOUR, at, before)
    case 'time-missed':
      return missedBy(clock, line.who)
    case 'absence-announced':
    case 'absence-ended':
    case 'tenure-begun':
    case 'tenure-ended':
      return settledAt(clock, at, before)
    default:
      return clock
  }
}

const isOver = ({ play }: Table): boolean => play.game.ending !== null

const isTakenBack = (line: JournalBody): boolean => line.type === 'order' && line.entry.events.some(({ type }) => type === 'taken-back')

/** The clocks after some lines. */
function clockAfter(before: Table, lines: readonly JournalBody[], now: Table): Clock {
  if (!isKept(now) || isOver(now)) return { ...now.timing.clock, waits: [] }
  let [table, clock] = [before, before.timing.clock]
  for (const line of lines) {
    clock = ticked(clock, line, awayAt(table))
    table = after(table, line)
  }
  const at = lines.at(-1)?.at ?? 0
  const { pace, paused: stands } = now.timing.clock
  const former = lines.some(isTakenBack) ? before.timing.former : []
  // Nobody can order anything before all have agreed to newer rules: from then on everybody has all his time.
  const wanted = isPlayedHere(now.play) ? wantedNow(now.play.book, now.play.game) : []
  const waits = isPlayedHere(before.play) ? clock.waits : []
  return awaiting({ ...clock, waits, pace, paused: stands }, wanted, at, former)
}

/** When the alarm should go: at the next end of somebody's time, or at once where something can be done for one whose time is up. */
export function alarmOf({ play, timing, seating }: Table, at: number): number | null {
  const { clock } = timing
  const { book, game } = play
  if (!isPlayedHere(play)) return null
  if (clock.paused !== null || clock.pace.is === 'none') return null
  const isActDue = clock.waits.some(({ who, missed }) => missed === true && actFor(book, game, clock.pace, who) !== undefined)
  return isActDue ? at : nextDue(clock, awayIn(timing, seating))
}

export interface Companions {
  readonly lines: readonly JournalBody[]
  readonly papers: readonly Paper[]
  readonly discarded: readonly PaperName[]
}

const NOTHING: Companions = { lines: [], papers: [], discarded: [] }

/** What is written along with lines so that the clocks go right: whom the game waits for after them, and the alarm. */
export function clocksBeside(game: string, before: Table, lines: readonly JournalBody[]): Companions {
  const at = lines.at(-1)?.at
  if (at === undefined || !(isKept(before) || lines.some(startsKeeping))) return NOTHING
  const now = lines.reduce(after, before)
  const { waits } = clockAfter(before, lines, now)
  const isChanged = JSON.stringify(waits) !== JSON.stringify(now.timing.clock.waits)
  const changed: readonly JournalBody[] = isChanged ? [{ type: 'waits-changed', at, waits }] : []
  const [was, is] = [alarmOf(before, at), alarmOf(changed.reduce(after, now), at)]
  if (was === is && (is === null || is > at)) return { ...NOTHING, lines: changed }
  return is === null
    ? { lines: changed, papers: [], discarded: [{ kind: CLOCK, id: game }] }
    : { lines: changed, papers: [{ kind: CLOCK, id: game, game, due: is, body: {} }], discarded: [] }
}
