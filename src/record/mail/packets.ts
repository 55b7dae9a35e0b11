import { type Cover, type Hash, hashOfText, type KeyPair, nameOf, type Packet, seriesOf } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import type { Fairness, Party } from '../proof/party.ts'
import { MAIL } from '../words.ts'
import type { BodyOf } from './body.ts'
import {
  bodies,
  isOpenly,
  openBodyOf,
  openPost,
  ownKeyIn,
  type Post,
  rejoiningIn,
  signerOf,
  unwrap,
  whyNotYours,
  whyUnsaid,
} from './post.ts'

/** Who reads a folder. */
export interface Reader {
  readonly game: string
  readonly name: string
  /** The rules that it is read by. */
  readonly rules: string
  /** The pairs his packets are closed to, one a tenure. */
  readonly boxes: readonly KeyPair[]
  /** The invitation he wrote or answered; another that comes later is none of his. */
  readonly invitation?: Hash
  /** What was sent before is closed to keys that he has lost. */
  readonly fromRecord?: true
}

/** Packets by their names. Two may have one name: who signed which is asked later, so that a forged one displaces nothing. */
export type Packets = ReadonlyMap<string, readonly Packet[]>

export interface Opened {
  readonly posts: readonly Post[]
  readonly faults: readonly Refusal[]
  /** The covers of all packets that were signed by whom they name, also of those that are closed to the reader. */
  readonly covers: readonly Cover[]
}

export type Keys = ReadonlyMap<string, readonly Hash[]>

const isRefusal = (one: Post | Refusal): one is Refusal => !('body' in one)

function openOne(packet: Packet, keys: readonly Hash[], reader: Reader): Post | Refusal {
  const tries = reader.boxes.map((box) => openPost(packet, keys, reader.name, box))
  // One that opens and says what no packet may tells more than another key that does not fit.
  return (
    tries.find((one) => !isRefusal(one)) ??
    tries.find((one) => isRefusal(one) && one.code !== 'not-for-you') ??
    refuse('not-for-you', whyNotYours(packet.cover, reader.name))
  )
}

/** Packets that can be opened with the keys known. */
export function openAll(packets: Packets, keys: Keys, reader: Reader): Opened {
  const posts: Post[] = []
  const faults: Refusal[] = []
  const covers: Cover[] = []
  for (const [name, all] of packets) {
    const signed = all.flatMap((packet) => {
      const known = keys.get(packet.cover.from) ?? []
      const signer = signerOf(packet, known)
      return signer === undefined ? [] : [{ packet, known, signer }]
    })
    if (new Set(signed.map(({ signer }) => signer)).size < signed.length) faults.push(refuse('two-of-one-name', MAIL.twoOfOneName(name)))
    for (const { packet, known } of signed) {
      covers.push(packet.cover)
      const opened = openOne(packet, known, reader)
      const found = isRefusal(opened) || isForAll(opened, [...keys.keys()]) ? opened : notForAll(opened)
      if (!isRefusal(found)) posts.push(found)
      else if (!(reader.fromRecord && found.code === 'not-for-you')) faults.push(found)
    }
    faults.push(...joinedTwice(all, keys))
    const [unsigned] = signed.length > 0 ? [] : all.filter((packet) => rejoiningIn(packet) === undefined)
    if (unsigned === undefined) continue
    const { from } = unsigned.cover
    const unsaid = whyUnsaid(unsigned)
    if (unsaid !== undefined) faults.push(unsaid)
    else faults.push(keys.has(from) ? refuse('forged', MAIL.forged(name, from)) : refuse('stranger', MAIL.stranger(name, from)))
  }
  return { posts: posts.sort(inOrder), faults, covers }
}

/** What decides the game is for all who play: what only some can read would make two games of one. */
const isForAll = ({ cover: { channel, from, to }, body }: Post, names: readonly string[]): boolean =>
  body.type === 'letter' || isOpenly(body) || (channel === 'all' && names.every((name) => name === from || to.includes(name)))

const notForAll = ({ name, cover }: Post): Refusal => refuse('malformed', MAIL.malformed(name, cover.from, [MAIL.notForAll]))

/** Packets that join under a name with another key than the one it is known by. */
function joinedTwice(all: readonly Packet[], keys: Keys): readonly Refusal[] {
  return all.flatMap((packet) => {
    const { from } = packet.cover
    const own = ownKeyIn(packet)
    const [first] = keys.get(from) ?? []
    if (own === undefined || first === undefined || own === first || openBodyOf(packet)?.type !== 'join') return []
    return [refuse('joined-twice', MAIL.joinedTwice(from, [first, own]))]
  })
}

