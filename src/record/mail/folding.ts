import { type Hash, type KeyPair, nameOf, type Packet, seriesOf } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { VERSION } from '../generated/version.ts'
import { newGame, openGame, type Setting } from '../kept-game.ts'
import { type Ledger, openLedger, whyNotParties } from '../proof/ledger.ts'
import type { Fairness, Party } from '../proof/party.ts'
import { ledgerOfRecord } from '../proof/proof-verification.ts'
import type { Request } from '../proof/request.ts'
import { endLine, headerLine, type RecordHeader, readRecord } from '../record.ts'
import { MAIL } from '../words.ts'
import { type Pending, type Sorted, type Step, sortedBodies, step } from './next-line.ts'
import { type BodyOf, bodies, openPost, ownKeyIn, type Post, rejoiningIn, unwrap } from './post.ts'
import { remembered } from './remembered.ts'

/** Who reads a folder. */
export interface Reader {
  readonly game: string
  readonly name: string
  /** The rules that it is read by. */
  readonly rules: string
  /** The pairs his packets are closed to, one a tenure. */
  readonly boxes: readonly KeyPair[]
  /** What was sent before is closed to keys that he has lost. */
  readonly fromRecord?: true
}

/** A game as far as the packets in a folder tell it: whatever their order and however often they came. */
export interface MailGame {
  readonly invite?: BodyOf<'invite'>
  readonly parties: readonly Party[]
  readonly ledger?: Ledger
  readonly pending?: Pending
  readonly posts: readonly Post[]
  /** Packets that must have been sent and are not here. */
  readonly lost: readonly string[]
  /** What is wrong, and with what. */
  readonly faults: readonly Refusal[]
  /** New keys that somebody asks for under a name, which nobody has endorsed yet. */
  readonly rejoining?: readonly Party[]
}

interface Opened {
  readonly posts: readonly Post[]
  readonly faults: readonly Refusal[]
}

const isRefusal = (one: Post | Refusal): one is Refusal => !('body' in one)

/** Packets that can be opened with the keys known; each name stands for one packet. */
function openAll(packets: ReadonlyMap<string, Packet>, keys: ReadonlyMap<string, readonly Hash[]>, reader: Reader): Opened {
  const posts: Post[] = []
  const faults: Refusal[] = []
  for (const [name, packet] of packets) {
    const known = keys.get(packet.cover.from)
    const asking = rejoiningIn(packet)
    if (asking !== undefined && !known?.includes(asking.key)) continue
    if (known === undefined) {
      faults.push(refuse('stranger', MAIL.stranger(name, packet.cover.from)))
      continue
    }
    const tries = reader.boxes.map((box) => openPost(packet, known, reader.name, box))
    const found = tries.find((one) => !isRefusal(one)) ?? tries[0]
    if (found === undefined || isRefusal(found)) {
      const fault = found ?? refuse('not-for-you', MAIL.notForYou(name))
      if (!(reader.fromRecord && fault.code === 'not-for-you')) faults.push(fault)
    } else posts.push(found)
  }
  return { posts, faults }
}

/** Numbers that are missing between the packets of a series. */
function lostIn(packets: ReadonlyMap<string, Packet>): readonly string[] {
  const last = new Map<string, Packet['cover']>()
  for (const { cover } of packets.values()) {
    const known = last.get(seriesOf(cover))
    if (known === undefined || known.number < cover.number) last.set(seriesOf(cover), cover)
  }
  return [...last.values()].flatMap((cover) =>
    Array.from({ length: cover.number }, (_, at) => nameOf({ ...cover, number: at + 1 })).filter((name) => !packets.has(name)),
  )
}

/** The packets by name; two of one name are the sender's doing, and shown. */
function sorted(
  texts: readonly string[],
  game: string,
): { readonly packets: ReadonlyMap<string, Packet>; readonly faults: readonly Refusal[] } {
  const packets = new Map<string, Packet>()
  const faults: Refusal[] = []
  for (const text of [...texts].sort()) {
    const read = unwrap(text, game)
    if (!read.ok) faults.push(read.refusal)
    else if (!packets.has(read.name)) packets.set(read.name, read.packet)
    else if (packets.get(read.name)?.signature !== read.packet.signature)
      faults.push(refuse('two-of-one-name', MAIL.twoOfOneName(read.name)))
  }
  return { packets, faults }
}

/** The keys of everybody: those that an invitation and its answers bring along, then those of later tenures. */
function keysIn(packets: ReadonlyMap<string, Packet>): ReadonlyMap<string, readonly Hash[]> {
  const keys = new Map<string, readonly Hash[]>()
  for (const packet of packets.values()) {
    const key = ownKeyIn(packet)
    // The first that somebody is known by stays: nobody else can join under the same name later.
    if (key !== undefined && !keys.has(packet.cover.from)) keys.set(packet.cover.from, [key])
  }
  return keys
}

/** The header that the chair began with, once. */
function headerOf(invite: BodyOf<'invite'> | undefined, posts: readonly Post[]): RecordHeader | undefined {
  const [begun] = invite === undefined ? [] : bodies(posts, 'begin', invite.party.name)
  return begun === undefined ? undefined : (JSON.parse(begun.header) as RecordHeader)
}

/** The header of a record that was handed over. */
function headerIn(recorded: string | undefined): RecordHeader | undefined {
  const read = recorded === undefined ? undefined : readRecord(recorded)
  return read?.ok ? read.record.header : undefined
}

/** Whether a party opened the same link for two declarations, which only somebody who wants to choose has a use for. */
function shownTwice(posts: readonly Post[]): readonly Refusal[] {
  const first = new Map<string, Hash>()
  return bodies(posts, 'show').flatMap(({ shown, declaration }) => {
    const key = `${shown.party} ${shown.link}`
    const known = first.get(key)
    if (known === undefined) first.set(key, declaration)
    return known === undefined || known === declaration ? [] : [refuse('shown-twice', MAIL.shownTwice(shown.party))]
  })
}

