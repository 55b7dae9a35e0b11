import { createHash } from 'node:crypto'
import type { MapReadied, MapWaiting } from '../../../counsel/index.ts'
import { documentOf, type SituationDocument } from '../../../editions/reading/index.ts'
import type { KeptGame } from '../../../record/index.ts'
import { recordText, type SeatMenu, type SeatView, seatView } from '../../../record/index.ts'
import { delegationsOf, type Game, type Seat } from '../../../rules/game/index.ts'
import { botNames, mapIn } from '../bots/bot-setting.ts'
import type { Hall } from '../hall.ts'
import type { HostedGame } from '../hosted-game.ts'
import { holderOf } from '../journal/seating.ts'
import type { Party } from '../seats/admission.ts'
import { PERSON } from '../seats/sitting.ts'
import { timeShown } from '../time/time-shown.ts'
import { lineText, type Seen } from './seen.ts'
import { shownRecord } from './shown-record.ts'

type Names = ReadonlyMap<string, string>

/** The names of those who sit or sat, by tenure. They are papers, so that they can be deleted; a bot’s follows from the setting. */
async function namesIn(hall: Hall, { id: game, header }: HostedGame): Promise<Names> {
  const papers = await hall.store.papersOf(game, PERSON)
  const people = papers.map(({ id, body }) => [id, (body as { readonly name: string }).name] as const)
  return new Map([...people, ...botNames(header.setting)])
}

type People = KeptGame['header']['seats']

/** Who sits where, by name. */
function peopleIn({ table: { seating } }: HostedGame, names: Names): People {
  const named = seating.seats.flatMap((seat): [Seat, string][] => {
    const name = names.get(holderOf(seating, seat)?.id ?? '')
    return name === undefined ? [] : [[seat, name]]
  })
  return Object.fromEntries(named)
}

/** The game with the orders of which these eyes were shown something, and the names of those who sit. */
const withPeople = (kept: KeptGame, entries: KeptGame['entries'], seats: People): KeptGame => ({
  ...kept,
  entries,
  header: { ...kept.header, seats },
})

/** A tag with the number of the last line that was seen, changing with every letter of the text. */
const tagOf = (sequence: number, text: string): string =>
  `"${sequence}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`

/** A text, with the last line that it rests on and a tag that changes with it. */
export interface Looked {
  readonly sequence: number
  readonly text: string
  readonly etag: string
}

export interface More {
  readonly menu?: boolean
  readonly log?: boolean
}

function viewOf({ hosted, watching }: Party, seen: Seen, people: People, more: More): SeatView {
  const name = JSON.stringify([people, more.menu === true, more.log === true])
  return seen.kept(`view ${name}`, () => seatView(withPeople(hosted.table.play, seen.entries, people), watching.seats, more, seen.view))
}

/** What a seat sees of bots at its table: whether a script reports from the map, what that is made for this turn, and what it holds back for want of a war. */
export interface BotsShown {
  readonly bots?: { readonly reportsMap: boolean; readonly ready: readonly MapReadied[]; readonly waits: readonly MapWaiting[] }
}

function botsShown({ header, table }: HostedGame, { situation, ending }: Game, seats: readonly Seat[]): BotsShown {
  const { bots } = header.setting
  if (bots === undefined || ending !== null) return {}
  const map = mapIn(bots)
  const { book } = table.play
  const own = map === null ? [] : delegationsOf(seats)
  const ready = own.flatMap((by) => map?.ready(book, situation, by) ?? [])
  const waits = own.flatMap((by) => map?.waits(book.id, situation, by) ?? [])
  return { bots: { reportsMap: map !== null, ready, waits } }
}

/** Who sat down whenever somebody did: a seat that changed hands leaves what is told of before as it was. */
export interface NamesShown {
  readonly names?: Readonly<Record<string, string>>
}

/** What somebody sees of a game, as `show --json` has it; where time runs, with how it does. */
export async function look(hall: Hall, party: Party, more: More = {}): Promise<Looked> {
  const names = await namesIn(hall, party.hosted)
  const people = peopleIn(party.hosted, names)
  const seen = party.hosted.seenBy(party.watching)
  const { table } = party.hosted
  const time = table.timing.clock.pace.is === 'none' ? {} : { time: timeShown(table, seen.view, party.watching) }
  const bots = botsShown(party.hosted, seen.view, party.watching.seats)
  const text = JSON.stringify({
    ok: true,
    ...viewOf(party, seen, people, more),
    ...(names.size === 0 ? {} : { names: Object.fromEntries(names) }),
    ...time,
    ...bots,
  })
  return { sequence: seen.sequence, text, etag: tagOf(seen.sequence, text) }
}

