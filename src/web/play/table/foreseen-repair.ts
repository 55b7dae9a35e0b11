import { type RecordEntry, repairOf } from '../../../record/index.ts'
import type { Event, Order, OrderOf, Rulebook } from '../../../rules/game/index.ts'
import { storyOf } from '../chronicle/story.ts'

/** The record as it was shown says what came of an order, not the order; a report and a pass can be read off what came of them. */
function orderOf({ order, events }: RecordEntry): unknown {
  const [first] = events as readonly Event[]
  if (first?.type === 'facts-reported') return { type: 'report-facts', by: first.by, facts: first.facts } satisfies Order
  return first?.type === 'passed' ? { type: 'pass', by: first.by } : order
}

/** What a correction puts right besides, worked out on what whoever looks was shown: the referee works it out again on everything. */
export function foreseenRepair(book: Rulebook, text: string, order: OrderOf<'correct-facts'>): OrderOf<'correct-facts'>['repair'] {
  const story = storyOf(book, text)
  if (story === undefined) return undefined
  const entries = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RecordEntry)
    .filter(({ events }) => events !== undefined)
    .map((entry) => ({ ...entry, order: orderOf(entry) }))
  const repair = repairOf({ book, start: story.start, entries, game: story.moments.at(-1)?.after ?? story.start }, order)
  return Object.keys(repair).length === 0 ? undefined : repair
}
