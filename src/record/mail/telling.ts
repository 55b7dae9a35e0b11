import { type Told, tell } from '../../counsel/index.ts'
import { PACKET_FORMAT } from '../../fair/index.ts'
import { delegationsOf, type Seat, shownTo } from '../../rules/game/index.ts'
import type { KeptGame } from '../kept-game.ts'
import { closedAfterTime, closedAtEnd, type Ledger, mayBeRefused, notWitnessed } from '../proof/ledger.ts'
import type { Party } from '../proof/party.ts'
import { peopleOf } from '../seat/seat-view.ts'
import { whoseMove } from '../seat/whose-move.ts'
import { linkOf } from '../text/linked-lines.ts'
import { wouldChange } from '../verification/agreeing.ts'
import { MAIL, PROOF } from '../words.ts'
import { agreeingParties } from './agreement.ts'
import { type MailGame, waitingIn } from './folding.ts'
import type { Pending } from './next-line.ts'
import { saidIn } from './post.ts'

/** So many missing packets are named; whoever misses more asks for those first. */
const MOST_LOST = 20

/** A letter as it came. */
export interface Letter {
  /** The name of its packet. */
  readonly packet: string
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

export const lettersIn = ({ posts }: MailGame): readonly Letter[] =>
  posts.flatMap(({ body, cover, name }) =>
    body.type === 'letter' ? [{ packet: name, from: cover.from, to: cover.channel === 'all' ? [] : cover.to, text: body.text }] : [],
  )

/** The name of the last packet that somebody sent to everybody: whoever did not send it on after all asks for it so. */
export const lastSentBy = ({ posts }: MailGame, name: string): string | undefined =>
  posts
    .filter(({ cover }) => cover.from === name && cover.channel === 'all')
    .toSorted((one, other) => one.cover.number - other.cover.number)
    .at(-1)?.name

/** What the chair could not place of what somebody asked for, and why. */
export const declinedIn = ({ posts, ledger }: MailGame, name: string): readonly string[] => {
  const own = new Set(posts.flatMap(({ body, cover }) => (body.type === 'ask' && cover.from === name ? [body.request.signature] : [])))
  return posts.flatMap(({ body, cover, name: packet }) =>
    body.type === 'decline' && cover.from === ledger?.fair.chair && own.has(body.request)
      ? [MAIL.declined(packet, cover.from, body.reasons)]
      : [],
  )
}

/** What has happened since so many orders, as far as those in these seats may see it. */
export const toldSince = ({ book, entries }: KeptGame, orders: number, seats: readonly Seat[]): readonly Told[] =>
  entries.slice(orders).flatMap(({ events }) => shownTo(events, delegationsOf(seats)).map((event) => ({ event, told: tell(book, event) })))

/** Where a game by mail stands, in sentences: who has still to join, whom it waits for, which packets are missing, and what is wrong. */
export function stateOf(mail: MailGame): readonly string[] {
  const { lost, lostMore, faults, ledger, pending, parties, invite } = mail
  const names = Object.keys(invite?.seats ?? {})
  const absent = names.filter((name) => !parties.some((one) => one.name === name))
  return [
    ...(ledger === undefined && mail.form >= 2 && names.length > 1 ? [MAIL.protection(names.length)] : []),
    ...(ledger === undefined ? [absent.length === 0 ? MAIL.notBegun : MAIL.joining(absent)] : standing(ledger.kept, pending)),
    ...(pending === undefined ? [] : [(pending.isForClaim ? MAIL.pendingWord : MAIL.pending)(pending.placed.request.by, pending.missing)]),
    ...(ledger === undefined || pending === undefined ? [] : overdueWords(ledger, pending)),
    ...(ledger === undefined ? [] : onTheWay(mail, ledger)),
    ...(ledger === undefined ? [] : closedWords(ledger)),
    ...ruleWords(mail),
    ...rejoiningNow(mail).map(({ name, key }) => MAIL.rejoins(name, key)),
    ...lost.slice(0, MOST_LOST).map(MAIL.lost),
    ...(lost.length + lostMore > MOST_LOST ? [MAIL.lostMore(lost.length + lostMore - Math.min(lost.length, MOST_LOST))] : []),
    ...faults.map(({ words }) => words),
  ]
}

/** What is said of somebody whose time is over, and who has still to say so. */
function overdueWords(ledger: Ledger, { needs, missing, overdue = [], isForClaim }: Pending): readonly string[] {
  if (ledger.form < 2) return []
  const accused = overdue.map(({ party }) => party)
  const { chair } = ledger.fair
  const words = overdue.flatMap((one) => {
    const open = notWitnessed(ledger, needs.declaration, one, accused)
    return open.length === 0 || !missing.includes(one.party) ? [] : [MAIL.overdueSaid(chair, one.party, open)]
  })
  const others = overdue.length === 0 || isForClaim || mayBeRefused(ledger, missing) ? [] : [MAIL.onlyOpponents(missing)]
  return [...words, ...others]
}

/** What was asked for and does not stand yet; what the chair has passed over, by its packet. */
function onTheWay(mail: MailGame, ledger: Ledger): readonly string[] {
  const { chair } = ledger.fair
  const waiting = new Set(waitingIn(mail).map(({ signature }) => signature))
  const lines = waiting.size === 0 ? [] : ledger.lines.map(linkOf)
  const words = saidIn(mail.posts, 'ask').flatMap(({ packet, body: { request } }) => {
    if (!waiting.has(request.signature)) return []
    const after = request.after === undefined ? -1 : lines.indexOf(request.after)
    const since = after < 0 ? 0 : lines.length - 1 - after
    return [since === 0 ? MAIL.onItsWay(request.by, chair) : MAIL.notPlacedYet(request.by, packet, chair, since)]
  })
  return [...new Set(words)]
}

/** Allocations of a year that is over which nobody has opened. */
const closedWords = (ledger: Ledger): readonly string[] => [
  ...ledger.fair.parties.flatMap(({ name }) =>
    closedAfterTime(ledger, name).map(({ faction, turn, n }) => PROOF.unopened(name, faction, turn, n)),
  ),
  ...closedAtEnd(ledger).map(({ party, faction, turn, n }) => PROOF.closedAtEnd(party, faction, turn, n)),
]

/** New keys that were asked for, and are nobody's yet. */
export const rejoiningNow = ({ ledger, rejoining = [] }: MailGame): readonly Party[] =>
  rejoining.filter(({ name, tenure }) => tenure > (ledger?.fair.parties.find((one) => one.name === name)?.tenure ?? tenure))

/** What other rules would mean, and who has agreed to them. */
function ruleWords(mail: MailGame): readonly string[] {
  const { ledger } = mail
  if (ledger !== undefined && ledger.form < PACKET_FORMAT && ledger.kept.game.ending === null) {
    const { agreed, open } = agreeingParties(mail)
    const older = MAIL.olderForm(agreed, open)
    return [
      ...(mail.faults.some(({ code }) => code === 'other-rules')
        ? [MAIL.wouldChange(wouldChange(ledger.kept).map(({ words }) => words))]
        : []),
      older,
    ]
  }
  if (!mail.faults.some(({ code }) => code === 'other-rules') || mail.ledger === undefined) return []
  const { agreed, open } = agreeingParties(mail)
  return [MAIL.wouldChange(wouldChange(mail.ledger.kept).map(({ words }) => words)), MAIL.agreeing(agreed, open)]
}

/** How many orders stand, and who is to order; while something is pending that says whom it waits for. */
function standing(kept: KeptGame, pending: MailGame['pending']): readonly string[] {
  const { ending } = kept.game
  if (pending !== undefined) return [MAIL.stands(kept.entries.length)]
  if (ending !== null) return [MAIL.stands(kept.entries.length), ending.words]
  const people = [...new Set(whoseMove(kept.book, kept.game).flatMap(({ who }) => peopleOf(kept, who)))]
  return [MAIL.stands(kept.entries.length), MAIL.waitsFor(people)]
}
