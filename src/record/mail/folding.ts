import type { Hash } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { VERSION } from '../generated/version.ts'
import { newGame, openGame, type Setting } from '../kept-game.ts'
import { type Ledger, openLedger, whyNotParties } from '../proof/ledger.ts'
import type { Fairness, Party } from '../proof/party.ts'
import { ledgerOfRecord } from '../proof/proof-verification.ts'
import type { Request } from '../proof/request.ts'
import { endLine, headerLine, type RecordHeader, readRecord } from '../record.ts'
import { MAIL } from '../words.ts'
import type { BodyOf } from './body.ts'
import { type Pending, type Sorted, type Step, sortedBodies, step } from './next-line.ts'
import { invitationIn, keysIn, lostIn, openAll, openWithRenewed, type Reader, sorted } from './packets.ts'
import { bodies, openBodyOf, type Post, rejoiningIn } from './post.ts'
import { remembered } from './remembered.ts'

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

/** The header that the chair began with, once; it names the chair and the game it is sent in. */
function headerOf(invite: BodyOf<'invite'> | undefined, posts: readonly Post[], game: string): RecordHeader | undefined {
  const begun = invite === undefined ? [] : bodies(posts, 'begin', invite.party.name)
  const headers = begun.map(({ header }) => JSON.parse(header) as RecordHeader)
  return headers.find(({ fair }) => fair?.game === game && fair.chair === invite?.party.name)
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

const isFirst = (all: readonly Party[], { name }: Party, at: number): boolean => all.findIndex((one) => one.name === name) === at

/** The chair began with keys under the reader's name that are none of his: he joined twice, or somebody else did. */
function whyNotMe({ parties, chair }: Fairness, { name, boxes, fromRecord }: Reader): readonly Refusal[] {
  const own = parties.find((one) => one.name === name)
  if (fromRecord || own === undefined || boxes.some(({ open }) => open === own.box)) return []
  return [refuse('other-keys', MAIL.otherKeys(name, chair))]
}

/** Whether somebody plays under the reader's name with keys that he has not. */
const isShutOut = ({ parties }: Fairness, { name, boxes }: Reader): boolean =>
  parties.some((one) => one.name === name && one.tenure > boxes.length)

/** The game that the packets tell. */
export function foldMail(reader: Reader, texts: readonly string[], recorded?: string): MailGame {
  const { packets, faults: unread } = sorted(texts, reader.game)
  const invitation = invitationIn(texts, reader)
  const known = openAll(packets, keysIn(packets, invitation), reader)
  const invite = invitation === undefined ? undefined : (openBodyOf(invitation) as BodyOf<'invite'>)
  const joined = bodies(known.posts, 'join').map(({ party }) => party)
  const parties = [...(invite === undefined ? [] : [invite.party]), ...joined.filter((one, at) => isFirst(joined, one, at))]
  const header = reader.fromRecord ? headerIn(recorded) : headerOf(invite, known.posts, reader.game)
  const rejoining = [...packets.values()].flat().flatMap((packet) => rejoiningIn(packet) ?? [])
  const before = { ...(invite === undefined ? {} : { invite }), parties, rejoining }
  if (header?.fair === undefined) return { ...before, lost: lostIn(known.covers), posts: known.posts, faults: [...unread, ...known.faults] }
  const { posts, faults, covers } = openWithRenewed(packets, header.fair, reader)
  const base = { ...before, lost: lostIn(covers) }
  // Decisions of other rules stand as they were recorded; this program may not make them anew.
  const isOther = header.rules !== undefined && header.rules !== reader.rules
  const ledger = isOther || reader.fromRecord ? ledgerIn(recorded, header) : ledgerOf(header)
  if (isOther && ledger === undefined && reader.fromRecord === undefined)
    return {
      ...base,
      posts,
      faults: [...unread, refuse('other-rules', MAIL.otherRules(header.chancery, header.rules ?? '', VERSION, reader.rules))],
    }
  const wrong = [...whyNotParties(header.fair), ...whyNotMe(header.fair, reader), ...unread, ...faults, ...shownTwice(posts)]
  if (ledger === undefined || whyNotParties(header.fair).length > 0) return { ...base, posts, faults: wrong }
  const inOrder = sortedBodies(posts, header.fair.chair)
  let now: Step = { ledger, faults: [], goesOn: true }
  const all: Refusal[] = []
  while (now.goesOn) {
    now = now.ledger.rules === reader.rules ? step(now.ledger, inOrder) : agreeing(now.ledger, inOrder)
    all.push(...now.faults)
  }
  if (now.ledger.rules !== reader.rules) all.push(otherRules(now.ledger, reader.rules))
  if (isShutOut(now.ledger.fair, reader)) all.push(refuse('shut-out', MAIL.shutOut(reader.name)))
  return { ...base, ledger: now.ledger, ...(now.pending === undefined ? {} : { pending: now.pending }), posts, faults: [...wrong, ...all] }
}

export const otherRules = ({ kept, rules }: Ledger, here: string): Refusal =>
  refuse('other-rules', MAIL.otherRules(kept.header.chancery, rules, VERSION, here))

/** By other rules nothing goes on but that everybody agrees to these. */
function agreeing(ledger: Ledger, inOrder: Sorted): Step {
  const found = (inOrder.acts.get(ledger.last) ?? []).some(({ act }) => act.type === 'rules-agreed')
  return found ? step(ledger, inOrder) : { ledger, faults: [], goesOn: false }
}

/** A ledger holds its whole game, so few are kept. */
const readOnce = remembered<Ledger | null>({ most: 8 })

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
function ledgerOf(header: RecordHeader): Ledger | undefined {
  const made = newGame(header)
  return made.ok ? openLedger({ ...made.kept, entries: made.kept.entries, header }) : undefined
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
  // Only the chair declines: nobody else can keep a request from being placed.
  const declined = new Set(bodies(posts, 'decline', ledger?.fair.chair).map(({ request }) => request))
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
