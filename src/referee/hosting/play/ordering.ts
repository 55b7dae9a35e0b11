import { hash } from 'node:crypto'
import { z } from 'zod'
import {
  agreeing,
  GIVEN,
  give,
  type KeptGame,
  type ReadOrder,
  readOrder,
  readTyped,
  shownOf,
  speakerFor,
  tableDice,
  takenBackBy,
  takingBack,
  viewFor,
  whyNotTakeBack,
} from '../../../record/index.ts'
import { type Event, fold, foresee, type Game, type Order, type Seat } from '../../../rules/game/index.ts'
import { refereesDice } from '../../record/referees-dice.ts'
import { mapOrder } from '../bots/bot-orders.ts'
import { letMapReport } from '../bots/bot-play.ts'
import { type Denied, denied, deny, NO_SUCH_GAME, UNKNOWN_SECRET, whyNotDone } from '../denial.ts'
import type { Decision, Hall, Moment } from '../hall.ts'
import type { HostedHeader } from '../header.ts'
import type { HostedGame } from '../hosted-game.ts'
import { eyesOf } from '../journal/part.ts'
import type { OrderLine } from '../journal/play.ts'
import { seatsOf } from '../journal/seating.ts'
import { actorOf, keyOf, type Party, watchingOf } from '../seats/admission.ts'
import type { Watching } from '../watching/seen.ts'
import { HOSTING } from '../words.ts'

/** What a request to give an order says. */
export const ORDER_REQUEST = z.strictObject({
  /** Says of a request that it is the same as one before, so that it is not carried out twice. */
  key: z.string().min(1).max(200),
  order: z.looseObject({ type: z.string() }).optional(),
  /** The order as it is typed at the terminal. */
  text: z.string().max(4_000).optional(),
  /** The last line that was seen when the order was thought of. */
  after: z.int().min(0).optional(),
  /** Faces that fell at the table, where the game is played with dice of the table. */
  dice: z.array(z.int().min(1).max(6)).max(40).optional(),
})
export type OrderRequest = z.infer<typeof ORDER_REQUEST>

/** A draft of an allocation, which counts for nothing before it is sealed, and which its faction may write again and again. */
export const isDraft = ({ order, text }: OrderRequest): boolean => order?.type === 'draft-allocation' || /^\s*draft\b/i.test(text ?? '')

const isCount = (value: unknown): boolean => value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)

/** Nearly every request is one of these, and known at sight; of any other the shape says whether it will do, and what is wrong with it. */
export function isPlainOrder(said: unknown): boolean {
  if (typeof said !== 'object' || said === null) return false
  for (const name in said) if (name !== 'key' && name !== 'order' && name !== 'after') return false
  const { key, order, after } = said as Readonly<Record<string, unknown>>
  if (typeof key !== 'string' || key.length < 1 || key.length > 200 || !isCount(after)) return false
  return typeof order === 'object' && order !== null && 'type' in order && typeof order.type === 'string'
}

/** What came of an order, as far as those who gave it may see; said again where it is asked again. */
export interface OrderGiven {
  readonly ok: true
  readonly sequence: number
  readonly events: readonly Event[]
  readonly told: readonly string[]
  readonly dice: readonly number[]
  readonly at: number
}

const digestOf = ({ order, text, dice }: OrderRequest): string =>
  hash('sha256', JSON.stringify([order ?? null, text ?? null, dice ?? null]), 'base64url')

/** The seats that an order comes from: the host's work is the host's, whatever else is in the same hand. */
const seatsFor = (order: Order, seats: readonly Seat[]): readonly Seat[] => {
  if (order.type === 'take-back') return seats
  return order.by === 'referee' ? seats.filter((seat) => seat === 'host') : seats.filter((seat) => seat !== 'host')
}

const isOwnOf = ({ type }: Event): boolean => type !== 'stage-entered' && type !== 'turn-opened'

/** What an order would do on what somebody knew: its own work, not what the game goes on to do by itself. */
function promise(kept: KeptGame, view: Game, as: readonly Seat[], order: Order): string {
  if (order.type === 'take-back') {
    const found = takingBack(kept.entries, as)
    return JSON.stringify([found?.order, whyNotTakeBack(kept, as).map(({ code }) => code)])
  }
  const { refusals, events, faces, price } = foresee(kept.book, view, order)
  const end = events.findIndex((event) => !isOwnOf(event))
  return JSON.stringify([refusals, end < 0 ? events : events.slice(0, end), faces, price])
}

/** What somebody knows at that moment; the last of it may still be on its way to the disk, and is read on from what was seen. */
function viewNow(hosted: HostedGame, watching: Watching, kept: KeptGame): Game {
  if (kept === hosted.table.play) return hosted.seenBy(watching).view
  const { entries } = hosted.table.play
  const ahead = kept.entries.slice(entries.length)
  // After the same entries; what was taken back is not to be read on from.
  const follows = kept.entries[entries.length - 1] === entries.at(-1) && ahead.every((entry) => takenBackBy(entry).length === 0)
  return follows ? fold(hosted.seenBy(watching).view, shownOf(ahead, eyesOf(watching))) : viewFor(kept, eyesOf(watching))
}

/** The game with the orders that somebody was shown something of: all that he may be told of what he asks is in these. */
function asShown(hosted: HostedGame, watching: Watching, entries = hosted.seenBy(watching).entries): KeptGame {
  const { header, book, start, game } = hosted.table.play
  return { header, book, start, game, entries }
}

