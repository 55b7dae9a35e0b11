import { type Hash, hashOfText, isPacketName, packetsFound, packetsIn } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import { newGame, openGame, type Setting } from '../kept-game.ts'
import { agreeingTo, partyNamed } from '../proof/party.ts'
import { ledgerOfRecord } from '../proof/proof-verification.ts'
import { isOfBothSides } from '../proof/worst-dice.ts'
import { readRecord } from '../record.ts'
import { MAIL, PROOF } from '../words.ts'
import { gameIn, pack } from './answering.ts'
import { type Folder, rulesHere, selfOf } from './folder.ts'
import { termsFor } from './folding.ts'
import { unwrap } from './post.ts'

/** A folder with the packets that it has to send. */
export interface Made {
  readonly ok: true
  readonly folder: Folder
  readonly sent: readonly string[]
}

interface Refused {
  readonly ok: false
  readonly refusals: readonly Refusal[]
}

export type Making = Made | Refused

const refused = (...refusals: readonly Refusal[]): Refused => ({ ok: false, refusals })

const kept = (folder: Folder, ...sent: readonly string[]): Made => ({
  ok: true,
  folder: { ...folder, texts: [...folder.texts, ...sent] },
  sent,
})

/** What nobody else may know or foresee in a new folder. */
export interface Drawn {
  readonly game: string
  readonly secret: Hash
  readonly random: Hash
}

/** What is wrong with who plays what. */
function whyNotSeated(seats: Readonly<Record<string, readonly Seat[]>>): readonly Refusal[] {
  const [[chair = '', own = []] = [], ...others] = Object.entries(seats)
  const all = Object.values(seats).flat()
  const twice = all.filter((seat, at) => all.indexOf(seat) !== at)
  return [
    ...(others.length > 0 && own.includes('host') ? [] : [refuse('no-chair', MAIL.needsParties)]),
    ...Object.keys(seats)
      .filter((name) => !isPacketName(name))
      .map((name) => refuse('bad-name', MAIL.badName(name))),
    ...twice.map((seat) => refuse('seat-twice', MAIL.seatTwice(seat))),
    ...Object.entries({ [chair]: own, ...seats })
      .filter(([, one]) => isOfBothSides(one))
      .map(([name]) => refuse('bad-party', PROOF.bothSides(name))),
  ]
}

/** A new game by mail in the chair's folder, with the invitation. The first party is the chair. */
export function inviteTo(setting: Setting, seats: Readonly<Record<string, readonly Seat[]>>, { game, secret, random }: Drawn): Making {
  const wrong = whyNotSeated(seats)
  if (wrong.length > 0) return refused(...wrong)
  const made = newGame(setting)
  if (!made.ok) return made
  const [chair = ''] = Object.keys(seats)
  const folder: Folder = { game, name: chair, secret, seats: seats[chair] ?? [], tenure: 1, texts: [] }
  const { title, scenario } = made.kept.header
  const said = { setting: JSON.stringify({ ...setting, title, scenario }), seats }
  const terms = termsFor(said)
  if (terms === undefined) return refused(refuse('no-game', MAIL.notInvited(chair, [])))
  const body = { type: 'invite' as const, ...said, party: agreeingTo(selfOf(folder, 1), game, terms) }
  const invitation = pack(folder, gameIn(folder), body, random)
  return kept({ ...folder, invitation: hashOfText(invitation) }, invitation)
}

/** Joins the game of an invitation under one of the names in it. */
export function joinGame(text: string, name: string, { secret, random }: Omit<Drawn, 'game'>): Making {
  const { texts, isTorn } = packetsFound(text)
  const [invitation = ''] = texts
  const read = unwrap(invitation)
  if (!read.ok && isTorn) return refused(refuse('torn-packet', MAIL.tornPacket))
  if (!read.ok) return refused(read.refusal)
  const asked: Folder = {
    game: read.packet.cover.game,
    name,
    secret,
    seats: [],
    tenure: 1,
    texts: [invitation],
    invitation: hashOfText(invitation),
  }
  const { invite, form } = gameIn(asked)
  const seats = Object.hasOwn(invite?.seats ?? {}, name) ? invite?.seats[name] : undefined
  if (invite === undefined || seats === undefined)
    return refused(refuse('not-invited', MAIL.notInvited(name, Object.keys(invite?.seats ?? {}))))
  if (invite.party.name === name) return refused(refuse('not-invited', MAIL.isChair(name)))
  const folder = { ...asked, seats }
  const self = selfOf(folder, 1)
  const terms = form < 2 ? undefined : termsFor(invite)
  if (form >= 2 && (terms === undefined || invite.party.terms !== terms)) return refused(refuse('other-terms', MAIL.otherProgram))
  const party = terms === undefined ? self.party : agreeingTo(self, folder.game, terms)
  return kept(folder, pack(folder, gameIn(folder), { type: 'join', party }, random))
}

