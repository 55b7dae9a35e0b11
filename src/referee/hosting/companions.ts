import { noticesBeside } from '../notices/queueing.ts'
import type { Paper, PaperName } from '../store/store.ts'
import { after, type JournalBody, type Table } from './journal/journal.ts'
import { lapsedOrders } from './lapsing.ts'
import { clocksBeside } from './time/keeping.ts'

interface Writing {
  readonly lines: readonly JournalBody[]
  readonly papers?: readonly Paper[]
  readonly discarded?: readonly PaperName[]
}

/**
 * What is to be written, with everything that follows from it by itself: what lapses with those who leave, whom the game waits for now, its
 * alarm, and notices to be sent.
 */
export function accompanied(game: string, before: Table, { lines, papers = [], discarded = [] }: Writing): Required<Writing> {
  const own = [...lines, ...lapsedOrders(before, lines)]
  const clocks = clocksBeside(game, before, own)
  const all = [...own, ...clocks.lines]
  const notices = clocks.lines.length === 0 ? [] : noticesBeside(game, before, all, all.reduce(after, before))
  return { lines: all, papers: [...papers, ...clocks.papers, ...notices], discarded: [...discarded, ...clocks.discarded] }
}
