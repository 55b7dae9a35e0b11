import type { Hash } from '../../fair/index.ts'
import { delegationOf, type Refusal, refuse } from '../../rules/core/index.ts'
import { delegationsOf, type Game, type Order, type Seat, seatsFor } from '../../rules/game/index.ts'
import { readTyped } from '../orders/short-form.ts'
import { signAct, whyNotAct } from '../proof/acts.ts'
import { type Ledger, notWitnessed, signRefused } from '../proof/ledger.ts'
import { endorse, partyNamed } from '../proof/party.ts'
import { ordersIn } from '../proof/request.ts'
import { speakerFor } from '../seat/speaker.ts'
import { LONGEST_LETTER, MAIL } from '../words.ts'
import { type Asked, ask, partiesIn } from './answering.ts'
import type { Body } from './body.ts'
import { type Folder, secretsOf, selfIn, selfOf } from './folder.ts'
import { type MailGame, waitingIn } from './folding.ts'
import type { Pending } from './next-line.ts'
import { ownGame } from './own-game.ts'
import { unwrap } from './post.ts'

const HOST = /^host:\s*/

const not = (...refusals: readonly Refusal[]): Asked => ({ ok: false, refusals })

/** Orders as they are typed, `;` between several: they share one declaration for their dice. */
export function writeOrders(folder: Folder, mail: MailGame, text: string): Asked {
  const { ledger } = mail
  if (ledger === undefined) return not(refuse('not-begun', MAIL.notBegun))
  const game = ownGame(folder, ledger)
  const seats: readonly Seat[] = HOST.test(text) ? ['host'] : folder.seats.filter((seat) => seat !== 'host')
  const speaker = speakerFor({ ...ledger.kept, entries: ledger.kept.entries, game }, seatsLeft(folder, mail, seats, game), game)
  const read = text.split(/\s*;\s*/).map((one) => readTyped(one.replace(HOST, ''), speaker))
  const refusals = read.flatMap((one) => (one.ok ? [] : one.refusals))
  if (refusals.length > 0) return not(...refusals)
  return giveByMail(
    folder,
    mail,
    read.flatMap((one) => (one.ok ? [one.order] : [])),
  )
}

/** The seats of delegations that are to move and have not said their last word in what is still on its way; all where there are none. */
function seatsLeft({ name }: Folder, mail: MailGame, seats: readonly Seat[], game: Game): readonly Seat[] {
  const waiting = waitingIn(mail).filter(({ by }) => by === name)
  const done = new Set<string>(
    waiting.flatMap(ordersIn).flatMap(({ type, by }) => (type === 'seal-allocation' || type === 'pass' ? [by] : [])),
  )
  const left = seats.filter((seat) => seat === 'host' || !done.has(delegationOf(seat)))
  return delegationsOf(left).some((who) => game.asked.includes(who)) ? left : seats
}

/** Asks for orders from the seats that they are for: whoever holds the host's seat too need not say so of what only the host may order. */
export function giveByMail(folder: Folder, mail: MailGame, orders: readonly Order[]): Asked {
  const [first] = orders
  const isHosts = first !== undefined && folder.seats.includes('host') && seatsFor(first).join() === 'host'
  const seats = folder.seats.filter((seat) => (seat === 'host') === isHosts)
  return ask(folder, mail, seats, orders)
}

/** A letter to everybody, or to some by name. */
export function writeLetter({ name }: Folder, mail: MailGame, text: string, to?: readonly string[]): Asked {
  const known = partiesIn(mail)
    .map((one) => one.name)
    .filter((one) => one !== name)
  const strange = (to ?? []).filter((one) => !known.includes(one))
  if (text.trim() === '') return not(refuse('empty-letter', MAIL.emptyLetter))
  if (text.length > LONGEST_LETTER) return not(refuse('long-letter', MAIL.longLetter(LONGEST_LETTER)))
  return strange.length > 0
    ? not(...strange.map((one) => refuse('stranger', MAIL.noSuchParty(one, known))))
    : { ok: true, body: { type: 'letter', text } }
}

const isOfTwo = ({ form, fair }: Ledger): boolean => form >= 2 && fair.parties.length === 2

