import { createHmac } from 'node:crypto'
import type { Seat } from '../../../rules/game/index.ts'
import type { Paper } from '../../store/store.ts'
import { type Denied, deny } from '../denial.ts'
import type { Hall } from '../hall.ts'
import { seatsOf } from '../journal/seating.ts'
import { HOSTING } from '../words.ts'
import { newSecretPaper, type Party } from './admission.ts'
import { type Grant, grantIn, type Held, hashOf, newSecret, SECRET_PAPER } from './grant.ts'
import { change, isDenied, tenureWith } from './seating-changes.ts'

/**
 * The personal link of whoever sits opens their seats on any device, as often as they like, until they renew it. The store has its hash
 * alone; so that a device can show it again, it lies there covered by that device's own secret, which only a request brings along.
 */
function cover(secret: string, text: string, link: string): string {
  const mask = createHmac('sha256', secret).update(`personal link ${link}`).digest()
  return Buffer.from(Buffer.from(text, 'base64url').map((byte, at) => byte ^ (mask[at] ?? 0))).toString('base64url')
}

const SPLIT = '.'

function covered(secret: string, personal: string): string {
  const link = hashOf(personal)
  return `${link}${SPLIT}${cover(secret, personal, link)}`
}

function uncovered(secret: string, said: string): string | undefined {
  const [link = '', text = ''] = said.split(SPLIT)
  const personal = cover(secret, text, link)
  return hashOf(personal) === link ? personal : undefined
}

/** The papers of a device and of a personal link, for somebody who sits down. */
export const personalPapers = (
  game: string,
  {
    tenure,
    seats,
    secret,
    personal,
  }: { readonly tenure: string; readonly seats: readonly Seat[]; readonly secret: string; readonly personal: string },
): readonly Paper[] => [
  newSecretPaper(game, secret, { tenure }, seats, { covered: covered(secret, personal) }),
  newSecretPaper(game, personal, { tenure }, seats, { isPersonal: true }),
]

/** Devices of one person at a table; of more, the one that signed in first is signed out. */
const MOST_DEVICES = 20
/** Times that secrets of one tenure were revoked: the journal keeps each. */
const MOST_SIGNED_OUT = 1_000

const grantOf = ({ body }: Paper): Grant => body as Grant

const isOf = (tenure: string, { as }: Grant): boolean => 'tenure' in as && as.tenure === tenure

const secretsOf = async (hall: Hall, game: string, tenure: string): Promise<readonly Paper[]> =>
  (await hall.store.papersOf(game, SECRET_PAPER)).filter((paper) => isOf(tenure, grantOf(paper)))

/** A device opens a personal link: it gets a secret of its own, unless one of those it has is of the same seats already. */
export async function signInDevice(
  hall: Hall,
  { grant }: Held,
  personal: string,
  before: readonly string[],
): Promise<{ readonly secret: string } | Denied> {
  const { game, seats, as } = grant
  const tenure = 'tenure' in as ? as.tenure : ''
  for (const secret of before) {
    const held = await grantIn(hall.store, secret)
    if (held !== undefined && held.grant.game === game && isOf(tenure, held.grant)) return { secret }
  }
  const secret = newSecret()
  const paper = newSecretPaper(game, secret, { tenure }, seats, { covered: covered(secret, personal), since: hall.sources.now() })
  const devices = (await secretsOf(hall, game, tenure)).filter((one) => grantOf(one).isPersonal !== true)
  if (devices.length < MOST_DEVICES) {
    await hall.store.put([paper])
    return { secret }
  }
  const sinceOf = (one: Paper): number => grantOf(one).since ?? 0
  const [oldest] = devices.toSorted((one, other) => sinceOf(one) - sinceOf(other))
  const no = await change(hall, game, (seating, at) =>
    (seating.tenures[tenure]?.signedOut?.length ?? 0) >= MOST_SIGNED_OUT
      ? deny(422, 'too-many-devices', HOSTING.tooManyDevices)
      : { lines: [{ type: 'devices-signed-out', at, tenure, secrets: [oldest?.id ?? ''] }], papers: [paper] },
  )
  return no ?? { secret }
}

/**
 * Devices that sign out: what their secrets granted to people who sit is gone, be it that somebody kept a copy. A link that nobody has used
 * stays, and so does a personal link: other devices sign in by it.
 */
