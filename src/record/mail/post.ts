import {
  bodyOf,
  type Cover,
  type Hash,
  isPacketBy,
  type KeyPair,
  nameOf,
  type Packet,
  type Plain,
  type ReadPacket,
  readPacket,
  type Signature,
} from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import { RULES, VERSION } from '../generated/version.ts'
import type { Party } from '../proof/party.ts'
import type { Act, Agreement, Claimed, Refused, Shown } from '../proof/proof.ts'
import type { Request } from '../proof/request.ts'
import { MAIL } from '../words.ts'
import { remembered } from './remembered.ts'

/** What a packet says. What may hold a fraction or nothing at all is written as JSON text, for it has no canonical form. */
export type Body =
  | { readonly type: 'invite'; readonly setting: string; readonly seats: Readonly<Record<string, readonly Seat[]>>; readonly party: Party }
  | { readonly type: 'join'; readonly party: Party }
  /** Somebody who has lost his folder publishes new keys; they are his once the chair has endorsed them. */
  | { readonly type: 'rejoin'; readonly party: Party }
  | { readonly type: 'begin'; readonly header: string }
  | { readonly type: 'ask'; readonly request: Request }
  | { readonly type: 'ask-act'; readonly act: Act }
  | {
      readonly type: 'place'
      readonly previous: Hash
      readonly request: Request
      readonly signature: Signature
      /** The chair's own link goes with the place: he cannot wait for those of others and then keep his. */
      readonly shown?: Shown
    }
  | { readonly type: 'place-act'; readonly previous: Hash; readonly act: Act; readonly placed: Signature }
  | { readonly type: 'show'; readonly declaration: Hash; readonly roll: number; readonly shown: Shown }
  | { readonly type: 'claim'; readonly declaration: Hash; readonly claimed: Claimed }
  | { readonly type: 'refuse'; readonly declaration: Hash; readonly refused: Refused }
  | { readonly type: 'decline'; readonly request: Signature; readonly reasons: readonly string[] }
  | { readonly type: 'agree'; readonly agreement: Agreement; readonly signature: Signature }
  | { readonly type: 'letter'; readonly text: string }

export type BodyOf<T extends Body['type']> = Extract<Body, { readonly type: T }>

/** A packet that was read. */
export interface Post {
  readonly name: string
  readonly cover: Cover
  readonly body: Body
  readonly packet: Packet
}

const TYPES: ReadonlySet<unknown> = new Set<Body['type']>([
  'invite',
  'join',
  'rejoin',
  'begin',
  'ask',
  'ask-act',
  'place',
  'place-act',
  'show',
  'claim',
  'refuse',
  'decline',
  'agree',
  'letter',
])

export type Unwrapped =
  | { readonly ok: true; readonly packet: Packet; readonly name: string }
  | { readonly ok: false; readonly refusal: Refusal }

const readOnce = remembered<ReadPacket>()

/** A packet out of its text, as far as anybody can check it. */
export function unwrap(text: string, game?: string): Unwrapped {
  const read = readOnce(text, () => readPacket(text))
  if (!read.ok) {
    const words =
      read.why === 'newer'
        ? MAIL.newer(read.cover.format, read.cover.version, read.cover.rules, VERSION, RULES)
        : read.why === 'changed'
          ? MAIL.changed
          : MAIL.noPacket
    return { ok: false, refusal: refuse(read.why, words) }
  }
  const { cover } = read.packet
  const name = nameOf(cover)
  if (game !== undefined && cover.game !== game) return { ok: false, refusal: refuse('foreign', MAIL.foreign(name, cover.game, game)) }
  return { ok: true, packet: read.packet, name }
}

const opened = new WeakMap<Packet, Map<string, Post | Refusal>>()

/** What a packet says to its reader, where one of these keys signed it. */
export function openPost(packet: Packet, keys: readonly Hash[], reader: string, box: KeyPair): Post | Refusal {
  const known = opened.get(packet) ?? new Map<string, Post | Refusal>()
  opened.set(packet, known)
  const key = `${keys.join()} ${reader} ${box.open}`
  const found = known.get(key) ?? openedBy(packet, keys, reader, box)
  known.set(key, found)
  return found
}

function openedBy(packet: Packet, keys: readonly Hash[], reader: string, box: KeyPair): Post | Refusal {
  const { cover } = packet
  const name = nameOf(cover)
  if (!keys.some((key) => isPacketBy(key, packet))) return refuse('forged', MAIL.forged(name, cover.from))
  const body = bodyOf(packet, reader, box) as Plain as Body | undefined
  if (body === undefined) return refuse('not-for-you', MAIL.notForYou(name))
  return TYPES.has(body.type) ? { name, cover, body, packet } : refuse('unknown-body', MAIL.unknownBody(name, cover.version, VERSION))
}

/** What is only about open keys is closed to nobody: whoever has lost his folder can read it, and a box on a server knows the new key. */
export const isOpenly = (body: Body): boolean =>
  body.type === 'invite' ||
  body.type === 'join' ||
  body.type === 'rejoin' ||
  ((body.type === 'ask-act' || body.type === 'place-act') && body.act.type === 'chain-renewed')

/** New keys that somebody publishes under a name, whoever he is; nobody has endorsed them. */
export function rejoiningIn(packet: Packet): Party | undefined {
  if (!('open' in packet.body)) return undefined
  const said = packet.body.open as Plain as Body
  if (said.type !== 'rejoin' || said.party.name !== packet.cover.from) return undefined
  return isPacketBy(said.party.key, packet) ? said.party : undefined
}

/** The key that an opening packet brings along itself: whoever invites or joins is known by it from then on. */
export function ownKeyIn({ cover, body }: Packet): Hash | undefined {
  if (!('open' in body)) return undefined
  const said = body.open as Plain as Body
  return (said.type === 'invite' || said.type === 'join') && said.party.name === cover.from ? said.party.key : undefined
}

/** What packets of one kind say. */
export const bodies = <T extends Body['type']>(posts: readonly Post[], type: T, from?: string): readonly BodyOf<T>[] =>
  posts.filter(({ body, cover }) => body.type === type && (from === undefined || cover.from === from)).map(({ body }) => body as BodyOf<T>)
