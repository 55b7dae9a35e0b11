import { canonical, type Hash } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import { VERSION } from '../generated/version.ts'
import { newGame, openGame, type Setting } from '../kept-game.ts'
import { type Ledger, openLedger, whyNotParties, whyNotTerms } from '../proof/ledger.ts'
import type { Fairness, Party } from '../proof/party.ts'
import { ledgerOfRecord } from '../proof/proof-verification.ts'
import type { Request } from '../proof/request.ts'
import { endLine, headerLine, type RecordHeader, readRecord, termsOf } from '../record.ts'
import { linkOf } from '../text/linked-lines.ts'
import { MAIL } from '../words.ts'
import type { BodyOf } from './body.ts'
import { type Pending, type Sorted, type Step, sortedBodies, step } from './next-line.ts'
import { invitationIn, keysIn, lostIn, openAll, openWithRenewed, type Reader, sorted } from './packets.ts'
import { bodies, openBodyOf, type Post, rejoiningIn, saidIn } from './post.ts'
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
  /** How many more are missing than those that are named. */
  readonly lostMore: number
  /** What is wrong, and with what. */
  readonly faults: readonly Refusal[]
  /** New keys that somebody asks for under a name, which nobody has endorsed yet. */
  readonly rejoining?: readonly Party[]
  /** The form of packets that the game was invited to with. */
  readonly form: number
  /** The packets do not lead to the record in the folder: that stays as it is, and nothing goes on from here. */
  readonly isHalted?: true
  /** The last line may still become another: it is not written down before the chair has gone on from it. */
  readonly isProvisional?: true
}

/** Who sits where, in one order whatever order they are named in. */
const seatsOf = (seats: Readonly<Record<string, readonly Seat[]>>): RecordHeader['seats'] =>
  Object.fromEntries(
    Object.keys(seats)
      .sort()
      .flatMap((name) => (seats[name] ?? []).map((seat) => [seat, name])),
  )

const termsOnce = remembered<Hash | null>()

/** What an invitation invites to play, as everybody who joins signs it. */
export function termsFor({ setting, seats }: Pick<BodyOf<'invite'>, 'setting' | 'seats'>): Hash | undefined {
  const terms = termsOnce(`${setting} ${canonical(seats)}`, () => {
    const made = newGame({ ...(JSON.parse(setting) as Setting), seats: seatsOf(seats) })
    return made.ok ? termsOf(made.kept.header) : null
  })
  return terms ?? undefined
}

const followsOnce = remembered<boolean>()

/** Whether a header says what a setting says, where these rules are not those it was begun by. */
const saysSetting = (header: RecordHeader, setting: Setting): boolean =>
  (['title', 'scenario', 'situation', 'dice', 'script'] as const).every(
    (name) => setting[name] === undefined || JSON.stringify(setting[name]) === JSON.stringify(header[name]),
  ) &&
  header.edition === setting.edition &&
  JSON.stringify(header.options) === JSON.stringify(setting.options ?? []) &&
  JSON.stringify(header.rulings) === JSON.stringify(setting.rulings ?? {}) &&
  (setting.situation !== undefined || header.situation === undefined)

/** Whether a header follows from the invitation: the game, the chair and its keys, who plays what and which game it is. */
function follows(invite: BodyOf<'invite'>, header: RecordHeader, { game, rules }: Reader, form: number): boolean {
  const { fair } = header
  const names = Object.keys(invite.seats)
  const seated = fair?.parties.map(({ name, seats }) => [name, seats])
  const isTable =
    fair?.game === game &&
    fair.chair === invite.party.name &&
    (fair.form ?? 1) === form &&
    JSON.stringify(seated) === JSON.stringify(names.map((name) => [name, invite.seats[name]])) &&
    canonical(fair.parties.find(({ name }) => name === fair.chair)) === canonical(invite.party)
  if (!isTable) return false
  const setting = JSON.parse(invite.setting) as Setting
  const made = headerFor(setting, fair)
  const { chancery, rules: begun } = header
  if (made === undefined || begun !== rules) return saysSetting(header, setting)
  return headerLine({ ...made, chancery, rules: begun, fair }) === headerLine(header)
}

interface Begun {
  readonly header?: RecordHeader
  readonly faults: readonly Refusal[]
}