export async function signOutDevices(hall: Hall, game: string, secrets: readonly string[]): Promise<Denied | undefined> {
  const held = await Promise.all(secrets.map((secret) => grantIn(hall.store, secret)))
  const devices = held.flatMap((found) => {
    if (found === undefined || found.grant.game !== game || found.grant.isPersonal === true || !('tenure' in found.grant.as)) return []
    return [{ tenure: found.grant.as.tenure, secret: found.hash }]
  })
  if (devices.length === 0) return undefined
  return change(hall, game, (seating, at) => {
    const isRoom = ({ tenure }: { readonly tenure: string }) => (seating.tenures[tenure]?.signedOut?.length ?? 0) < MOST_SIGNED_OUT
    const lines = devices
      .filter(isRoom)
      .map(({ tenure, secret }) => ({ type: 'devices-signed-out' as const, at, tenure, secrets: [secret] }))
    return lines.length === 0 ? deny(422, 'too-many-devices', HOSTING.tooManyDevices) : { lines }
  })
}

export interface PersonalLink {
  readonly tenure: string
  readonly seats: readonly Seat[]
  /** Nothing where it was renewed on another device, or the seat was taken before there were such links. */
  readonly personal: string | null
}

/** The personal links of whoever shows these secrets. */
export async function personalLinksOf(hall: Hall, { hosted }: Party, secrets: readonly string[]): Promise<readonly PersonalLink[]> {
  const found = await Promise.all(
    secrets.map(async (secret): Promise<readonly PersonalLink[]> => {
      const held = await grantIn(hall.store, secret)
      if (held === undefined || held.grant.game !== hosted.id || !('tenure' in held.grant.as)) return []
      const { tenure } = held.grant.as
      const seats = seatsOf(hosted.table.seating, { tenure, secret: held.hash })
      if (seats === undefined) return []
      const said = held.grant.isPersonal === true ? secret : held.grant.covered && uncovered(secret, held.grant.covered)
      const own = said === undefined ? undefined : await grantIn(hall.store, said)
      return [{ tenure, seats, personal: own === undefined ? null : (said ?? null) }]
    }),
  )
  return found.flat().filter((one, at, all) => all.findIndex(({ tenure }) => tenure === one.tenure) === at)
}

/** Makes the personal link anew; the old one opens nothing any longer, nor do other devices where that is wished. */
export async function renewPersonalLink(
  hall: Hall,
  { hosted, tokens }: Party,
  secrets: readonly string[],
  asked: { readonly seats?: readonly Seat[] | undefined; readonly signOutOthers: boolean },
): Promise<({ readonly ok: true } & PersonalLink) | Denied> {
  const own = tenureWith(hosted.table.seating, tokens, asked.seats)
  if (isDenied(own)) return own
  const { tenure } = own
  const personal = newSecret()
  const papers = await secretsOf(hall, hosted.id, tenure)
  const here = secrets.find((secret) => papers.some((paper) => paper.id === hashOf(secret) && grantOf(paper).isPersonal !== true))
  const isRevoked = (paper: Paper): boolean =>
    grantOf(paper).isPersonal === true || (asked.signOutOthers && (here === undefined || paper.id !== hashOf(here)))
  let seats: readonly Seat[] = []
  const no = await change(hall, hosted.id, (seating, at) => {
    const found = seating.tenures[tenure]
    if (found === undefined || tokens.every((token) => seatsOf(seating, token) === undefined))
      return deny(403, 'not-held', HOSTING.onlySeated)
    if ((found.signedOut?.length ?? 0) >= MOST_SIGNED_OUT) return deny(422, 'too-many-devices', HOSTING.tooManyDevices)
    seats = found.seats
    const device =
      here === undefined ? [] : [newSecretPaper(hosted.id, here, { tenure }, seats, { covered: covered(here, personal), since: at })]
    return {
      lines: [{ type: 'devices-signed-out', at, tenure, secrets: papers.filter(isRevoked).map(({ id }) => id) }],
      papers: [...device, newSecretPaper(hosted.id, personal, { tenure }, seats, { isPersonal: true })],
    }
  })
  return no ?? { ok: true, tenure, seats, personal }
}
