import { isSignedBy, type Signature } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { isOnRecord, whyNotAct, withAct } from '../proof/acts.ts'
import { whyNotClaimed } from '../proof/attack-openly.ts'
import { type Completed, complete, needsOf } from '../proof/completing.ts'
import {
  type Ledger,
  type Needs,
  newlyOverAllotted,
  type Placed,
  refusalWords,
  whyNotPlaced,
  whyNotRefused,
  whyNotShown,
} from '../proof/ledger.ts'
import { partyNamed } from '../proof/party.ts'
import type { Claimed, Refused, Shown } from '../proof/proof.ts'
import { actLine } from '../record.ts'
import { linkOf } from '../text/linked-lines.ts'
import { MAIL, PROOF } from '../words.ts'
import { type Post, type Said, saidIn } from './post.ts'
import { remembered } from './remembered.ts'

/** A request that is placed and waits for what others have to show. */
export interface Pending {
  readonly placed: Placed
  readonly needs: Needs
  readonly shown: readonly Shown[]
  readonly refused: readonly Refused[]
  /** Who has still to show his link. */
  readonly missing: readonly string[]
  /** All links are shown, and somebody has to say what came of it in secret. */
  readonly isForClaim?: true
  /** Whose time is over as the chair says, with the word of others as far as it is here. */
  readonly overdue?: readonly Refused[]
}

/** What was placed after each line and shown for each declaration, in the order of the packets' numbers. */
export interface Sorted {
  readonly placed: ReadonlyMap<string, readonly Said<'place'>[]>
  readonly acts: ReadonlyMap<string, readonly Said<'place-act'>[]>
  readonly shown: ReadonlyMap<string, readonly Said<'show'>[]>
  readonly refused: ReadonlyMap<string, readonly Said<'refuse'>[]>
  readonly witnessed: ReadonlyMap<string, readonly Said<'witness'>[]>
  readonly claimed: ReadonlyMap<string, readonly Said<'claim'>[]>
  readonly declined: ReadonlyMap<Signature, readonly Said<'decline'>[]>
}

const by = <T>(all: readonly T[], key: (said: T) => string): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>()
  for (const said of all) {
    const own = found.get(key(said)) ?? []
    own.push(said)
    found.set(key(said), own)
  }
  return found
}

export const sortedBodies = (posts: readonly Post[], chair: string): Sorted => ({
  placed: by(saidIn(posts, 'place', chair), ({ body }) => body.previous),
  acts: by(saidIn(posts, 'place-act', chair), ({ body }) => body.previous),
  shown: by(saidIn(posts, 'show'), ({ body }) => body.declaration),
  refused: by(saidIn(posts, 'refuse', chair), ({ body }) => body.declaration),
  witnessed: by(saidIn(posts, 'witness'), ({ body }) => body.declaration),
  claimed: by(saidIn(posts, 'claim'), ({ body }) => body.declaration),
  declined: by(saidIn(posts, 'decline', chair), ({ body }) => body.request),
})

export type Step = {
  readonly ledger: Ledger
  readonly pending?: Pending
  readonly faults: readonly Refusal[]
  readonly goesOn: boolean
  /** It is said of a link that it did not come, and the chair has not gone on from this line: the last of it may still become another. */
  readonly isProvisional?: true
}

/** The hash of a ledger's last line stands for all of it. */
const completedOnce = remembered<Completed>()
const triedOnce = remembered<{ readonly wrong: readonly Refusal[]; readonly needs: ReturnType<typeof needsOf> }>()
const shownOnce = remembered<readonly Refusal[]>()
const signedOnce = remembered<boolean>()

const stopped = (ledger: Ledger, ...faults: readonly Refusal[]): Step => ({ ledger, faults, goesOn: false })

const withFaults = (step: Step, faults: readonly Refusal[]): Step => ({ ...step, faults: [...faults, ...step.faults] })

/** Whether the chair has placed anything after a line. */
const isBuiltOn = ({ placed, acts }: Sorted, last: string): boolean => placed.has(last) || acts.has(last)

interface Links {
  readonly shown: readonly Shown[]
  /** The packet of each link, by its party. */
  readonly packets: ReadonlyMap<string, string>
  readonly faults: readonly Refusal[]
}

