import type { Power } from '../../rules/core/index.ts'
import { type Seat, seatName } from '../../rules/game/index.ts'
import { ask, type Reply } from './wire.ts'

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

/** Makes a game, and sits down in it: the host’s chair and the seats that are one’s own. */
export async function makeGame(
  setting: { readonly edition: string; readonly scenario: string },
  me: { readonly name: string; readonly seats: readonly Power[] },
): Promise<Reply<Made>> {
  const reply = await ask<MadeGame>('POST', '/games', setting)
  if (!reply.ok) return reply
  const { id, links } = reply.body
  const own = me.seats.flatMap((seat) => links.seats[seat] ?? [])
  for (const secret of [links.host, ...own]) {
    const held = await ask('POST', '/session', { secret })
    if (!held.ok) return held
  }
  const sat = await ask('POST', `/games/${id}/join`, { name: me.name })
  if (!sat.ok) return sat
  const friends = Object.entries(links.seats).filter(([seat]) => !me.seats.includes(seat as Power))
  const named = [
    ...friends.map(([seat, link]) => ({ name: seatName(seat as Seat), link })),
    ...(links.watch === null ? [] : [{ name: 'watchers', link: links.watch }]),
  ]
  return { ok: true, body: { id, links: named } }
}
