import type { Power } from '../../../rules/core/index.ts'
import { type Seat, seatName } from '../../../rules/game/index.ts'
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
  /** Bots, and a script for the map. */
  readonly table?: { readonly bots: { readonly seats: Readonly<Record<string, string>>; readonly map: string } }
}

interface Sitting {
  readonly name: string
  readonly seats: readonly Power[]
  /** Everybody plays at this device, each side with a secret of its own. */
  readonly shared?: 'curtain' | 'alone'
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
  const friends = powers.filter((seat) => !me.seats.includes(seat))
  const named = [
    ...friends.map((seat) => ({ name: seatName(seat as Seat), link: links.seats[seat] ?? '' })),
    ...(links.watch === null ? [] : [{ name: 'watchers', link: links.watch }]),
  ]
  return { ok: true, body: { id, links: named } }
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