/** The links that were shown for a declaration and are right, the chair's first. */
function linksFor(ledger: Ledger, needs: Needs, sorted: Sorted, { packet, body }: Said<'place'>): Links {
  const { chair } = ledger.fair
  const shown: Shown[] = []
  const packets = new Map<string, string>()
  const faults: Refusal[] = []
  const own = body.shown === undefined ? [] : [{ packet, shown: body.shown }]
  const others = (sorted.shown.get(needs.declaration) ?? []).map((said) => ({ packet: said.packet, shown: said.body.shown }))
  for (const one of [...own, ...others.filter((other) => other.shown.party !== chair)]) {
    if (packets.has(one.shown.party)) continue
    const why = shownOnce([ledger.last, needs.declaration, JSON.stringify(one.shown)].join(), () => whyNotShown(ledger, needs, one.shown))
    faults.push(...why.map((refusal) => ({ ...refusal, words: MAIL.inPacket(one.packet, refusal.words) })))
    if (why.length > 0) continue
    shown.push(one.shown)
    packets.set(one.shown.party, one.packet)
  }
  return { shown, packets, faults }
}

interface Overdue extends Refused {
  readonly packets: readonly string[]
}

/** Of whom the chair says that his time is over, with the word of all others that is here. */
function overdueFor({ fair, form }: Ledger, sorted: Sorted, declaration: string): readonly Overdue[] {
  const isBy = (name: string, party: string, signature: Signature): boolean => {
    const key = partyNamed(fair, name)?.key
    return signedOnce([key, fair.game, declaration, party, signature].join(), () =>
      isSignedBy(key, signature, 'refusal', refusalWords(fair.game, declaration, party)),
    )
  }
  const witnessed = (sorted.witnessed.get(declaration) ?? []).filter(({ from, body: { refused } }) =>
    isBy(from, refused.party, refused.signature),
  )
  const found = new Map<string, Overdue>()
  for (const { packet, body } of sorted.refused.get(declaration) ?? []) {
    const { party, signature } = body.refused
    if (party === fair.chair || found.has(party) || !isBy(fair.chair, party, signature)) continue
    const also = witnessed.filter(({ from, body: { refused } }) => refused.party === party && from !== fair.chair && from !== party)
    const first = also.filter(({ from }, at) => also.findIndex((one) => one.from === from) === at)
    const witnesses = first
      .map(({ from, body: { refused } }) => ({ by: from, signature: refused.signature }))
      .sort((one, other) => (one.by < other.by ? -1 : 1))
    const packets = [packet, ...first.map((one) => one.packet)]
    found.set(party, { party, signature, packets, ...(form < 2 ? {} : { witnesses }) })
  }
  return [...found.values()].sort((one, other) => (one.party < other.party ? -1 : 1))
}

const asRefused = ({ packets: _packets, ...refused }: Overdue): Refused => refused

function withPlaced(ledger: Ledger, sorted: Sorted, said: Said<'place'>): Step {
  const { packet, body } = said
  const { chair } = ledger.fair
  const placed: Placed = { request: body.request, signature: body.signature }
  const { wrong, needs } = triedOnce([ledger.last, placed.signature, placed.request.signature].join(), () => ({
    wrong: whyNotPlaced(ledger, placed),
    needs: needsOf(ledger, placed.request),
  }))
  const against = wrong.length > 0 ? wrong : 'refusals' in needs ? needs.refusals : []
  if (against.length > 0 || 'refusals' in needs)
    return stopped(ledger, ...against.map((one) => ({ ...one, words: MAIL.placedWrongly(chair, packet, one.words) })))
  const links: Links = needs.roll === undefined ? { shown: [], packets: new Map(), faults: [] } : linksFor(ledger, needs, sorted, said)
  if (needs.roll !== undefined && links.shown[0]?.party !== chair)
    return stopped(ledger, ...links.faults, refuse('chair-first', MAIL.chairFirst(chair, needs.roll)))
  const overdue = overdueFor(ledger, sorted, needs.declaration)
  const settled = (accused: readonly Overdue[]): Step => {
    const counted = links.shown.filter(({ party }) => !accused.some((one) => one.party === party))
    return settle(ledger, sorted, placed, needs, counted, accused.map(asRefused))
  }
  const provisional = (step: Step): Step =>
    ledger.form >= 2 && overdue.length > 0 && step.goesOn && !isBuiltOn(sorted, step.ledger.last) ? { ...step, isProvisional: true } : step
  const plain = settled([])
  const accused = accusedOf(ledger, needs, overdue, plain)
  const without = accused.length === 0 ? undefined : settled(accused)
  // Every link is here and the chair has gone on with it: what is said of it later changes nothing.
  const isSettled = plain.goesOn && isBuiltOn(sorted, plain.ledger.last)
  if (ledger.form >= 2 && isSettled) return withFaults(plain, [...links.faults, ...liesOf(chair, accused, links)])
  if (without !== undefined)
    return withFaults(withOverdue(provisional(without), overdue), [...links.faults, ...liesOf(chair, accused, links)])
  const denied = overdue.flatMap((one) => {
    const here = links.packets.get(one.party)
    return here === undefined ? [] : [refuse('link-is-here', MAIL.linkIsHere(chair, one.party, one.packets[0] ?? '', here))]
  })
  return withFaults(withOverdue(provisional(plain), overdue), [...links.faults, ...denied])
}

