import type { Power } from '../../../rules/core/index.ts'
import { seatName } from '../../../rules/game/index.ts'
import { listed } from '../../wording.ts'
import { ask, type Reply } from '../wire.ts'
import { type HotSeat, keepHotSeat, sideName, sidesOf } from './hot-seat.ts'

/** A game as the server made it: each link ends in its secret. */
interface MadeGame {
  readonly id: string
  readonly links: {
    readonly host: string
    /** None where the table lets nobody watch. */
    readonly watch: string | null
    readonly seats: Readonly<Partial<Record<Power, string>>>
  }
}

/** A game that was just made, with the links to send. */
export interface Made {
  readonly id: string
  readonly links: readonly { readonly name: string; readonly link: string }[]
}

interface Setting {
  readonly edition: string
  readonly scenario: string
  readonly table?: {
    /** Perhaps with a script for the map. */
    readonly bots?: { readonly seats: Readonly<Record<string, string>>; readonly map?: string | object }
    readonly vacantSeats?: 'open'
  }
}

interface Sitting {
  readonly name: string
  readonly seats: readonly Power[]
  /** Everybody plays at this device, each side with a secret of its own. */
  readonly shared?: 'curtain' | 'alone'
  /** Seats that one friend takes with one link; every seat has a link of its own without. */
  readonly together?: readonly (readonly Power[])[]
}

type Invitation = Made['links'][number]

const seatsName = (seats: readonly Power[]): string => {
  const [side] = sidesOf(seats)
  return seats.length > 1 && side !== undefined && side.seats.length === seats.length ? sideName(side.side) : listed(seats.map(seatName))
}

/** One link for seats that are taken together; the host makes it, and those to each of them open nothing any longer. */
async function inviteTo(id: string, seats: readonly Power[], own: MadeGame['links']['seats']): Promise<Invitation | undefined> {
  const [first = 'germany', ...others] = seats
  if (others.length === 0) return { name: seatsName(seats), link: own[first] ?? '' }
  const reply = await ask<{ readonly link: string }>('POST', `/games/${id}/links`, { seats })
  return reply.ok ? { name: seatsName(seats), link: reply.body.link } : undefined
}

/** Makes a game, and sits down in it: the host’s chair and the seats that are one’s own. */
export async function makeGame(setting: Setting, me: Sitting): Promise<Reply<Made>> {
  const reply = await ask<MadeGame>('POST', '/games', setting)
  if (!reply.ok) return reply
  const { id, links } = reply.body
  const powers = Object.keys(links.seats) as readonly Power[]
  if (me.shared !== undefined) return shareDevice(reply.body, { sides: sidesOf(powers), hasCurtain: me.shared === 'curtain' }, me.name)
  const own = me.seats.flatMap((seat) => links.seats[seat] ?? [])
  const sat = await sitDown(id, [links.host, ...own], me.name)
  if (!sat.ok) return sat
  const friends = me.together ?? powers.filter((seat) => !me.seats.includes(seat)).map((seat) => [seat])
  const invited: Invitation[] = []
  for (const seats of friends) invited.push(...[(await inviteTo(id, seats, links.seats)) ?? []].flat())
  const watching = links.watch === null || invited.length === 0 ? [] : [{ name: 'watchers', link: links.watch }]
  return { ok: true, body: { id, links: [...invited, ...watching] } }
}

const sitDown = (id: string, [link, ...more]: readonly string[], name: string): Promise<Reply<unknown>> =>
  ask('POST', `/games/${id}/join`, { link, more, name })

/** Each side sits down by itself: whoever looks for one knows nothing of the others. */
async function shareDevice({ id, links }: MadeGame, hotSeat: HotSeat, name: string): Promise<Reply<Made>> {
  const chairs = [
    { name: name === '' ? sideName('host') : name, own: [links.host] },
    ...hotSeat.sides.map(({ side, seats }) => ({
      name: sideName(side).replace(/^the /, ''),
      own: seats.flatMap((seat) => links.seats[seat] ?? []),
    })),
  ]
  for (const chair of chairs) {
    const sat = await sitDown(id, chair.own, chair.name)
    if (!sat.ok) return sat
  }
  keepHotSeat(id, hotSeat)
  return { ok: true, body: { id, links: [] } }
}

/** Another game from an earlier point of one that is over: every side at this device, or the host's chair and links to send. */
export async function playOn(id: string, orders: number, sitting: 'friends' | 'alone'): Promise<Reply<Made>> {
  const reply = await ask<MadeGame>('POST', `/games/${id}/fork`, { orders })
  if (!reply.ok) return reply
  const { links } = reply.body
  const name = sideName('host').replace(/^the /, '')
  if (sitting === 'alone') return shareDevice(reply.body, { sides: sidesOf(Object.keys(links.seats) as Power[]), hasCurtain: false }, name)
  const sat = await sitDown(reply.body.id, [links.host], name)
  return sat.ok ? { ok: true, body: { id: reply.body.id, links: [] } } : sat
}
