import {
  facesOf,
  type Hash,
  isSignedBy,
  type KeyPair,
  type KnownLink,
  type ShownLink,
  type Signature,
  sign,
  whyNotLink,
} from '../../fair/index.ts'
import { type Dice, FACTIONS, type Faction, type Refusal, refuse } from '../../rules/core/index.ts'
import { fold, type Order, whyNotFrom } from '../../rules/game/index.ts'
import { type KeptGame, leftStanding } from '../kept-game.ts'
import { linkOf } from '../linked-lines.ts'
import { readOrder } from '../order-reader.ts'
import { entryLine, headerLine, type RecordEntry } from '../record.ts'
import { PROOF } from '../words.ts'
import { decideOpenly, type KnownPoints, revealedIn, worstFor } from './common-game.ts'
import { type Fairness, isPublishedBy, type Party, partyNamed } from './party.ts'
import type { Proof, Refused, Shown } from './proof.ts'
import { declarationOfRequest, isRequestBy, ordersIn, pointsSeal, type Request } from './request.ts'

/** An allocation under seal. */
export interface SealedPoints {
  readonly party: string
  readonly faction: Faction
  readonly turn: string
  readonly n: number
  readonly seals: Readonly<Record<string, Hash>>
}

/** A record as far as it is proven, with what is known of everybody's chain and seals. */
export interface Ledger {
  readonly fair: Fairness
  readonly kept: KeptGame
  readonly lines: readonly string[]
  readonly last: Hash
  readonly known: Readonly<Record<string, KnownLink>>
  readonly numbers: Readonly<Record<string, number>>
  readonly rolls: number
  readonly sealed: readonly SealedPoints[]
  /** Allocations that were opened whole. */
  readonly opened: readonly Pick<SealedPoints, 'faction' | 'n'>[]
  /** The rules that the game is played by now. */
  readonly rules: string
}

export interface Placed {
  readonly request: Request
  readonly signature: Signature
}

/** What a declaration asks of everybody. */
export interface Needs {
  readonly declaration: Hash
  readonly roll?: number
  readonly targets: readonly string[]
}

export const openingWords = (game: string, declaration: Hash, { link, points }: Omit<Shown, 'signature' | 'party'>) => ({
  game,
  declaration,
  link,
  points: points.map((one) => ({ ...one })),
})

export const signShown = (keys: KeyPair, game: string, declaration: Hash, shown: Omit<Shown, 'signature'>): Shown => ({
  ...shown,
  signature: sign(keys, 'opening', openingWords(game, declaration, shown)),
})

const placeWords = (game: string, previous: Hash, { signature }: Request) => ({ game, previous, request: signature })
export const signPlace = (keys: KeyPair, game: string, previous: Hash, request: Request): Placed => ({
  request,
  signature: sign(keys, 'line', placeWords(game, previous, request)),
})

export const refusalWords = (game: string, declaration: Hash, party: string) => ({ game, declaration, party })
export const signRefused = (keys: KeyPair, game: string, declaration: Hash, party: string): Refused => ({
  party,
  signature: sign(keys, 'refusal', refusalWords(game, declaration, party)),
})

const firstLink = (game: string, { name, tenure, end }: Party): KnownLink => ({ owner: { game, party: name, tenure }, k: 0, link: end })

/** The ledger before anything happened. */
export function openLedger(kept: KeptGame): Ledger {
  const { fair } = kept.header
  if (fair === undefined) throw new Error('a game without parties has no ledger')
  const header = headerLine(kept.header)
  return {
    fair,
    kept,
    lines: [header],
    last: linkOf(header),
    known: Object.fromEntries(fair.parties.map((one) => [one.name, firstLink(fair.game, one)])),
    numbers: {},
    rolls: 0,
    sealed: [],
    opened: [],
    rules: kept.header.rules ?? '',
  }
}

/** What is wrong with what the parties published. */
export function whyNotParties({ game, chair, parties }: Fairness): readonly Refusal[] {
  const wrong = parties.filter((one) => !isPublishedBy(one.key, game, one)).map(({ name }) => PROOF.badParty(name))
  const lacking = parties.some(({ name, seats }) => name === chair && seats.includes('host')) ? [] : [PROOF.noChair(chair)]
  const twice = parties.filter(({ name }, at) => parties.findIndex((one) => one.name === name) !== at).map(({ name }) => PROOF.twice(name))
  return [...wrong, ...lacking, ...twice].map((words) => refuse('bad-party', words))
}