const withOverdue = (step: Step, overdue: readonly Overdue[]): Step =>
  step.pending === undefined || overdue.length === 0 ? step : { ...step, pending: { ...step.pending, overdue: overdue.map(asRefused) } }

/** Of whom it counts that he showed no link: all of whom it is said, or those of them whose link is not here. */
function accusedOf(ledger: Ledger, { declaration }: Needs, overdue: readonly Overdue[], { pending }: Step): readonly Overdue[] {
  if (ledger.form < 2 || overdue.length === 0) return overdue
  const missing = pending?.missing ?? []
  const lacking = overdue.filter(({ party }) => missing.includes(party))
  return (
    [overdue, lacking].find(
      (some) =>
        some.length > 0 &&
        missing.every((name) => some.some(({ party }) => party === name)) &&
        whyNotRefused(ledger, declaration, some.map(asRefused)).length === 0,
    ) ?? []
  )
}

/** Whose link is here though others say that it is not. */
const liesOf = (chair: string, accused: readonly Overdue[], { packets }: Links): readonly Refusal[] =>
  accused.flatMap((one) => {
    const here = packets.get(one.party)
    const said = [chair, ...(one.witnesses ?? []).map((witness) => witness.by)]
    return here === undefined ? [] : [refuse('link-is-here', MAIL.linkWasHere(said, one.party, one.packets, here))]
  })

/** The lines that a request comes to with these links, or whom it waits for. */
function settle(ledger: Ledger, sorted: Sorted, placed: Placed, needs: Needs, shown: readonly Shown[], refused: readonly Refused[]): Step {
  const done = new Set([...shown, ...refused].map(({ party }) => party))
  const missing = needs.roll === undefined ? [] : ledger.fair.parties.map(({ name }) => name).filter((name) => !done.has(name))
  if (missing.length > 0) return { ledger, pending: { placed, needs, shown, refused, missing }, faults: [], goesOn: false }
  const { claimed, wrong: faults } = claimIn(ledger, needs, sorted, refused)
  const claims = needs.attack?.claims?.party
  if (claims !== undefined && claimed === undefined && !refused.some(({ party }) => party === claims))
    return { ledger, pending: { placed, needs, shown, refused, missing: [claims], isForClaim: true }, faults, goesOn: false }
  const key = [
    ledger.last,
    placed.signature,
    ...shown.map(({ signature }) => signature).sort(),
    JSON.stringify(refused),
    claimed?.signature,
  ].join()
  const completed = completedOnce(key, () => complete(ledger, placed, needs, shown, refused, claimed))
  if (!completed.ok) return stopped(ledger, ...completed.refusals)
  const over = newlyOverAllotted(ledger, completed.ledger, ledger.kept.entries.length + 1)
  return { ledger: completed.ledger, faults: [...faults, ...over], goesOn: true }
}

/** What was said of a secret step: the first that its party said, whatever it said later, and nothing once its time is over. */
function claimIn(
  { fair, kept }: Ledger,
  needs: Needs,
  sorted: Sorted,
  refused: readonly Refused[],
): { readonly claimed?: Claimed; readonly wrong: readonly Refusal[] } {
  const party = needs.attack?.claims?.party
  if (party === undefined || refused.some((one) => one.party === party)) return { wrong: [] }
  const judged = (sorted.claimed.get(needs.declaration) ?? []).map(({ body: { claimed } }) => ({
    claimed,
    why: whyNotClaimed(fair, kept, needs, claimed),
  }))
  const [first, ...more] = judged.flatMap(({ claimed, why }) => (why.length === 0 ? [claimed] : []))
  const isOther = more.some(({ signature }) => signature !== first?.signature)
  return {
    ...(first === undefined ? {} : { claimed: first }),
    wrong: [...judged.flatMap(({ why }) => why), ...(isOther ? [refuse('claimed-twice', PROOF.claimedTwice(party))] : [])],
  }
}