/** An order given on a page that is out of date, where that makes a difference. */
function whyStale(hosted: HostedGame, watching: Watching, kept: KeptGame, order: Order, after: number | undefined): Denied | undefined {
  if (after === undefined) return undefined
  const seen = hosted.seenBy(watching)
  if (after > seen.sequence) return deny(422, 'no-such-line', HOSTING.ahead(seen.sequence, after), { sequence: seen.sequence, after })
  if (after === seen.sequence && kept === hosted.table.play) return undefined
  const eyes = eyesOf(watching)
  const as = seatsFor(order, watching.seats)
  const then = asShown(hosted, watching, seen.entriesUpTo(after))
  const now = kept === hosted.table.play ? asShown(hosted, watching) : kept
  if (promise(then, viewFor(then, eyes), as, order) === promise(now, viewNow(hosted, watching, kept), as, order)) return undefined
  return deny(409, 'stale', HOSTING.stale(seen.sequence, after), { sequence: seen.sequence, after })
}

/** The order that is asked for; one that does not say who gives it is the speaker's. */
function readIn(hosted: HostedGame, watching: Watching, kept: KeptGame, { order, text }: OrderRequest): ReadOrder {
  if (text === undefined && order?.['by'] !== undefined) return readOrder(order)
  const speaker = speakerFor(kept, watching.seats, viewNow(hosted, watching, kept))
  return text === undefined ? readOrder({ by: speaker.by, ...order }) : readTyped(text, speaker)
}

/** What a script reports from the map comes before the passes of those who left the reports alone. */
const waiting = ({ setting: { bots } }: HostedHeader, order: Order): Order =>
  bots?.map !== undefined && (order.type === 'quiet' || order.type === 'stand') ? { ...order, waitsForMap: true } : order

/** The order as a line of the journal, or every reason why not. */
function decide(hall: Hall, { tokens }: Party, request: OrderRequest, digest: string, { hosted, header, table }: Moment): Decision<Denied> {
  const kept = table.play
  const watching = watchingOf(table, tokens)
  if (watching === undefined) return { no: UNKNOWN_SECRET }
  if (watching.seats.length === 0) return { no: deny(403, 'not-seated', HOSTING.notSeated) }
  const read = readIn(hosted, watching, kept, request)
  if (!read.ok) return { no: denied(422, ...read.refusals) }
  const { order } = read
  const stale = whyStale(hosted, watching, kept, order, request.after)
  if (stale !== undefined) return { no: stale }
  if (request.dice !== undefined && kept.header.dice !== 'table') return { no: deny(422, 'referees-dice', GIVEN.refereesDice) }
  const as = seatsFor(order, watching.seats)
  const cup = request.dice === undefined ? refereesDice() : tableDice(request.dice)
  // What is not to be taken back can be asked again and again: that is found among the orders that were shown, and no die is thrown for it.
  const tried = order.type === 'take-back' && kept === hosted.table.play ? give(asShown(hosted, watching), as, order, cup) : undefined
  const given = tried?.ok === false ? tried : give(kept, as, agreeing(kept, waiting(header, order)), cup)
  if (!given.ok) return { no: denied(422, ...given.refusals) }
  const by = actorOf(tokens.find((token) => seatsOf(table.seating, token)?.some((seat) => as.includes(seat))))
  const line: OrderLine = { type: 'order', at: hall.sources.now(), entry: given.entry, by, request: digest }
  return { deed: { lines: [line] } }
}

function answer(hosted: HostedGame, watching: Watching, line: OrderLine): OrderGiven {
  const seen = hosted.seenBy(watching)
  const { sequence, shown } = seen.orderOf(line.entry)
  return {
    ok: true,
    sequence,
    events: (shown?.['events'] ?? []) as readonly Event[],
    told: (shown?.['told'] ?? []) as readonly string[],
    dice: line.entry.dice,
    at: line.at,
  }
}

/** Gives an order, once: what was done before is answered as it was. */
export async function giveOrder(hall: Hall, party: Party, request: OrderRequest): Promise<OrderGiven | Denied> {
  if ((request.order === undefined) === (request.text === undefined)) return deny(422, 'one-order', HOSTING.oneOrder)
  const digest = digestOf(request)
  const key = keyOf(party, 'order', request.key)
  // An order may close its stage, and with it the last chance of the map's report.
  if (mapOrder(party.hosted.header, party.hosted.table) !== undefined) await letMapReport(hall, party.hosted.id)
  const done = await hall.write<Denied>(party.hosted.id, key, (moment) => decide(hall, party, request, digest, moment))
  const no = whyNotDone(done)
  if (no !== undefined || !('line' in done)) return no ?? NO_SUCH_GAME
  // What was done before is told only to one who still sits; what is done now was decided on the very line that it follows.
  const hosted = done.type === 'repeated' ? await hall.open(party.hosted.id) : done.hosted
  const watching = hosted && watchingOf(hosted.table, party.tokens)
  if (hosted === undefined || watching === undefined) return UNKNOWN_SECRET
  const line = (done.type === 'repeated' ? hosted.lineWith(key) : undefined) ?? done.line
  if (line.type !== 'order' || line.request !== digest) return deny(422, 'key-used', HOSTING.keyUsed)
  return answer(hosted, watching, line)
}
