import { noticesBeside } from '../notices/queueing.ts'
import type { Paper, PaperName } from '../store/store.ts'
import { botsBeside } from './bots/bot-orders.ts'
import type { HostedHeader } from './header.ts'
import { after, type JournalBody, type Table } from './journal/journal.ts'
import { lapsedDrafts, lapsedOrders } from './seats/lapsing.ts'
import { clocksBeside } from './time/keeping.ts'

interface Writing {
  readonly lines: readonly JournalBody[]
  readonly papers?: readonly Paper[]
  readonly discarded?: readonly PaperName[]
}

/** What is to be written, and the table after it. */
export interface Accompanied extends Required<Writing> {
  readonly table: Table
}

/**
 * What is to be written, with everything that follows from it by itself: what lapses with those who leave, whom the game waits for now, its
 * alarm, notices to be sent, and that a bot is to play.
 */
export function accompanied(
  game: string,
  header: HostedHeader,
  before: Table,
  { lines, papers = [], discarded = [] }: Writing,
): Accompanied {
  const drafts = lapsedDrafts(before, lines)
  const own = [...drafts, ...lines, ...lapsedOrders(drafts.reduce(after, before), lines)]
  const clocks = clocksBeside(game, before, own)
  const all = [...own, ...clocks.lines]
  const now = all.reduce(after, before)
  const notices = clocks.lines.length === 0 ? [] : noticesBeside(game, before, all, now)
  const bots = header.setting.bots === undefined ? [] : botsBeside(game, header, now, all)
  return {
    lines: all,
    papers: [...papers, ...clocks.papers, ...notices, ...bots],
    discarded: [...discarded, ...clocks.discarded],
    table: now,
  }
}
