import { createHmac } from 'node:crypto'
import { SEATS, type Seat } from '../../../rules/game/index.ts'
import type { Paper } from '../../store/store.ts'
import { type Denied, deny, UNKNOWN_SECRET, whyNotDone } from '../denial.ts'
import type { Decision, Hall } from '../hall.ts'
import { holderOf, isVacant, type Seating, seatsOf } from '../journal/seating.ts'
import { HOSTING } from '../words.ts'
import { newSecretPaper, type Party, type Token } from './admission.ts'
import { grantIn } from './grant.ts'
import { personalPapers } from './personal-links.ts'
import { change, isBy, isDenied, leaving, linking, once, openLinks, sitting, tenureWith } from './seating-changes.ts'

/** The paper with a name, under the id of the tenure, so that it can be deleted without a trace in the journal. */
export const PERSON = 'person'

const namePaper = (game: string, tenure: string, name: string): Paper => ({
  kind: PERSON,
  id: tenure,
  game,
  due: null,
  body: { tenure, name },
})

/** Somebody has sat down; the secret is his from now on, and nobody else was told it. */
export interface Seated {
  readonly ok: true
  readonly tenure: string
  readonly seats: readonly Seat[]
  readonly secret: string
  /** The secret of the link that opens these seats on any device; only now and to this one is it told. */
  readonly personal: string
}

/** A link that was just made: only now does anybody see its secret. */
export interface Sent {
  readonly ok: true
  readonly link: string
  readonly seats: readonly Seat[]
  readonly secret: string
}

export interface Carried {
  readonly ok: true
}

/** The seats that those who ask have at that moment. */
const seatsHeld = (seating: Seating, tokens: readonly Token[]): readonly Seat[] => tokens.flatMap((token) => seatsOf(seating, token) ?? [])

/** The credential that a link and a key give: the same for a request that is repeated because its answer was lost. */
const credentialOf = (hall: Hall, link: string, key: string | undefined): string =>
  key === undefined ? hall.sources.secret() : createHmac('sha256', link).update(key).digest('base64url')

/** The same for the personal link that comes with it. */
const personalOf = (hall: Hall, link: string, key: string | undefined): string =>
  key === undefined ? hall.sources.secret() : createHmac('sha256', link).update(`personal ${key}`).digest('base64url')

async function seatedBefore(hall: Hall, game: string, secret: string, personal: string): Promise<Seated | undefined> {
  const { grant } = (await grantIn(hall.store, secret)) ?? {}
  return grant?.game === game && 'tenure' in grant.as
    ? { ok: true, tenure: grant.as.tenure, seats: grant.seats, secret, personal }
    : undefined
}

/** Everything that these secrets open, those of links to seats that somebody has as well. */
function opened(seating: Seating, token: Token): readonly Seat[] | undefined {
  if ('tenure' in token) return seatsOf(seating, token)
  return seating.open.includes(token.link) ? seating.links[token.link]?.seats : undefined
}

/** Of what a browser holds, whatever opens a seat, a link first: links to watch are no use here. */
export async function seatSecrets(hall: Hall, game: string, secrets: readonly string[]): Promise<readonly string[]> {
  const seating = (await hall.open(game))?.table.seating
  if (seating === undefined) return []
  const found = await Promise.all(secrets.map(async (secret) => ({ secret, token: (await grantIn(hall.store, secret))?.grant.as })))
  const fit = found.filter(({ token }) => token !== undefined && (opened(seating, token)?.length ?? 0) > 0)
  const isLink = ({ token }: (typeof found)[number]): boolean => token !== undefined && 'link' in token
  return [...fit.filter(isLink), ...fit.filter((one) => !isLink(one))].map(({ secret }) => secret)
}

