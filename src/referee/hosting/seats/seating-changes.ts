import type { Seat } from '../../../rules/game/index.ts'
import { ADDRESS, NOTICE } from '../../notices/notice.ts'
import type { Paper, PaperName } from '../../store/store.ts'
import { type Denied, deny, whyNotDone } from '../denial.ts'
import type { Decision, Deed, Hall, Moment } from '../hall.ts'
import { after, type JournalBody, type Table } from '../journal/journal.ts'
import type { Actor } from '../journal/part.ts'
import { holderOf, type Leaving, type Link, type Seating, seatsOf } from '../journal/seating.ts'
import { HOSTING } from '../words.ts'
import type { Token } from './admission.ts'
import { type Grant, SECRET_PAPER } from './grant.ts'

/** Papers beside secrets that belong to whoever sits, and go when he does; each says whose it is: `{ tenure }`. */
const BELONGINGS: readonly string[] = [ADDRESS, NOTICE]

/** Lines about seats, and papers that come with them. */
export interface Change {
  readonly lines: readonly JournalBody[]
  readonly papers?: readonly Paper[]
}

const isSame = (one: readonly Seat[], other: readonly Seat[]): boolean => one.join() === other.join()

/**
 * What every secret opens after some lines is written with them: whoever leaves has lost everything at that moment, and a link to a seat
 * opens it as soon as nobody sits there.
 */
export async function deedOf(hall: Hall, game: string, table: Table, { lines, papers = [] }: Change): Promise<Deed> {
  const { seating } = lines.reduce(after, table)
  const secrets = (await hall.store.papersOf(game, SECRET_PAPER)).map((paper) => {
    const grant = paper.body as Grant
    const { as } = grant
    return { paper, grant, now: seatsOf(seating, 'tenure' in as ? { ...as, secret: paper.id } : as) }
  })
  const changed = secrets.flatMap(({ paper, grant, now }) =>
    now === undefined || isSame(grant.seats, now) ? [] : [{ ...paper, body: { ...grant, seats: [...now] } satisfies Grant }],
  )
  const others = (await Promise.all(BELONGINGS.map((kind) => hall.store.papersOf(game, kind)))).flat()
  const isLeft = ({ body }: Paper): boolean => seating.tenures[(body as { readonly tenure: string }).tenure]?.seats.length === 0
  const gone = [...secrets.filter(({ now }) => now === undefined).map(({ paper }) => paper), ...others.filter(isLeft)]
  return { lines, papers: [...changed, ...papers], discarded: gone.map(({ kind, id }): PaperName => ({ kind, id })) }
}

export const isDenied = (decided: object): decided is Denied => 'status' in decided

type Decided = Denied | { readonly lines: readonly JournalBody[]; readonly papers?: readonly Paper[] }

/** Does something about seats, decided on what is so at that moment. */
export async function change(hall: Hall, game: string, decide: (seating: Seating, at: number) => Decided): Promise<Denied | undefined> {
  const decideOn = async ({ table }: Moment): Promise<Decision<Denied>> => {
    const decided = decide(table.seating, hall.sources.now())
    return isDenied(decided) ? { no: decided } : { deed: await deedOf(hall, game, table, decided) }
  }
  const done = await hall.write<Denied>(game, null, decideOn, 'what-is-settled')
  return whyNotDone(done)
}

/** The tenure of whoever asks that has all these seats; of one who has only one, all its own where none are named. */
export function tenureWith(seating: Seating, tokens: readonly Token[], asked: readonly Seat[] | undefined) {
  const own = tokens.flatMap((token) => ('tenure' in token ? (seating.tenures[token.tenure] ?? []) : []))
  const found = asked === undefined ? own : own.filter(({ seats }) => asked.every((seat) => seats.includes(seat)))
  const [only, another] = found
  if (only === undefined) return deny(403, 'not-held', own.length === 0 ? HOSTING.onlySeated : HOSTING.notHeld(HOSTING.seats(asked ?? [])))
  if (another !== undefined && asked === undefined) return deny(422, 'which-seats', HOSTING.whichSeats)
  return { tenure: only.id, seats: asked ?? only.seats }
}

export const shares = (one: readonly Seat[], other: readonly Seat[]): boolean => one.some((seat) => other.includes(seat))

export const openLinks = ({ open, links }: Seating): readonly Link[] => open.flatMap((id) => links[id] ?? [])

export const isBy = ({ by }: Link, tenure: string): boolean => by !== null && 'tenure' in by && by.tenure === tenure

const revoked = (at: number, link: string, why: 'revoked' | 'used' | 'outdated'): JournalBody => ({ type: 'link-revoked', at, link, why })

/** Somebody gets up, and the links for a successor go. */
export function leaving(
  seating: Seating,
  at: number,
  tenure: string,
  seats: readonly Seat[],
  why: Leaving,
  reason?: string,
): readonly JournalBody[] {
  const held = seating.tenures[tenure]?.seats ?? []
  const said = reason === undefined ? {} : { reason }
  return [
    { type: 'tenure-ended', at, tenure, seats: held.filter((seat) => seats.includes(seat)), why, ...said },
    ...openLinks(seating)
      .filter((link) => isBy(link, tenure) && shares(link.seats, seats))
      .map(({ id }) => revoked(at, id, 'outdated')),
  ]
}

/** No link is revoked twice. */
export function once(lines: readonly JournalBody[]): readonly JournalBody[] {
  const links = new Set<string>()
  return lines.filter((line) => line.type !== 'link-revoked' || (!links.has(line.link) && links.add(line.link)))
}

/** Somebody sits down: whoever sat there gets up, and no other link opens these seats any longer. */
export function sitting(
  seating: Seating,
  at: number,
  tenure: string,
  seats: readonly Seat[],
  used: readonly Token[],
): readonly JournalBody[] {
  const isUsed = (link: string): boolean => used.some((token) => 'link' in token && token.link === link)
  const isOwn = (id: string): boolean => used.some((token) => 'tenure' in token && token.tenure === id)
  const isHandedOver = (id: string): boolean => openLinks(seating).some((link) => isUsed(link.id) && isBy(link, id))
  const former = new Set(seats.flatMap((seat) => holderOf(seating, seat)?.id ?? []))
  return once([
    ...openLinks(seating)
      .filter((link) => shares(link.seats, seats))
      .map(({ id }) => revoked(at, id, isUsed(id) ? 'used' : 'outdated')),
    ...[...former].flatMap((id) => leaving(seating, at, id, seats, isOwn(id) ? 'moved' : isHandedOver(id) ? 'handed-over' : 'replaced')),
    { type: 'tenure-begun', at, tenure, seats },
  ])
}

/** A new link to seats; what the same hand sent out to them before opens nothing any longer. */
export function linking(seating: Seating, at: number, link: string, seats: readonly Seat[], by: Actor): readonly JournalBody[] {
  const isOlder = (one: Link): boolean =>
    (seats.length === 0 ? one.seats.length === 0 : shares(one.seats, seats)) && (by === null || !('tenure' in by) || isBy(one, by.tenure))
  return [
    ...openLinks(seating)
      .filter(isOlder)
      .map(({ id }) => revoked(at, id, 'revoked')),
    { type: 'link-made', at, link, seats, by },
  ]
}
