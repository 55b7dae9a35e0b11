import {
  bodyOf,
  type Cover,
  type Hash,
  isHash,
  isPacketBy,
  type KeyPair,
  nameOf,
  type Packet,
  type ReadPacket,
  readPacket,
} from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { RULES, VERSION } from '../generated/version.ts'
import type { Party } from '../proof/party.ts'
import { MAIL } from '../words.ts'
import { type Body, type BodyOf, bodyFrom } from './body.ts'
import { remembered } from './remembered.ts'

/** A packet that was read. */
export interface Post {
  readonly name: string
  readonly cover: Cover
  readonly body: Body
  readonly packet: Packet
}

export type Unwrapped =
  | { readonly ok: true; readonly packet: Packet; readonly name: string }
  | { readonly ok: false; readonly refusal: Refusal }

const readOnce = remembered<ReadPacket>({ isKept: ({ ok }) => ok })

/** A packet out of its text, as far as anybody can check it. */
export function unwrap(text: string, game?: string): Unwrapped {
  const read = readOnce(text, () => readPacket(text))
  if (!read.ok) {
    const words =
      read.why === 'newer'
        ? MAIL.newer(read.cover.format, read.cover.version, read.cover.rules, VERSION, RULES)
        : read.why === 'too-long'
          ? MAIL.tooLong
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

const signers = new WeakMap<Packet, Map<Hash, boolean>>()

/** The first of these keys that a packet is signed with. */
export function signerOf(packet: Packet, keys: readonly Hash[]): Hash | undefined {
  const known = signers.get(packet) ?? new Map<Hash, boolean>()
  signers.set(packet, known)
  return keys.find((key) => {
    const is = known.get(key) ?? isPacketBy(key, packet)
    known.set(key, is)
    return is
  })
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
  if (signerOf(packet, keys) === undefined) return refuse('forged', MAIL.forged(name, cover.from))
  const read = bodyOf(packet, reader, box)
  if (!read.ok && read.why === 'not-for-you') return refuse('not-for-you', whyNotYours(cover, reader))
  const checked = bodyFrom(cover.from, read.ok ? read.body : undefined)
  if (checked.ok) return { name, cover, body: checked.body, packet }
  return checked.why === 'unknown'
    ? refuse('unknown-body', MAIL.unknownBody(name, cover.version, VERSION))
    : refuse('malformed', MAIL.malformed(name, cover.from, checked.words))
}

/** Why somebody cannot open a packet: it is for others, or whoever closed it took a key that is not his. */
export const whyNotYours = (cover: Cover, reader: string): string =>
  (cover.to.includes(reader) ? MAIL.otherKeyForYou : MAIL.notForYou)(nameOf(cover), cover.from)

const openly = new WeakMap<Packet, Body | null>()

/** What a packet says that is closed to nobody; nothing where it says what no packet may. */
export function openBodyOf(packet: Packet): Body | undefined {
  const { body, cover } = packet
  if (!('open' in body)) return undefined
  const known = openly.get(packet)
  if (known !== undefined) return known ?? undefined
  const checked = bodyFrom(cover.from, body.open)
  openly.set(packet, checked.ok ? checked.body : null)
  return checked.ok ? checked.body : undefined
}

/** What is wrong with a packet that brings its own key, is signed with it, and says what no packet may. */
export function whyUnsaid(packet: Packet): Refusal | undefined {
  const { body, cover } = packet
  if (!('open' in body) || openBodyOf(packet) !== undefined) return undefined
  const { key } = (body.open as { readonly party?: { readonly key?: unknown } }).party ?? {}
  if (!isHash(key) || !isPacketBy(key, packet)) return undefined
  const checked = bodyFrom(cover.from, body.open)
  const words = checked.ok || checked.why === 'unknown' ? [] : checked.words
  return refuse('malformed', MAIL.malformed(nameOf(cover), cover.from, words))
}

/** What is only about open keys is closed to nobody: whoever has lost his folder can read it, and a box on a server knows the new key. */
export const isOpenly = (body: Body): boolean =>
  body.type === 'invite' ||
  body.type === 'join' ||
  body.type === 'rejoin' ||
  ((body.type === 'ask-act' || body.type === 'place-act') && body.act.type === 'chain-renewed')

/** New keys that somebody publishes under a name, whoever he is; nobody has endorsed them. */
export function rejoiningIn(packet: Packet): Party | undefined {
  const said = openBodyOf(packet)
  return said?.type === 'rejoin' && signerOf(packet, [said.party.key]) !== undefined ? said.party : undefined
}

/** The key that an opening packet brings along itself, and is signed with: whoever invites or joins is known by it from then on. */
export function ownKeyIn(packet: Packet): Hash | undefined {
  const said = openBodyOf(packet)
  if (said?.type !== 'invite' && said?.type !== 'join') return undefined
  return signerOf(packet, [said.party.key])
}

/** What a packet says, with what it is known by. */
export interface Said<T extends Body['type']> {
  readonly packet: string
  readonly from: string
  readonly number: number
  readonly body: BodyOf<T>
}

/** Packets of one kind, as they stand among all. */
export const saidIn = <T extends Body['type']>(posts: readonly Post[], type: T, from?: string): readonly Said<T>[] =>
  posts
    .filter(({ body, cover }) => body.type === type && (from === undefined || cover.from === from))
    .map(({ name, cover, body }) => ({ packet: name, from: cover.from, number: cover.number, body: body as BodyOf<T> }))

/** What packets of one kind say. */
export const bodies = <T extends Body['type']>(posts: readonly Post[], type: T, from?: string): readonly BodyOf<T>[] =>
  posts.filter(({ body, cover }) => body.type === type && (from === undefined || cover.from === from)).map(({ body }) => body as BodyOf<T>)