/** A folder for somebody who has lost his: new keys under his name, which the chair has to endorse, and the game as the record has it. */
export function rejoinGame(record: string, packets: string, name: string, { secret, random }: Omit<Drawn, 'game'>): Making {
  const read = readRecord(record)
  const opened = read.ok ? openGame(read.record) : read
  if (!opened.ok) return refused(...opened.refusals)
  const { ledger, faults } = ledgerOfRecord(opened.kept)
  if (ledger === undefined || faults.length > 0)
    return refused(...faults, ...(ledger === undefined ? [refuse('no-record', MAIL.noMailRecord)] : []))
  const former = partyNamed(ledger.fair, name)
  if (former === undefined)
    return refused(
      refuse(
        'not-invited',
        MAIL.notInvited(
          name,
          ledger.fair.parties.map((one) => one.name),
        ),
      ),
    )
  if (name === ledger.fair.chair) return refused(refuse('not-invited', MAIL.chairLost))
  const { game } = ledger.fair
  const texts = packetsIn(packets).filter((one) => unwrap(one, game).ok)
  if (texts.length === 0) return refused(refuse('no-packet', MAIL.noPacket))
  const tenure = former.tenure + 1
  const folder: Folder = { game, name, secret, seats: former.seats, tenure, texts, recorded: record, fromRecord: true }
  return kept(folder, pack(folder, gameIn(folder), { type: 'rejoin', party: selfOf(folder, tenure).party }, random))
}

/** A folder with the packets out of a text, whatever stands around them, and what is wrong with the others. */
export function readInto(folder: Folder, text: string): { readonly folder: Folder; readonly refusals: readonly Refusal[] } {
  const { texts, isTorn } = packetsFound(text)
  const torn = isTorn ? [refuse('torn-packet', MAIL.tornPacket)] : []
  const found = texts.map((one) => ({ one, read: unwrap(one, folder.game) }))
  if (found.length === 0) return { folder, refusals: isTorn ? torn : [refuse('no-packet', MAIL.noPacket)] }
  const fresh = new Set(found.flatMap(({ one, read }) => (read.ok && !folder.texts.includes(one) ? [one] : [])))
  return {
    folder: fresh.size === 0 ? folder : { ...folder, texts: [...folder.texts, ...fresh] },
    refusals: [...found.flatMap(({ read }) => (read.ok ? [] : [read.refusal])), ...torn],
  }
}

/** A folder without its record, which goes on by the other lines that its packets tell. */
export function acceptPackets(folder: Folder): { readonly ok: true; readonly folder: Folder } | Refused {
  const halted = gameIn(folder)
  // What other rules decided stands as recorded, so only the program that has those rules can read it anew.
  if (halted.ledger !== undefined && halted.ledger.rules !== rulesHere(folder)) return refused(refuse('other-rules', MAIL.acceptWithOlder))
  if (halted.isHalted !== true) return refused(refuse('nothing-to-accept', MAIL.nothingToAccept))
  const { recorded: _differs, ...bare } = folder
  // A game is kept with its list of packets, so without the record it is another list.
  const accepted: Folder = { ...bare, texts: [...folder.texts] }
  const { ledger } = gameIn(accepted)
  // Fewer lines mean that packets are missing: to accept those would only forget what is known.
  const known = halted.ledger?.lines ?? []
  const isPart = ledger === undefined || (ledger.lines.length < known.length && ledger.lines.every((line, at) => line === known[at]))
  return isPart ? refused(refuse('packets-missing', MAIL.packetsMissing)) : { ok: true, folder: accepted }
}