function withPlacedAct(ledger: Ledger, { packet, body: { act, placed } }: Said<'place-act'>): Step {
  const wrong = whyNotAct(ledger, { act, placed }).map((one) => ({
    ...one,
    words: MAIL.placedWrongly(ledger.fair.chair, packet, one.words),
  }))
  return isOnRecord(wrong, act) ? { ledger: withAct(ledger, act, placed), faults: wrong, goesOn: true } : stopped(ledger, ...wrong)
}

/** A roll that is declared anew because a link of it is lost: what was placed gives way, unless the link is here after all. */
function withVoided(ledger: Ledger, sorted: Sorted, place: Said<'place'>, voiding: Said<'place-act'>): Step {
  const { chair } = ledger.fair
  const { act, placed } = voiding.body
  const roll = withPlaced(ledger, sorted, place)
  if (!roll.goesOn || act.type !== 'chain-renewed') return withPlacedAct(ledger, voiding)
  if (!isBuiltOn(sorted, linkOf(actLine({ act, placed }, ledger.last))))
    return stopped(ledger, ...roll.faults, refuse('forked', MAIL.forked(ledger.lines.length + 1, chair, [place.packet, voiding.packet])))
  const links = (sorted.shown.get(act.voids?.request === undefined ? '' : declarationOf(ledger, place)) ?? []).find(
    ({ from }) => from === act.party.name,
  )
  return withFaults(withPlacedAct(ledger, voiding), [
    refuse('link-is-here', MAIL.lostIsHere(chair, act.party.name, voiding.packet, links?.packet ?? place.packet)),
  ])
}

function declarationOf(ledger: Ledger, { body: { request } }: Said<'place'>): string {
  const needs = needsOf(ledger, request)
  return 'refusals' in needs ? '' : needs.declaration
}

/** A request that was declined before it was placed is dead; the other way round the chair has said two things of it. */
function declinedHere(
  { fair }: Ledger,
  sorted: Sorted,
  { packet, number, body }: Said<'place'>,
): { readonly isDead: boolean; readonly faults: readonly Refusal[] } {
  const { by: asker, signature } = body.request
  const [first] = sorted.declined.get(signature) ?? []
  if (first === undefined) return { isDead: false, faults: [] }
  const isDead = first.number < number
  const words = isDead
    ? MAIL.declinedPlaced(fair.chair, asker, first.packet, packet)
    : MAIL.placedDeclined(fair.chair, asker, packet, first.packet)
  return { isDead, faults: [refuse('declined', words)] }
}

/** One line further, if the chair has placed one here. */
export function step(ledger: Ledger, sorted: Sorted): Step {
  const { chair } = ledger.fair
  const here = sorted.placed.get(ledger.last) ?? []
  const acts = sorted.acts.get(ledger.last) ?? []
  const [place] = here
  const [act] = acts
  const places = new Set(here.map(({ body }) => body.request.signature))
  const actsPlaced = new Set(acts.map(({ body }) => body.placed))
  const voids = act?.body.act.type === 'chain-renewed' ? act.body.act.voids : undefined
  if (
    place !== undefined &&
    act !== undefined &&
    places.size + actsPlaced.size === 2 &&
    voids?.request.signature === place.body.request.signature
  )
    return withVoided(ledger, sorted, place, act)
  if (places.size + actsPlaced.size > 1)
    return stopped(
      ledger,
      refuse(
        'forked',
        MAIL.forked(
          ledger.lines.length + 1,
          chair,
          [...here, ...acts].map(({ packet }) => packet),
        ),
      ),
    )
  if (place !== undefined) {
    const { isDead, faults } = declinedHere(ledger, sorted, place)
    return isDead ? stopped(ledger, ...faults) : withFaults(withPlaced(ledger, sorted, place), faults)
  }
  return act === undefined ? stopped(ledger) : withPlacedAct(ledger, act)
}
