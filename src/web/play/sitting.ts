import type { Power } from '../../rules/core/index.ts'
import { type Seat, seatName } from '../../rules/game/index.ts'
import { ask, type Reply } from './wire.ts'

/** A game as the server made it: each link ends in its secret. */
interface MadeGame {
  readonly id: string
  readonly links: {
    readonly host: string
    readonly watch?: string
    readonly seats: Readonly<Partial<Record<Power, string>>>
  }
}

/** A game that was just made, with the links to send. */
export interface Made {
  readonly id: string
  readonly links: readonly { readonly name: string; readonly link: string }[]
}

/** What a link ends in. */
export const secretOf = (link: string): string => link.split(/[/#=]/).at(-1) ?? ''

/** The link as this browser reached the server, whatever the server thinks it is called. */
const linkHere = (link: string): string => `${location.origin}${location.pathname}#/join/${secretOf(link)}`

/** Makes a game, and sits down in it: the host’s chair and the seats that are one’s own. */
export async function makeGame(
  setting: { readonly edition: string; readonly scenario: string },
  me: { readonly name: string; readonly seats: readonly Power[] },
): Promise<Reply<Made>> {
  const reply = await ask<MadeGame>('POST', '/games', setting)
  if (!reply.ok) return reply
  const { id, links } = reply.body
  const own = me.seats.flatMap((seat) => links.seats[seat] ?? [])
  for (const link of [links.host, ...own]) {
    const sat = await ask('POST', '/session', { secret: secretOf(link) })
    if (!sat.ok) return sat
  }
  const friends = Object.entries(links.seats).filter(([seat]) => !me.seats.includes(seat as Power))
  const named = [
    ...friends.map(([seat, link]) => ({ name: seatName(seat as Seat), link: linkHere(link) })),
    ...(links.watch === undefined ? [] : [{ name: 'watchers', link: linkHere(links.watch) }]),
    { name: 'the host', link: linkHere(links.host) },
  ]
  return { ok: true, body: { id, links: named } }
}
