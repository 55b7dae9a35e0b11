import { z } from 'zod'
import { isEntry, type KeptGame, openGame, type RecordEntry, takenBackBy, withEntry } from '../../../record/index.ts'
import { type Event, fold, show, tell } from '../../../rules/game/index.ts'
import { fault } from '../../fault.ts'
import { ACTOR } from './actor.ts'
import { type Actor, eyesOf, type Line, type Part, type Shown, type Viewer } from './part.ts'

/** An order that was accepted, as the record has it. */
export interface OrderLine extends Line {
  readonly type: 'order'
  readonly entry: RecordEntry
  readonly by: Actor
  /** Why it was given by itself, in a sentence; nothing where somebody gave it. */
  readonly because?: string
  /** What was asked for, digested: under the same key it is the same request. */
  readonly request?: string
}

/** A draft is for those who sat for its delegation when it was made; one made by a link also for others with a link to a seat still empty. */
function isDraftShown({ by }: Extract<Event, { readonly type: 'allocation-drafted' }>, giver: Actor, { own }: Viewer): boolean {
  if (own === undefined || eyesOf({ seats: own.sat }).includes(by)) return true
  return (giver === null || 'link' in giver) && eyesOf({ seats: own.invited }).includes(by)
}

/** An order without the drafts of others who sat there. */
export function withoutOthersDrafts({ entry, by }: Pick<OrderLine, 'entry' | 'by'>, viewer: Viewer): RecordEntry {
  const events = entry.events.filter((event) => event.type !== 'allocation-drafted' || isDraftShown(event, by, viewer))
  return events.length === entry.events.length ? entry : { ...entry, events }
}

/** The name of an order among what a viewer has seen. */
export const orderName = (n: number): string => `order ${n}`

const shownIn = ({ events }: RecordEntry, viewer: Viewer) => events.flatMap((event) => show(event, eyesOf(viewer)) ?? [])

/** That an order is taken back is news only to those who had seen something of it. */
const isNews = (entry: RecordEntry, viewer: Viewer, kept: KeptGame): boolean =>
  takenBackBy(entry).every(
    (n) => (viewer.own?.hasSeen(orderName(n)) ?? true) && kept.entries.some((one) => one.n === n && shownIn(one, viewer).length > 0),
  )

/** Whoever sat where it was given, and his partners, know whose it was. */
const isOwn = ({ as }: RecordEntry, viewer: Viewer): boolean =>
  as.some((seat) => viewer.seats.includes(seat)) || eyesOf({ seats: as }).some((one) => eyesOf(viewer).includes(one))

export const play: Part<OrderLine, KeptGame> = {
  start: ({ record }) => {
    const opened = openGame({ header: record, entries: [], torn: null })
    if (!opened.ok) throw fault('game-unreadable', { reason: opened.refusals.map(({ words }) => words).join('; ') })
    return opened.kept
  },
  lines: {
    order: {
      shape: z.strictObject({
        entry: z.custom<RecordEntry>(isEntry),
        by: ACTOR,
        because: z.string().optional(),
        request: z.string().optional(),
      }),
      evolve: (kept, { entry }) => withEntry(kept, entry, fold(kept.game, entry.events)),
      show: ({ type, at, entry, by, because }, viewer, kept): Shown | null => {
        const events = shownIn(withoutOthersDrafts({ entry, by }, viewer), viewer)
        if (events.length === 0 || !isNews(entry, viewer, kept)) return null
        const own = isOwn(entry, viewer) ? { as: entry.as, by } : {}
        const told = events.map((event) => tell(kept.book, event).words)
        return { type, at, ...own, ...(because === undefined ? {} : { because }), events, told }
      },
    },
  },
}