/** Of whom this folder can say that his time is over. */
export function overdueNext({ name }: Pick<Folder, 'name'>, { ledger, pending }: MailGame): string | undefined {
  if (ledger === undefined || pending === undefined || isOfTwo(ledger)) return undefined
  const { missing, overdue = [] } = pending
  if (ledger.fair.chair === name) return missing.find((one) => !overdue.some(({ party }) => party === one)) ?? missing[0]
  if (ledger.form < 2) return undefined
  const open = overdue.filter(
    ({ party, witnesses = [] }) => party !== name && missing.includes(party) && !witnesses.some(({ by }) => by === name),
  )
  return open[0]?.party
}

/**
 * Says that somebody's time is over: the chair first, and since the second form everybody else, each of whom has no link of his either.
 * With two parties it cannot be said.
 */
export function writeOverdue(folder: Folder, mail: MailGame): Asked {
  const { ledger, pending } = mail
  if (pending === undefined || ledger === undefined) return not(refuse('not-overdue', MAIL.notOverdue))
  if (isOfTwo(ledger)) return not(refuse('only-two', MAIL.onlyTwo(pending.missing)))
  const isChair = ledger.fair.chair === folder.name
  const party = overdueNext(folder, mail)
  if (party === undefined) return not(refuse('not-overdue', MAIL.notOverdue))
  const { declaration } = pending.needs
  const refused = signRefused(selfIn(folder, ledger).keys, folder.game, declaration, party)
  const body: Body = { type: isChair ? 'refuse' : 'witness', declaration, refused }
  return { ok: true, body }
}

/** A folder with new keys and a new chain: whoever has a copy of the old one is shut out once the chair has placed it. */
export function renewKeys(folder: Folder, mail: MailGame, secret: Hash): { readonly folder: Folder; readonly body: Body } | undefined {
  const { ledger } = mail
  // Two at once would leave it open which of them the chair places.
  if (ledger === undefined || partyNamed(ledger.fair, folder.name)?.tenure !== folder.tenure) return undefined
  const renewed: Folder = { ...folder, former: secretsOf(folder), secret, tenure: folder.tenure + 1 }
  const { party } = selfOf(renewed, renewed.tenure)
  const signature = endorse(selfIn(folder, ledger).keys, folder.game, party)
  return { folder: renewed, body: { type: 'ask-act', act: { type: 'chain-renewed', party, endorsedBy: folder.name, signature } } }
}

/** The chair says that new keys are those of a party that has lost its folder; whether it is he, the chair asks by another way. */
export function endorseKeys(folder: Folder, { ledger, pending, rejoining = [] }: MailGame, name: string): Asked {
  const isAwaited = pending?.needs.roll !== undefined && (ledger?.form ?? 1) >= 2 && pending.missing.includes(name)
  if (ledger === undefined || ledger.fair.chair !== folder.name || (pending !== undefined && !isAwaited))
    return not(refuse('not-the-chair', MAIL.onlyChairEndorses))
  const former = partyNamed(ledger.fair, name)
  const party = rejoining.findLast((one) => one.name === name && one.tenure === (former?.tenure ?? 0) + 1)
  if (party === undefined) return not(refuse('not-asked', MAIL.nobodyRejoins(name)))
  const { keys } = selfIn(folder, ledger)
  const renewal = { type: 'chain-renewed' as const, party, endorsedBy: folder.name, signature: endorse(keys, folder.game, party) }
  const voids = voided(pending, name)
  const open = pending === undefined ? [] : notWitnessed(ledger, pending.needs.declaration, { party: name, ...voids }, [name])
  if (open.length > 0) return not(refuse('no-witness', MAIL.overdueSaid(folder.name, name, open)))
  const act = { ...renewal, ...(voids === undefined ? {} : { voids }) }
  const placed = signAct(keys, folder.game, ledger.last, act)
  const refusals = whyNotAct(ledger, { act, placed })
  return refusals.length > 0 ? not(...refusals) : { ok: true, body: { type: 'place-act', previous: ledger.last, act, placed } }
}

/** What waits for a link that is lost with its folder, and who says that the link is not there. */
function voided(pending: Pending | undefined, name: string) {
  const { roll } = pending?.needs ?? {}
  if (pending === undefined || roll === undefined) return undefined
  const witnesses = pending.overdue?.find(({ party }) => party === name)?.witnesses ?? []
  return { request: pending.placed.request, roll, witnesses }
}

/** A packet by its name, to send it again. */
export const packetNamed = ({ texts }: Folder, name: string): string | undefined =>
  texts.find((text) => {
    const read = unwrap(text)
    return read.ok && read.name === name
  })