/** The header that the chair began with, once, as it follows from the invitation. The one on record stays, else the first. */
function begunIn(
  invite: BodyOf<'invite'> | undefined,
  posts: readonly Post[],
  reader: Reader,
  { form, recorded }: { readonly form: number; readonly recorded: RecordHeader | undefined },
): Begun {
  if (invite === undefined) return { faults: [] }
  const chair = invite.party.name
  const begun = saidIn(posts, 'begin', chair).map(({ packet, body }) => ({ packet, header: JSON.parse(body.header) as RecordHeader }))
  const right = begun.filter(({ header }) =>
    followsOnce([headerLine(header), canonical(invite), reader.game, reader.rules, form].join(), () =>
      follows(invite, header, reader, form),
    ),
  )
  const wrong = begun.filter((one) => !right.includes(one)).map(({ packet }) => refuse('other-game', MAIL.otherGame(chair, packet)))
  const first = right.find(({ header }) => recorded !== undefined && headerLine(header) === headerLine(recorded)) ?? right[0]
  const others = right.filter(({ header }) => first !== undefined && headerLine(header) !== headerLine(first.header))
  const twice =
    first === undefined || others.length === 0
      ? []
      : [
          refuse(
            'begun-twice',
            MAIL.begunTwice(
              chair,
              [first, ...others].map(({ packet }) => packet),
            ),
          ),
        ]
  return { ...(first === undefined ? {} : { header: first.header }), faults: [...wrong, ...twice] }
}

/** The header of a record that was handed over. */
function headerIn(recorded: string | undefined): RecordHeader | undefined {
  const read = recorded === undefined ? undefined : readRecord(recorded)
  return read?.ok ? read.record.header : undefined
}

