import { type Told, tell } from '../../counsel/index.ts'
import { delegationsOf, type Seat, shownTo } from '../../rules/game/index.ts'
import type { KeptGame } from '../kept-game.ts'
import type { Party } from '../proof/party.ts'
import { peopleOf } from '../seat/seat-view.ts'
import { whoseMove } from '../seat/whose-move.ts'
import { wouldChange } from '../verification/agreeing.ts'
import { MAIL } from '../words.ts'
import { agreeingParties } from './agreement.ts'
import { type MailGame, waitingIn } from './folding.ts'

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
  const { lost, faults, ledger, pending, parties, invite } = mail
  const absent = invite === undefined ? [] : Object.keys(invite.seats).filter((name) => !parties.some((one) => one.name === name))
  return [
    ...(ledger === undefined ? [absent.length === 0 ? MAIL.notBegun : MAIL.joining(absent)] : standing(ledger.kept, pending)),
    ...(pending === undefined ? [] : [(pending.isForClaim ? MAIL.pendingWord : MAIL.pending)(pending.placed.request.by, pending.missing)]),
    ...(ledger === undefined ? [] : [...new Set(waitingIn(mail).map(({ by }) => MAIL.onItsWay(by, ledger.fair.chair)))]),
    ...ruleWords(mail),
    ...rejoiningNow(mail).map(({ name, key }) => MAIL.rejoins(name, key)),
    ...lost.slice(0, MOST_LOST).map(MAIL.lost),
    ...(lost.length > MOST_LOST ? [MAIL.lostMore(lost.length - MOST_LOST)] : []),
    ...faults.map(({ words }) => words),
  ]
}

/** New keys that were asked for, and are nobody's yet. */
export const rejoiningNow = ({ ledger, rejoining = [] }: MailGame): readonly Party[] =>
  rejoining.filter(({ name, tenure }) => tenure > (ledger?.fair.parties.find((one) => one.name === name)?.tenure ?? tenure))

/** What other rules would mean, and who has agreed to them. */
function ruleWords(mail: MailGame): readonly string[] {
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