/** What is wrong with a request, whatever the rules say of it. */
export function whyNotRequest({ fair, numbers }: Ledger, request: Request): readonly Refusal[] {
  const party = partyNamed(fair, request.by)
  if (party === undefined) return [refuse('stranger', PROOF.stranger(request.by))]
  if (!isRequestBy(party.key, fair.game, request)) return [refuse('forged', PROOF.forged(request.by))]
  const known = numbers[request.by] ?? 0
  if (request.number <= known) return [refuse('replayed', PROOF.replayed(request.by, request.number))]
  if (!request.as.every((seat) => party.seats.includes(seat))) return [refuse('not-your-seat', PROOF.otherSeat(request.by))]
  return []
}

export const whyNotPlaced = (ledger: Ledger, { request, signature }: Placed): readonly Refusal[] => {
  const { fair, last } = ledger
  const chair = partyNamed(fair, fair.chair)
  return isSignedBy(chair?.key, signature, 'line', placeWords(fair.game, last, request))
    ? whyNotRequest(ledger, request)
    : [refuse('forged', PROOF.notPlaced)]
}

/** The last seal of a faction, which is that of the year. */
export const sealOfYear = ({ sealed }: Pick<Ledger, 'sealed'>, faction: Faction): SealedPoints | undefined =>
  sealed.findLast((one) => one.faction === faction)

type Carried =
  | { readonly ok: true; readonly entries: readonly RecordEntry[]; readonly kept: KeptGame; readonly thrown: number }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** The orders of a request one after another, with the same dice; what the rules refuse ends it, and the first may not be refused. */
function carriedOut({ kept: start }: Ledger, { as, ...request }: Request, dice: Dice, opened: KnownPoints): Carried {
  let kept = start
  let thrown = 0
  const entries: RecordEntry[] = []
  for (const [index, given] of ordersIn(request).entries()) {
    const read = readOrder(given)
    const stranger = read.ok ? whyNotFrom(as, read.order) : read.refusals
    if (!read.ok || stranger.length > 0) return { ok: false, refusals: stranger }
    const faces: number[] = []
    const counting: Dice = (what) => {
      const face = dice(what)
      faces.push(face)
      return face
    }
    const { order, decision } = decideOpenly(kept, as, read.order, counting, opened)
    if (!decision.accepted) {
      if (index === 0) return { ok: false, refusals: decision.refusals }
      break
    }
    const entry: RecordEntry = { n: kept.entries.length + 1, as, order, dice: faces, events: decision.events }
    const longer = { ...kept, entries: [...kept.entries, entry], game: fold(kept.game, decision.events) }
    kept = { ...longer, game: leftStanding(longer) }
    thrown += faces.length
    entries.push(entry)
  }
  return { ok: true, entries, kept, thrown }
}

const LOCAL: ReadonlySet<string> = new Set(['draft-allocation', 'stand', 'quiet', 'commit-magic'])
const isLocal = (order: Order): boolean => LOCAL.has(order.type) || (order.type === 'strike' && LOCAL.has(order.step.type))

/** What a request needs of everybody before it can be carried out, or why it cannot be at all. */
export function needsOf(ledger: Ledger, request: Request): Needs | { readonly refusals: readonly Refusal[] } {
  const { fair, last, rolls } = ledger
  if (ordersIn(request).some(isLocal)) return { refusals: [refuse('not-in-the-open', PROOF.notInTheOpen)] }
  const tried = carriedOut(ledger, request, () => 1, {})
  if (!tried.ok) return tried
  const targets = revealedIn(tried.entries.flatMap(({ events }) => events))
  const isPlain = tried.thrown === 0 && targets.length === 0
  const roll = isPlain ? 0 : rolls + 1
  return { declaration: declarationOfRequest(fair.game, request, roll, last), targets, ...(isPlain ? {} : { roll }) }
}

/** What a party has to open of what it sealed, for these targets. */
export const sealedTargets = (
  ledger: Ledger,
  party: string,
  targets: readonly string[],
): readonly { readonly faction: Faction; readonly target: string }[] =>
  FACTIONS.flatMap((faction) => {
    const sealed = sealOfYear(ledger, faction)
    if (sealed?.party !== party) return []
    return targets.filter((target) => target in sealed.seals).map((target) => ({ faction, target }))
  })