/** Packets opened with everybody's keys, those of later tenures too: a new key may be what the next one is told with. */
function openWithRenewed(packets: ReadonlyMap<string, Packet>, { chair, parties }: Fairness, reader: Reader): Opened {
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

/** The game that the packets tell. */
export function foldMail(reader: Reader, texts: readonly string[], recorded?: string): MailGame {
  const { packets, faults: unread } = sorted(texts, reader.game)
  const opening = keysIn(packets)
  const known = openAll(packets, opening, reader)
  const [invite] = bodies(known.posts, 'invite')
  const parties = [...(invite === undefined ? [] : [invite.party]), ...bodies(known.posts, 'join').map(({ party }) => party)]
  const lost = lostIn(packets)
  const header = reader.fromRecord ? headerIn(recorded) : headerOf(invite, known.posts)
  const rejoining = [...packets.values()].flatMap((packet) => rejoiningIn(packet) ?? [])
  const base = { ...(invite === undefined ? {} : { invite }), parties, lost, rejoining }
  if (header?.fair === undefined) return { ...base, posts: known.posts, faults: [...unread, ...known.faults] }
  const { posts, faults } = openWithRenewed(packets, header.fair, reader)
  // Decisions of other rules stand as they were recorded; this program may not make them anew.
  const isOther = header.rules !== undefined && header.rules !== reader.rules
  const ledger = isOther || reader.fromRecord ? ledgerIn(recorded, header) : ledgerOf(header)
  if (isOther && ledger === undefined && reader.fromRecord === undefined)
    return {
      ...base,
      posts,
      faults: [...unread, refuse('other-rules', MAIL.otherRules(header.chancery, header.rules ?? '', VERSION, reader.rules))],
    }
  const wrong = [...whyNotParties(header.fair), ...unread, ...faults, ...shownTwice(posts)]
  if (ledger === undefined || whyNotParties(header.fair).length > 0) return { ...base, posts, faults: wrong }
  const inOrder = sortedBodies(posts, header.fair.chair)
  let now: Step = { ledger, faults: [], goesOn: true }
  const all: Refusal[] = []
  while (now.goesOn) {
    now = now.ledger.rules === reader.rules ? step(now.ledger, inOrder) : agreeing(now.ledger, inOrder)
    all.push(...now.faults)
  }
  if (now.ledger.rules !== reader.rules) all.push(otherRules(now.ledger, reader.rules))
  return { ...base, ledger: now.ledger, ...(now.pending === undefined ? {} : { pending: now.pending }), posts, faults: [...wrong, ...all] }
}

export const otherRules = ({ kept, rules }: Ledger, here: string): Refusal =>
  refuse('other-rules', MAIL.otherRules(kept.header.chancery, rules, VERSION, here))

/** By other rules nothing goes on but that everybody agrees to these. */
function agreeing(ledger: Ledger, inOrder: Sorted): Step {
  const found = (inOrder.acts.get(ledger.last) ?? []).some(({ act }) => act.type === 'rules-agreed')
  return found ? step(ledger, inOrder) : { ledger, faults: [], goesOn: false }
}

const readOnce = remembered<Ledger | null>()

/** The ledger of a record that the folder has kept, where it is this game's and nothing is wrong with its proofs. */
function ledgerIn(recorded: string | undefined, header: RecordHeader): Ledger | undefined {
  if (recorded === undefined) return undefined
  return (
    readOnce(recorded, () => {
      const read = readRecord(recorded)
      const opened = read.ok && headerLine(read.record.header) === headerLine(header) ? openGame(read.record) : undefined
      if (opened?.ok !== true) return null
      const { ledger, faults } = ledgerOfRecord(opened.kept)
      return ledger !== undefined && faults.length === 0 ? ledger : null
    }) ?? undefined
  )
}

/** The game that a header begins. */
export function ledgerOf(header: RecordHeader): Ledger | undefined {
  const made = newGame(header)
  return made.ok ? openLedger({ ...made.kept, header }) : undefined
}

/** The header of a game that everybody has joined. */
export function headerFor(setting: Setting, fair: Fairness): RecordHeader | undefined {
  const seats = Object.fromEntries(fair.parties.flatMap(({ name, seats: own }) => own.map((seat) => [seat, name])))
  const made = newGame({ ...setting, seats, fair })
  return made.ok ? made.kept.header : undefined
}

/** The record of a game as every folder writes it. */
export const recordOfLedger = ({ lines, kept, last }: Ledger): string => lines.join('') + endLine(kept.header, kept.entries.length, last)

/** What has been asked for and not been placed or declined yet, in the order of each party's numbers. */
export function waitingIn({ ledger, posts, pending }: MailGame): readonly Request[] {
  const declined = new Set(bodies(posts, 'decline').map(({ request }) => request))
  return bodies(posts, 'ask')
    .map(({ request }) => request)
    .filter(
      ({ by, number, signature }) =>
        number > (ledger?.numbers[by] ?? 0) && !declined.has(signature) && pending?.placed.request.signature !== signature,
    )
    .sort((one, other) => one.number - other.number || (one.by < other.by ? -1 : 1))
}

/** Acts that were asked for and do not stand yet. */
export function actsWaiting({ ledger, posts }: MailGame): readonly BodyOf<'ask-act'>['act'][] {
  const standing = new Set((ledger?.kept.acts ?? []).map(({ act }) => JSON.stringify(act)))
  return bodies(posts, 'ask-act')
    .map(({ act }) => act)
    .filter((act) => !standing.has(JSON.stringify(act)))
}