/** Somebody sits down, by a link and perhaps more of them or seats he has already: all are in one hand from now on. */
export async function join(
  hall: Hall,
  game: string,
  [link, ...more]: readonly [string, ...string[]],
  { name, key }: { readonly name: string; readonly key?: string | undefined },
): Promise<Seated | Denied> {
  const secret = credentialOf(hall, link, key)
  const personal = personalOf(hall, link, key)
  const before = key === undefined ? undefined : await seatedBefore(hall, game, secret, personal)
  if (before !== undefined) return before
  const found = await Promise.all([link, ...more].map((one) => grantIn(hall.store, one)))
  const tokens = found.flatMap((held) => (held?.grant.game === game ? [held.grant.as] : []))
  if (tokens.length < found.length) return UNKNOWN_SECRET
  const tenure = hall.sources.id()
  let seats: readonly Seat[] = []
  const no = await change(hall, game, (seating, at) => {
    const own = tokens.map((token) => opened(seating, token))
    if (own.some((one) => one === undefined)) return UNKNOWN_SECRET
    if (tokens.some((token, index) => index === 0 && !('link' in token)) || own.some((one) => one?.length === 0))
      return deny(403, 'only-by-link', HOSTING.onlyByLink)
    seats = SEATS.filter((seat) => own.some((one) => one?.includes(seat)))
    return {
      lines: sitting(seating, at, tenure, seats, tokens),
      papers: [...personalPapers(game, { tenure, seats, secret, personal }), namePaper(game, tenure, name)],
    }
  })
  return no ?? { ok: true, tenure, seats, secret, personal }
}

/** Whoever sits makes a link for a successor: on taking it the successor has the seats, and the former has them no more. */
export async function handOver(hall: Hall, { hosted, tokens }: Party, asked?: readonly Seat[]): Promise<Sent | Denied> {
  const [link, secret] = [hall.sources.id(), hall.sources.secret()]
  let seats: readonly Seat[] = []
  const no = await change(hall, hosted.id, (seating, at) => {
    const own = tenureWith(seating, tokens, asked)
    if (isDenied(own)) return own
    seats = own.seats
    return {
      lines: linking(seating, at, link, seats, { tenure: own.tenure }),
      papers: [newSecretPaper(hosted.id, secret, { link }, [])],
    }
  })
  return no ?? { ok: true, link, seats, secret }
}

/** Whoever sits gets up; the seats are vacant. */
export async function leave(hall: Hall, { hosted, tokens }: Party, asked?: readonly Seat[]): Promise<Carried | Denied> {
  const no = await change(hall, hosted.id, (seating, at) => {
    const own = tenureWith(seating, tokens, asked)
    if (isDenied(own)) return own
    if (own.seats.includes('host')) return deny(422, 'host-stays', HOSTING.hostStays)
    return { lines: leaving(seating, at, own.tenure, own.seats, 'left') }
  })
  return no ?? { ok: true }
}

const ONLY_HOST = deny(403, 'not-the-host', HOSTING.onlyHost)

function whyNotSeats(seating: Seating, seats: readonly Seat[]): Denied | undefined {
  const stranger = seats.find((seat) => !seating.seats.includes(seat))
  return stranger === undefined ? undefined : deny(422, 'not-this-table', HOSTING.notThisTable(stranger), { seat: stranger })
}

const isHosting = (seating: Seating, tokens: readonly Token[]): boolean => seatsHeld(seating, tokens).includes('host')

const isHeld = (seating: Seating, seats: readonly Seat[]): boolean => seats.some((seat) => holderOf(seating, seat) !== undefined)

/** The host sends a link, or sends it anew; with no seats it is one for watching. */
export async function sendLink(hall: Hall, { hosted, tokens }: Party, seats: readonly Seat[]): Promise<Sent | Denied> {
  if (seats.length === 0 && !hosted.header.setting.watchers) return deny(422, 'no-watchers', HOSTING.noWatchers)
  const [link, secret] = [hall.sources.id(), hall.sources.secret()]
  const no = await change(hall, hosted.id, (seating, at) => {
    const wrong = isHosting(seating, tokens) ? whyNotSeats(seating, seats) : ONLY_HOST
    if (wrong !== undefined) return wrong
    const papers = [newSecretPaper(hosted.id, secret, { link }, isHeld(seating, seats) ? [] : seats)]
    return { lines: linking(seating, at, link, seats, null), papers }
  })
  return no ?? { ok: true, link, seats, secret }
}