/** Whether a party opened the same link for two declarations, which only somebody who wants to choose has a use for. */
function shownTwice(posts: readonly Post[]): readonly Refusal[] {
  const first = new Map<string, { readonly declaration: Hash; readonly packet: string }>()
  return saidIn(posts, 'show').flatMap(({ packet, body: { shown, declaration } }) => {
    const key = `${shown.party} ${shown.link}`
    const known = first.get(key)
    if (known === undefined) first.set(key, { declaration, packet })
    if (known === undefined || known.declaration === declaration) return []
    return [refuse('shown-twice', MAIL.shownTwice(shown.party, [known.packet, packet]))]
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
  const form = invitation?.cover.format ?? 1
  const terms = invite === undefined || form < 2 ? undefined : termsFor(invite)
  const joins = saidIn(known.posts, 'join')
  const strayed = joins.filter(({ body }) => terms !== undefined && body.party.terms !== terms)
  const elsewhere = strayed.map(({ from, packet }) =>
    refuse('other-invitation', MAIL.otherInvitation(from, invite?.party.name ?? '', packet)),
  )
  const joined = joins.filter((one) => !strayed.includes(one)).map(({ body }) => body.party)
  const parties = [...(invite === undefined ? [] : [invite.party]), ...joined.filter((one, at) => isFirst(joined, one, at))]
  const begun: Begun = reader.fromRecord
    ? { ...optional('header', headerIn(recorded)), faults: [] }
    : begunIn(invite, known.posts, reader, { form, recorded: headerIn(recorded) })
  const { header } = begun
  const rejoining = [...packets.values()].flat().flatMap((packet) => rejoiningIn(packet) ?? [])
  const before = { ...optional('invite', invite), parties, rejoining, form }
  // Once it has begun the header has what everybody signed.
  const early = [...(header?.fair === undefined ? elsewhere : []), ...begun.faults]
  if (header?.fair === undefined)
    return { ...before, ...lostIn(known.covers, reader.name), posts: known.posts, faults: [...unread, ...known.faults, ...early] }
  const { posts, faults, covers } = openWithRenewed(packets, header.fair, reader)
  const base = { ...before, ...lostIn(covers, reader.name) }
  // Decisions of other rules stand as they were recorded; this program may not make them anew.
  const isOther = header.rules !== undefined && header.rules !== reader.rules
  const ledger = isOther || reader.fromRecord ? ledgerIn(recorded, header) : ledgerOf(header)
  if (isOther && ledger === undefined && reader.fromRecord === undefined)
    return {
      ...base,
      posts,
      faults: [...unread, refuse('other-rules', MAIL.otherRules(header.chancery, header.rules ?? '', VERSION, reader.rules))],
    }
  const unfit = [...whyNotParties(header.fair), ...whyNotTerms(header)]
  const wrong = [...unfit, ...whyNotMe(header.fair, reader), ...unread, ...faults, ...early, ...shownTwice(posts)]
  if (ledger === undefined || unfit.length > 0) return { ...base, posts, faults: wrong }
  const inOrder = sortedBodies(posts, header.fair.chair)
  let now: Step = { ledger, faults: [], goesOn: true }
  const all: Refusal[] = []
  const reached = new Set<Hash>()
  let isProvisional: true | undefined
  while (now.goesOn) {
    reached.add(now.ledger.last)
    isProvisional = now.isProvisional
    now = now.ledger.rules === reader.rules ? step(now.ledger, inOrder) : agreeing(now.ledger, inOrder)
    all.push(...now.faults)
  }
  const isOlder = now.ledger.rules !== reader.rules
  if (isOlder) all.push(otherRules(now.ledger, reader.rules))
  if (now.pending === undefined && now.faults.length === 0 && base.lost.length === 0)
    all.push(...elsewhereFrom(now.ledger, inOrder, reached, isOlder ? MAIL.otherLineOfOlder : MAIL.otherLine))
  if (isShutOut(now.ledger.fair, reader)) all.push(refuse('shut-out', MAIL.shutOut(reader.name)))
  const found = {
    ...base,
    ledger: now.ledger,
    ...optional('pending', now.pending),
    ...optional('isProvisional', isProvisional),
    posts,
    faults: [...wrong, ...all],
  }
  return recorded === undefined || reader.fromRecord ? found : heldToRecord(found, recorded)
}

const optional = <N extends string, T>(name: N, value: T | undefined): { readonly [K in N]?: T } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [K in N]?: T }

/** What the chair has placed after a line that this record does not have, though nothing is missing here. */
function elsewhereFrom(
  ledger: Ledger,
  { placed, acts }: Sorted,
  reached: ReadonlySet<Hash>,
  saying: typeof MAIL.otherLine,
): readonly Refusal[] {
  const said = [...[...placed.values()].flat(), ...[...acts.values()].flat()]
  const stray = said.filter(({ body }) => !reached.has(body.previous))
  if (stray.length === 0) return []
  const lines = new Set(ledger.lines.map(linkOf))
  const first = stray.find(({ body }) => !lines.has(body.previous))
  return first === undefined ? [] : [refuse('other-line', saying(ledger.fair.chair, first.packet))]
}

/** The lines of a record before its end. */
export const linesIn = (record: string): readonly string[] => record.split(/(?<=\n)/).filter((line) => !/^\{"end":/.test(line))

/** A record that was written stays: where the packets tell otherwise, or less, it stands as it is and the difference is named. */
function heldToRecord(mail: MailGame & { readonly ledger: Ledger }, recorded: string): MailGame {
  const before = linesIn(recorded)
  const other = before.findIndex((line, at) => line !== mail.ledger.lines[at])
  if (other < 0) return mail
  const header = headerIn(recorded)
  const ledger = header === undefined ? undefined : ledgerIn(recorded, header)
  const { pending: _waits, ...standing } = mail
  if (ledger === undefined || ledger.fair.game !== mail.ledger.fair.game)
    return { ...standing, isHalted: true, faults: [...mail.faults, refuse('other-record', MAIL.badRecord)] }
  return {
    ...standing,
    ledger,
    isHalted: true,
    faults: [
      ...mail.faults,
      refuse('other-record', (other === mail.ledger.lines.length ? MAIL.lessThanRecord : MAIL.otherRecord)(other + 1)),
    ],
  }
}

export const otherRules = ({ kept, rules }: Ledger, here: string): Refusal =>
  refuse('other-rules', MAIL.otherRules(kept.header.chancery, rules, VERSION, here))

/** By other rules nothing goes on but that everybody agrees to these. */
function agreeing(ledger: Ledger, inOrder: Sorted): Step {
  const found = (inOrder.acts.get(ledger.last) ?? []).some(({ body }) => body.act.type === 'rules-agreed')
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
  const seats = seatsOf(Object.fromEntries(fair.parties.map(({ name, seats: own }) => [name, own])))
  const made = newGame({ ...setting, seats, fair })
  return made.ok ? made.kept.header : undefined
}

/** The record of a game as every folder writes it. */
export const recordOfLedger = ({ lines, kept, last }: Ledger): string => lines.join('') + endLine(kept.header, kept.entries.length, last)

/** What a folder writes down of its game: nothing where that would replace a line that was written, or could have to. */
export const recordToKeep = ({ ledger, isHalted, isProvisional }: MailGame): string | undefined =>
  ledger === undefined || isHalted || isProvisional ? undefined : recordOfLedger(ledger)

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