/** Packets are read as their senders numbered them, whatever order they came in. */
const inOrder = ({ cover: one, name }: Pick<Post, 'cover' | 'name'>, { cover: other, name: next }: Pick<Post, 'cover' | 'name'>): number =>
  one.number - other.number || (name < next ? -1 : name > next ? 1 : 0)

/** How many missing packets of a series are named: a number that leaps far ahead buries no other and costs no time. */
const MOST_NAMED = 20

export interface Lost {
  /** Those that are missed by name, of every series some before more of any. */
  readonly lost: readonly string[]
  /** How many more are missing. */
  readonly lostMore: number
}

/** Numbers that are missing between the packets of a series; letters between others are not missed. */
export function lostIn(covers: readonly Cover[], reader: string): Lost {
  const series = new Map<string, { readonly cover: Cover; readonly numbers: Set<number> }>()
  for (const cover of covers) {
    if (cover.channel === 'some' && cover.from !== reader && !cover.to.includes(reader)) continue
    const known = series.get(seriesOf(cover)) ?? { cover, numbers: new Set() }
    known.numbers.add(cover.number)
    series.set(seriesOf(cover), known)
  }
  const gaps = [...series.values()].map(({ cover, numbers }) => {
    const last = Math.max(...numbers)
    const named: string[] = []
    for (let number = 1; number < last && named.length < MOST_NAMED; number += 1)
      if (!numbers.has(number)) named.push(nameOf({ ...cover, number }))
    return { named, more: last - numbers.size - named.length }
  })
  const lost = Array.from({ length: MOST_NAMED }, (_, rank) => gaps.flatMap(({ named }) => named[rank] ?? [])).flat()
  return { lost, lostMore: gaps.reduce((sum, { more }) => sum + more, 0) }
}

/** The packets of a game by name, whatever order they came in. */
export function sorted(texts: readonly string[], game: string): { readonly packets: Packets; readonly faults: readonly Refusal[] } {
  const packets = new Map<string, Packet[]>()
  const all = [...texts].sort().map((text) => unwrap(text, game))
  const read = all.flatMap((one) => (one.ok ? [{ name: one.name, packet: one.packet, cover: one.packet.cover }] : []))
  for (const { name, packet } of read.sort(inOrder)) {
    const known = packets.get(name) ?? []
    packets.set(name, known)
    if (!known.some(({ signature }) => signature === packet.signature)) known.push(packet)
  }
  return { packets, faults: all.flatMap((one) => (one.ok ? [] : [one.refusal])) }
}

/** The invitation that the reader wrote or answered; where that is not known, the first that came. */
export function invitationIn(texts: readonly string[], { game, invitation }: Pick<Reader, 'game' | 'invitation'>): Packet | undefined {
  for (const text of texts) {
    const read = unwrap(text, game)
    if (!read.ok || openBodyOf(read.packet)?.type !== 'invite' || ownKeyIn(read.packet) === undefined) continue
    if (invitation === undefined || hashOfText(text) === invitation) return read.packet
  }
  return undefined
}

/** The keys that an invitation and its answers bring along. */
export function keysIn(packets: Packets, invitation: Packet | undefined): Keys {
  const keys = new Map<string, readonly Hash[]>()
  const chair = invitation === undefined ? undefined : ownKeyIn(invitation)
  const invite = invitation === undefined ? undefined : (openBodyOf(invitation) as BodyOf<'invite'>)
  if (invitation !== undefined && chair !== undefined) keys.set(invitation.cover.from, [chair])
  for (const packet of [...packets.values()].flat()) {
    const { from } = packet.cover
    const key = ownKeyIn(packet)
    const isInvited = invite === undefined || Object.hasOwn(invite.seats, from)
    // The first that somebody is known by stays: nobody else can join under the same name later.
    if (key !== undefined && isInvited && !keys.has(from)) keys.set(from, [key])
  }
  return keys
}

/** Packets opened with everybody's keys, those of later tenures too: a new key may be what the next one is told with. */
export function openWithRenewed(packets: Packets, { chair, parties }: Fairness, reader: Reader): Opened {
  let renewed: readonly Party[] = []
  for (;;) {
    const keys = new Map(parties.map(({ name, key }) => [name, [key, ...renewed.filter((one) => one.name === name).map((one) => one.key)]]))
    const found = openAll(packets, keys, reader)
    const acts = bodies(found.posts, 'place-act', chair).map(({ act }) => act)
    const next = acts.flatMap((act) => (act.type === 'chain-renewed' ? [act.party] : []))
    if (next.length === renewed.length) return found
    renewed = next
  }
}