export interface Offered {
  readonly ok: true
  readonly sequence: number
  readonly menus: readonly SeatMenu[]
}

/** What the rules offer those in these seats. */
export async function menuOf({ hosted, watching }: Party): Promise<Offered> {
  const seen = hosted.seenBy(watching)
  const { menus = [] } = viewOf({ hosted, watching, tokens: [] }, seen, {}, { menu: true })
  return { ok: true, sequence: seen.sequence, menus }
}

/** How many lines go out at once. */
const MOST_LINES = 1_000

/** Lines that were shown after one: `{ ok, sequence, events, more }`, as JSON. */
export function eventsAfter({ hosted, watching }: Party, after: number): string {
  const seen = hosted.seenBy(watching)
  const texts = seen.after(after, MOST_LINES).map(lineText)
  const more = seen.sequence > after + MOST_LINES
  const sequence = more ? after + MOST_LINES : Math.max(seen.sequence, 0)
  return `{"ok":true,"sequence":${sequence},"more":${more},"events":[${texts.join()}]}`
}

/** The record of a game: what a seat was shown of it until the war is over, then all. */
export async function recordFor(hall: Hall, { hosted, watching }: Party): Promise<string> {
  const seats = peopleIn(hosted, await namesIn(hall, hosted))
  const { play } = hosted.table
  const header = { ...play.header, seats }
  const script = hosted.header.setting.bots?.map
  if (play.game.ending !== null)
    return recordText({ header: { ...header, ...(script === undefined ? {} : { script }) }, entries: play.entries })
  return recordText(shownRecord({ header, entries: hosted.seenBy(watching).entries }, watching))
}

/** What a seat was shown, as a record that any door takes: questions are asked of it as the seat sees it, never of the truth. */
export const shownRecordOf = ({ hosted, watching }: Party): string =>
  recordText(shownRecord({ header: hosted.table.play.header, entries: hosted.seenBy(watching).entries }, watching))

/** What somebody knows, as a situation of his own: every door takes it, and what is tried on it stays out of the game. */
export function situationFor({ hosted, watching }: Pick<Party, 'hosted' | 'watching'>): SituationDocument {
  const { book, header } = hosted.table.play
  return documentOf(book, header, hosted.seenBy(watching).view.situation)
}

/** Somebody at the table, as all may know it. */
export interface Chair {
  readonly seat: Seat
  readonly tenure?: string
  readonly name?: string
  readonly since?: number
  /** Somebody is invited to it. */
  readonly isOpen?: true
}

export interface TableView {
  readonly ok: true
  readonly id: string
  readonly title: string
  readonly created: number
  readonly sequence: number
  readonly isOver: boolean
  readonly setting: HostedGame['header']['setting']
  readonly chairs: readonly Chair[]
  /** The seats of whoever asks. */
  readonly own: readonly Seat[]
  /** Links that whoever asks may revoke or knows of. */
  readonly links: readonly { readonly link: string; readonly seats: readonly Seat[]; readonly made: number }[]
}

/** Who sits where, and which links are out. */
export async function tableFor(hall: Hall, { hosted, watching }: Party): Promise<TableView> {
  const { seating, play } = hosted.table
  const names = await namesIn(hall, hosted)
  const isKnown = (seats: readonly Seat[]): boolean =>
    watching.seats.includes('host') || seats.some((seat) => watching.seats.includes(seat))
  const links = seating.open.flatMap((id) => seating.links[id] ?? [])
  const chairs = seating.seats.map((seat): Chair => {
    const tenure = holderOf(seating, seat)
    const name = names.get(tenure?.id ?? '')
    const isOpen = links.some(({ seats }) => seats.includes(seat))
    return {
      seat,
      ...(tenure === undefined ? (isOpen ? { isOpen } : {}) : { tenure: tenure.id, since: tenure.since }),
      ...(name === undefined ? {} : { name }),
    }
  })
  return {
    ok: true,
    id: hosted.id,
    title: play.header.title,
    created: hosted.header.created,
    sequence: hosted.seenBy(watching).sequence,
    isOver: play.game.ending !== null,
    setting: hosted.header.setting,
    chairs,
    own: watching.seats,
    links: links.filter(({ seats }) => isKnown(seats)).map(({ id, seats, made }) => ({ link: id, seats, made })),
  }
}
