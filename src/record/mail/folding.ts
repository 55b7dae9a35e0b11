import { type Hash, isSignedBy, type KeyPair, nameOf, type Packet, seriesOf } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { RULES, VERSION } from '../generated/version.ts'
import { newGame, type Setting } from '../kept-game.ts'
import { isOnRecord, whyNotAct, withAct } from '../proof/acts.ts'
import {
  type Completed,
  complete,
  type Ledger,
  type Needs,
  needsOf,
  openLedger,
  type Placed,
  refusalWords,
  whyNotParties,
  whyNotPlaced,
  whyNotShown,
} from '../proof/ledger.ts'
import type { Fairness, Party } from '../proof/party.ts'
import type { Refused, Shown } from '../proof/proof.ts'
import type { Request } from '../proof/request.ts'
import { endLine, type RecordHeader } from '../record.ts'
import { MAIL } from '../words.ts'
import { type Body, type BodyOf, openPost, ownKeyIn, type Post, unwrap } from './post.ts'
import { remembered } from './remembered.ts'

/** Who reads a folder. */
export interface Reader {
  readonly game: string
  readonly name: string
  /** The pairs his packets are closed to, one a tenure. */
  readonly boxes: readonly KeyPair[]
}

/** A request that is placed and waits for what others have to show. */
export interface Pending {
  readonly placed: Placed
  readonly needs: Needs
  readonly shown: readonly Shown[]
  readonly refused: readonly Refused[]
  /** Who has still to show his link. */
  readonly missing: readonly string[]
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
    if (known === undefined) {
      faults.push(refuse('stranger', MAIL.stranger(name, packet.cover.from)))
      continue
    }
    const tries = reader.boxes.map((box) => openPost(packet, known, reader.name, box))
    const found = tries.find((one) => !isRefusal(one)) ?? tries[0]
    if (found === undefined || isRefusal(found)) faults.push(found ?? refuse('not-for-you', MAIL.notForYou(name)))
    else posts.push(found)
  }
  return { posts, faults }
}

const bodies = <T extends Body['type']>(posts: readonly Post[], type: T, from?: string): readonly BodyOf<T>[] =>
  posts.filter(({ body, cover }) => body.type === type && (from === undefined || cover.from === from)).map(({ body }) => body as BodyOf<T>)

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

/** What was placed after each line and shown for each declaration. */
interface Sorted {
  readonly placed: ReadonlyMap<string, readonly BodyOf<'place'>[]>
  readonly acts: ReadonlyMap<string, readonly BodyOf<'place-act'>[]>
  readonly shown: ReadonlyMap<string, readonly BodyOf<'show'>[]>
  readonly refused: ReadonlyMap<string, readonly BodyOf<'refuse'>[]>
}

const by = <T>(all: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(key(one), [...(found.get(key(one)) ?? []), one])
  return found
}

const sortedBodies = (posts: readonly Post[], chair: string): Sorted => ({
  placed: by(bodies(posts, 'place', chair), ({ previous }) => previous),
  acts: by(bodies(posts, 'place-act', chair), ({ previous }) => previous),
  shown: by(bodies(posts, 'show'), ({ declaration }) => declaration),
  refused: by(bodies(posts, 'refuse', chair), ({ declaration }) => declaration),
})

type Step = { readonly ledger: Ledger; readonly pending?: Pending; readonly faults: readonly Refusal[]; readonly goesOn: boolean }

/** The hash of a ledger's last line stands for all of it. */
const completedOnce = remembered<Completed>()
const triedOnce = remembered<{ readonly wrong: readonly Refusal[]; readonly needs: ReturnType<typeof needsOf> }>()
const shownOnce = remembered<readonly Refusal[]>()

const stopped = (ledger: Ledger, ...faults: readonly Refusal[]): Step => ({ ledger, faults, goesOn: false })