/** A link opens nothing any longer: the host's to say, or that of whoever made it. */
export async function revokeLink(hall: Hall, { hosted, tokens }: Party, link: string): Promise<Carried | Denied> {
  const no = await change(hall, hosted.id, (seating, at) => {
    const found = openLinks(seating).find(({ id }) => id === link)
    const isMaker = found !== undefined && tokens.some((token) => 'tenure' in token && isBy(found, token.tenure))
    if (found === undefined || !(isMaker || isHosting(seating, tokens))) return deny(404, 'no-such-link', HOSTING.noSuchLink)
    const isLast =
      found.seats.includes('host') &&
      holderOf(seating, 'host') === undefined &&
      openLinks(seating).filter(({ seats }) => seats.includes('host')).length === 1
    return isLast ? deny(422, 'last-way-in', HOSTING.lastWayIn) : { lines: [{ type: 'link-revoked', at, link, why: 'revoked' }] }
  })
  return no ?? { ok: true }
}

/** The host takes the seats from whoever has one of them, for a reason that the table reads, and gets a link for somebody else. */
export async function remove(hall: Hall, { hosted, tokens }: Party, seat: Seat, reason: string): Promise<Sent | Denied> {
  const [link, secret] = [hall.sources.id(), hall.sources.secret()]
  let seats: readonly Seat[] = []
  const no = await change(hall, hosted.id, (seating, at) => {
    if (!isHosting(seating, tokens)) return ONLY_HOST
    const tenure = holderOf(seating, seat)
    if (seat === 'host' || tenure === undefined) return deny(422, 'nobody-there', HOSTING.nobodyThere)
    seats = tenure.seats.filter((one) => one !== 'host')
    const lines = once([...leaving(seating, at, tenure.id, seats, 'removed', reason), ...linking(seating, at, link, seats, null)])
    return { lines, papers: [newSecretPaper(hosted.id, secret, { link }, seats)] }
  })
  return no ?? { ok: true, link, seats, secret }
}

/** Somebody who is let in sits down where nobody does, if the table has it so. */
export async function takeOver(hall: Hall, { hosted, tokens }: Party, seats: readonly Seat[], name: string): Promise<Seated | Denied> {
  if (hosted.header.setting.vacantSeats !== 'open') return deny(403, 'no-vacancy', HOSTING.noVacancy)
  const [tenure, secret, personal] = [hall.sources.id(), hall.sources.secret(), hall.sources.secret()]
  const no = await change(hall, hosted.id, (seating, at) => {
    if (tokens.every((token) => seatsOf(seating, token) === undefined)) return UNKNOWN_SECRET
    const stranger = whyNotSeats(seating, seats)
    if (stranger !== undefined) return stranger
    const taken = seats.find((seat) => seat === 'host' || !isVacant(seating, seat))
    if (taken !== undefined)
      return deny(409, 'not-vacant', isHeld(seating, [taken]) ? HOSTING.held(taken) : HOSTING.invited(taken), { seat: taken })
    const papers = [...personalPapers(hosted.id, { tenure, seats, secret, personal }), namePaper(hosted.id, tenure, name)]
    return { lines: sitting(seating, at, tenure, seats, []), papers }
  })
  return no ?? { ok: true, tenure, seats, secret, personal }
}

/** A name is deleted, by whoever bears it or the host; the tenure stands without one. */
export async function deleteName(hall: Hall, { hosted, tokens }: Party, tenure: string): Promise<Carried | Denied> {
  const done = await hall.write<Denied>(hosted.id, null, ({ table: { seating } }): Decision<Denied> => {
    const isOwn = tokens.some((token) => 'tenure' in token && token.tenure === tenure)
    if (!isOwn && !isHosting(seating, tokens)) return { no: deny(403, 'not-your-name', HOSTING.notYourName) }
    if (seating.tenures[tenure] === undefined) return { no: deny(404, 'no-such-tenure', HOSTING.noSuchTenure) }
    return { deed: { lines: [{ type: 'name-deleted', at: hall.sources.now(), tenure }], discarded: [{ kind: PERSON, id: tenure }] } }
  })
  return whyNotDone(done) ?? { ok: true }
}