/** What is wrong with what a party shows for a declaration. */
export function whyNotShown(ledger: Ledger, needs: Needs, shown: Shown): readonly Refusal[] {
  const { fair, known } = ledger
  const party = partyNamed(fair, shown.party)
  const link = known[shown.party]
  if (party === undefined || link === undefined) return [refuse('stranger', PROOF.stranger(shown.party))]
  if (!isSignedBy(party.key, shown.signature, 'opening', openingWords(fair.game, needs.declaration, shown)))
    return [refuse('forged', PROOF.forged(shown.party))]
  const fault = whyNotLink(link, needs.roll ?? 0, shown.link)
  if (fault !== undefined) return [refuse('bad-link', PROOF.badLink(shown.party, needs.roll ?? 0, fault))]
  const asked = sealedTargets(ledger, shown.party, needs.targets)
  const unopened = asked.filter(({ faction, target }) => !shown.points.some((one) => one.faction === faction && one.target === target))
  const wrong = shown.points.filter((one) => {
    const sealed = sealOfYear(ledger, one.faction)
    const place = { game: fair.game, faction: one.faction, turn: sealed?.turn ?? '' }
    return sealed?.party !== shown.party || sealed.seals[one.target] !== pointsSeal(place, one)
  })
  return [
    ...unopened.map(({ faction, target }) => refuse('not-opened', PROOF.notOpened(shown.party, faction, target))),
    ...wrong.map(({ faction, target }) => refuse('other-than-sealed', PROOF.otherThanSealed(shown.party, faction, target))),
  ]
}

/** The dice that all links make together; against whoever refused, the worst. */
export function diceOf(ledger: Ledger, declaration: Hash, shown: readonly Shown[], refused: readonly Refused[]): Dice {
  const [first] = refused
  if (first !== undefined) return worstFor(partyNamed(ledger.fair, first.party)?.seats ?? [])
  const faces = facesOf(
    declaration,
    shown.map(({ party, link }): ShownLink => ({ party, link })),
  )
  return () => faces.next().value
}

export const pointsShown = (shown: readonly Shown[]): KnownPoints => {
  const all = shown.flatMap(({ points }) => points)
  return Object.fromEntries(
    FACTIONS.map((faction) => [
      faction,
      Object.fromEntries(all.filter((one) => one.faction === faction).map(({ target, points }) => [target, points])),
    ]),
  )
}

const byName = (one: { readonly party: string }, other: { readonly party: string }): number => (one.party < other.party ? -1 : 1)

export type Completed = { readonly ok: true; readonly ledger: Ledger } | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** The ledger with the lines that a request comes to, once everybody has shown what it needs or let his time go by. */
export function complete(ledger: Ledger, placed: Placed, needs: Needs, shown: readonly Shown[], refused: readonly Refused[]): Completed {
  const { fair, kept } = ledger
  const { request, signature } = placed
  const dice = diceOf(ledger, needs.declaration, shown, refused)
  const carried = carriedOut(ledger, request, dice, pointsShown(shown))
  if (!carried.ok) return carried
  const proof: Proof = {
    request,
    placed: signature,
    ...(needs.roll === undefined ? {} : { roll: needs.roll, shown: [...shown].sort(byName) }),
    ...(refused.length === 0 ? {} : { refused: [...refused].sort(byName) }),
  }
  const first = kept.entries.length + 1
  const entries = carried.entries.map((entry, index): RecordEntry => ({ ...entry, proof: index === 0 ? proof : { of: first } }))
  const lines: string[] = []
  let { last } = ledger
  for (const entry of entries) {
    const line = entryLine(kept.header, entry, last)
    lines.push(line)
    last = linkOf(line)
  }
  const all = [...kept.entries, ...entries]
  return {
    ok: true,
    ledger: {
      ...grown(ledger, request, needs, shown, first),
      kept: { ...carried.kept, entries: all },
      lines: [...ledger.lines, ...lines],
      last,
      fair,
    },
  }
}

/** What is known after a request: its number, the links that were shown, and the seals that it set. */
export function grown(ledger: Ledger, request: Request, needs: Needs, shown: readonly Shown[], n: number): Ledger {
  const { known, numbers, rolls, sealed, kept } = ledger
  const links = shown.flatMap(({ party, link }) => {
    const owner = known[party]?.owner
    return owner === undefined || needs.roll === undefined ? [] : [[party, { owner, k: needs.roll, link }] as const]
  })
  const turn = kept.game.situation.turn
  const seals = ordersIn(request).flatMap((order): readonly SealedPoints[] =>
    order.type === 'seal-allocation' && request.seals !== undefined
      ? [{ party: request.by, faction: order.by, turn, n, seals: request.seals }]
      : [],
  )
  return {
    ...ledger,
    known: { ...known, ...Object.fromEntries(links) },
    numbers: { ...numbers, [request.by]: request.number },
    rolls: needs.roll ?? rolls,
    sealed: [...sealed, ...seals],
  }
}