function withPlaced(ledger: Ledger, sorted: Sorted, placed: Placed): Step {
  const { wrong, needs } = triedOnce([ledger.last, placed.signature, placed.request.signature].join(), () => ({
    wrong: whyNotPlaced(ledger, placed),
    needs: needsOf(ledger, placed.request),
  }))
  if (wrong.length > 0) return stopped(ledger, ...wrong)
  if ('refusals' in needs) return stopped(ledger, ...needs.refusals)
  const faults: Refusal[] = []
  const shown: Shown[] = []
  const chair = ledger.fair.parties.find(({ name }) => name === ledger.fair.chair)
  const refused = (sorted.refused.get(needs.declaration) ?? [])
    .map((one) => one.refused)
    .filter(({ party, signature }) =>
      isSignedBy(chair?.key, signature, 'refusal', refusalWords(ledger.fair.game, needs.declaration, party)),
    )
  if (needs.roll !== undefined)
    for (const { declaration, shown: one } of sorted.shown.get(needs.declaration) ?? []) {
      if (shown.some(({ party }) => party === one.party)) continue
      const why = shownOnce([ledger.last, declaration, JSON.stringify(one)].join(), () => whyNotShown(ledger, needs, one))
      if (why.length === 0) shown.push(one)
      else faults.push(...why)
    }
  // What comes after the chair has said that the time is over changes nothing: else the last to open could choose.
  const counted = shown.filter(({ party }) => !refused.some((one) => one.party === party))
  const done = new Set([...counted, ...refused].map(({ party }) => party))
  const missing = needs.roll === undefined ? [] : ledger.fair.parties.map(({ name }) => name).filter((name) => !done.has(name))
  if (missing.length > 0) return { ledger, pending: { placed, needs, shown: counted, refused, missing }, faults, goesOn: false }
  const key = [
    ledger.last,
    placed.signature,
    ...counted.map(({ signature }) => signature).sort(),
    ...refused.map(({ signature }) => signature),
  ].join()
  const completed = completedOnce(key, () => complete(ledger, placed, needs, counted, refused))
  return completed.ok ? { ledger: completed.ledger, faults, goesOn: true } : stopped(ledger, ...completed.refusals)
}

/** One line further, if the chair has placed one here. */
function step(ledger: Ledger, sorted: Sorted): Step {
  const { chair } = ledger.fair
  const here = sorted.placed.get(ledger.last) ?? []
  const acts = sorted.acts.get(ledger.last) ?? []
  const signatures = new Set([...here.map(({ request }) => request.signature), ...acts.map(({ placed }) => placed)])
  if (signatures.size > 1) return stopped(ledger, refuse('forked', MAIL.forked(ledger.lines.length + 1, chair)))
  const [placed] = here
  if (placed !== undefined) return withPlaced(ledger, sorted, placed)
  const [act] = acts
  if (act === undefined) return stopped(ledger)
  const wrong = whyNotAct(ledger, act)
  return isOnRecord(wrong, act.act)
    ? { ledger: withAct(ledger, act.act, act.placed), faults: wrong, goesOn: true }
    : stopped(ledger, ...wrong)
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

/** The game that the packets tell. */
export function foldMail(reader: Reader, texts: readonly string[]): MailGame {
  const { packets, faults: unread } = sorted(texts, reader.game)
  const opening = keysIn(packets)
  const known = openAll(packets, opening, reader)
  const [invite] = bodies(known.posts, 'invite')
  const parties = [...(invite === undefined ? [] : [invite.party]), ...bodies(known.posts, 'join').map(({ party }) => party)]
  const lost = lostIn(packets)
  const header = headerOf(invite, known.posts)
  const base = { ...(invite === undefined ? {} : { invite }), parties, lost }
  const otherRules = header?.rules !== undefined && header.rules !== RULES
  // Decisions of other rules stand; this engine may not make them anew.
  if (header !== undefined && otherRules)
    return {
      ...base,
      posts: known.posts,
      faults: [...unread, refuse('other-rules', MAIL.otherRules(header.chancery, header.rules ?? '', VERSION, RULES))],
    }
  if (header?.fair === undefined) return { ...base, posts: known.posts, faults: [...unread, ...known.faults] }
  const renewed = bodies(known.posts, 'place-act', header.fair.chair).flatMap(({ act }) =>
    act.type === 'chain-renewed' ? [act.party] : [],
  )
  const keys = new Map(
    header.fair.parties.map(({ name, key }) => [name, [key, ...renewed.filter((one) => one.name === name).map((one) => one.key)]]),
  )
  const { posts, faults } = openAll(packets, keys, reader)
  const ledger = ledgerOf(header)
  const wrong = [...whyNotParties(header.fair), ...unread, ...faults, ...shownTwice(posts)]
  if (ledger === undefined || whyNotParties(header.fair).length > 0) return { ...base, posts, faults: wrong }
  const inOrder = sortedBodies(posts, header.fair.chair)
  let now: Step = { ledger, faults: [], goesOn: true }
  const all: Refusal[] = []
  while (now.goesOn) {
    now = step(now.ledger, inOrder)
    all.push(...now.faults)
  }
  return { ...base, ledger: now.ledger, ...(now.pending === undefined ? {} : { pending: now.pending }), posts, faults: [...wrong, ...all] }
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
