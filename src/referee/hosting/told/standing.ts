import { delegationsOf } from '../../../rules/game/index.ts'
import type { Matter } from '../../notices/message.ts'
import { isAbout, type Notice } from '../../notices/notice.ts'
import type { Standing } from '../../notices/outbox.ts'
import type { Hall } from '../hall.ts'
import type { HostedGame } from '../hosted-game.ts'
import { awayIn } from '../journal/timing.ts'
import { dueOf, reminderOf, type Wait } from '../time/clock.ts'
import { wantedNow } from '../time/missing.ts'

const MINUTE = 60_000

/** The waits of a notice that are still open, and that those it goes to may know of. */
function stillOpen(hosted: HostedGame, { tenure, about }: Notice): readonly Wait[] {
  const { timing, seating, play } = hosted.table
  const open = timing.clock.waits.filter((wait) => about.some((one) => isAbout(wait, one)))
  if (tenure !== null) return open.filter(({ who }) => delegationsOf(seating.tenures[tenure]?.seats ?? []).includes(who))
  const known = open.length === 0 ? [] : wantedNow(play.book, hosted.seenBy({ seats: [] }).view)
  return open.filter(({ who }) => known.some((one) => one.who === who))
}

/** When a reminder comes, if it is too early for it; a pause is looked at again later. */
function notBefore({ table: { timing, seating } }: HostedGame, waits: readonly Wait[], now: number): number | undefined {
  if (timing.clock.paused !== null) return now + 15 * MINUTE
  const dues = waits.map((wait) => reminderOf(timing.clock, wait, awayIn(timing, seating)) ?? now)
  const next = Math.min(...dues)
  return next > now ? next : undefined
}

function matterOf({ id, table: { play, timing, seating } }: HostedGame, { what }: Notice, waits: readonly Wait[]): Matter {
  const dues = waits.flatMap((wait) => dueOf(timing.clock, wait, awayIn(timing, seating)) ?? [])
  return {
    game: id,
    title: play.header.title,
    what,
    who: waits.map(({ who }) => who),
    turn: waits[0]?.turn ?? null,
    due: dues.length === 0 ? null : Math.min(...dues),
    isPaused: timing.clock.paused !== null,
  }
}

/** Whether what a notice is about is still so, asked of the game at the moment of sending. */
export const standingIn =
  (hall: Hall) =>
  async (game: string, notice: Notice, now: number): Promise<Standing> => {
    const hosted = await hall.open(game)
    if (hosted === undefined) return { is: 'over' }
    if (notice.what === 'confirm' || notice.what === 'test') return { is: 'open', matter: matterOf(hosted, notice, []) }
    const waits = stillOpen(hosted, notice)
    if (waits.length === 0) return { is: 'over' }
    if (notice.what === 'reminder') {
      if (waits.every(({ left, missed }) => left === null || missed === true)) return { is: 'over' }
      const due = notBefore(hosted, waits, now)
      if (due !== undefined) return { is: 'later', due }
    }
    return { is: 'open', matter: matterOf(hosted, notice, waits) }
  }
