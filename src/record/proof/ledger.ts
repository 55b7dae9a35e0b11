import { type Hash, isSignedBy, type KeyPair, type KnownLink, type Signature, sign, whyNotLink } from '../../fair/index.ts'
import { FACTIONS, type Faction, type Refusal, refuse } from '../../rules/core/index.ts'
import type { KeptGame } from '../kept-game.ts'
import { headerLine, type RecordHeader, termsOf } from '../record.ts'
import { linkOf } from '../text/linked-lines.ts'
import { PROOF } from '../words.ts'
import { secretSeal } from './attack.ts'
import type { AttackNeeds } from './attack-openly.ts'
import { type Fairness, isPublishedBy, type Party, partyNamed } from './party.ts'
import type { Refused, Shown, Witness } from './proof.ts'
import { isRequestBy, pointsSeal, type Request } from './request.ts'
import { canBeSaidOf, isOfBothSides } from './worst-dice.ts'

/** An allocation under seal. */
export interface SealedPoints {
  readonly party: string
  readonly faction: Faction
  readonly turn: string
  /** The stage in which it was sealed. */
  readonly stage?: string | null
  readonly n: number
  /** The number of the request, where its salts have it. */
  readonly number?: number
  /** What the faction had to place. */
  readonly given?: number
  /** What has come to light of it, by target. */
  readonly revealed?: Readonly<Record<string, number>>
  readonly seals: Readonly<Record<string, Hash>>
  /** Its secret is lost with the folder: nobody can open it, and it counts as no points. */
  readonly isLost?: true
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
  /** The form of packets that it is played with now. */
  readonly form: number
  /** The lines since the stage began: what was written after an earlier one comes too late. */
  readonly stageLines: readonly Hash[]
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
  /** What a step of an attack on Pearl Harbor asks for beside. */
  readonly attack?: AttackNeeds
}

export const openingWords = (game: string, declaration: Hash, { link, points, secrets }: Omit<Shown, 'signature' | 'party'>) => ({
  game,
  declaration,
  link,
  points: points.map((one) => ({ ...one })),
  ...(secrets === undefined ? {} : { secrets: secrets.map((one) => ({ ...one })) }),
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

const isWitnessed = ({ fair }: Ledger, declaration: Hash, party: string, { by, signature }: Witness): boolean =>
  isSignedBy(partyNamed(fair, by)?.key, signature, 'refusal', refusalWords(fair.game, declaration, party))

/** Who, besides the chair and those of whom it is said, has not said that he has no link of a party either. */
export function notWitnessed(
  ledger: Ledger,
  declaration: Hash,
  { party, witnesses = [] }: { readonly party: string; readonly witnesses?: readonly Witness[] },
  accused: readonly string[],
): readonly string[] {
  const { fair } = ledger
  return fair.parties
    .map(({ name }) => name)
    .filter((name) => name !== fair.chair && !accused.includes(name))
    .filter((name) => !witnesses.some((one) => one.by === name && isWitnessed(ledger, declaration, party, one)))
}

/** Whether it can be said at all that these showed no link; of two parties, and where only opponents are left, the roll waits. */
export function mayBeRefused({ fair, form }: Pick<Ledger, 'fair' | 'form'>, accused: readonly string[]): boolean {
  if (form < 2) return true
  const [named, others] = [true, false].map((is) =>
    fair.parties.filter(({ name }) => accused.includes(name) === is).map(({ seats }) => seats),
  )
  return (others?.length ?? 0) > 1 && canBeSaidOf(named ?? [], others ?? [])
}

/** What is wrong with what is said of those who showed no link. */
export function whyNotRefused(ledger: Ledger, declaration: Hash, refused: readonly Refused[]): readonly Refusal[] {
  const { fair, form } = ledger
  const chair = partyNamed(fair, fair.chair)
  const forged = refused
    .filter(({ party, signature }) => !isSignedBy(chair?.key, signature, 'refusal', refusalWords(fair.game, declaration, party)))
    .map(() => refuse('forged', PROOF.forged(fair.chair)))
  if (form < 2 || refused.length === 0) return forged
  const accused = refused.map(({ party }) => party)
  const unsaid = refused.flatMap((one) =>
    notWitnessed(ledger, declaration, one, accused).map((name) => refuse('no-witness', PROOF.noWitness(fair.chair, one.party, name))),
  )
  const own = mayBeRefused(ledger, accused) ? [] : [refuse('own-word', PROOF.ownWord(fair.chair, accused))]
  return [...forged, ...unsaid, ...own]
}

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
    form: fair.form ?? 1,
    stageLines: [linkOf(header)],
  }
}

/** The lines that a request may say it was written after, with some more of them. */
export const stageLinesAfter = (ledger: Ledger, { game }: Pick<KeptGame, 'game'>, ...added: readonly Hash[]): readonly Hash[] => {
  const before = ledger.kept.game
  const isSame = before.stage === game.stage && before.situation.turn === game.situation.turn
  return isSame ? [...ledger.stageLines, ...added] : added.slice(-1)
}

/** Who signed to another game than the header says. */
export function whyNotTerms(header: RecordHeader): readonly Refusal[] {
  const { fair } = header
  if (fair?.form === undefined) return []
  const terms = termsOf(header)
  return fair.parties.filter((one) => one.terms !== terms).map(({ name }) => refuse('other-terms', PROOF.otherTerms(name, fair.chair)))
}

/** What is wrong with what the parties published. */
export function whyNotParties({ game, chair, parties }: Fairness): readonly Refusal[] {
  const wrong = parties.filter((one) => !isPublishedBy(one.key, game, one)).map(({ name }) => PROOF.badParty(name))
  const lacking = parties.some(({ name, seats }) => name === chair && seats.includes('host')) ? [] : [PROOF.noChair(chair)]
  const twice = parties.filter(({ name }, at) => parties.findIndex((one) => one.name === name) !== at).map(({ name }) => PROOF.twice(name))
  const both = parties.filter(({ seats }) => isOfBothSides(seats)).map(({ name }) => PROOF.bothSides(name))
  return [...wrong, ...lacking, ...twice, ...both].map((words) => refuse('bad-party', words))
}

/** What is wrong with a request, whatever the rules say of it. */
export function whyNotRequest(ledger: Ledger, request: Request): readonly Refusal[] {
  const { fair, numbers, form, stageLines } = ledger
  const party = partyNamed(fair, request.by)
  if (party === undefined) return [refuse('stranger', PROOF.stranger(request.by))]
  if (!isRequestBy(party.key, fair.game, request)) return [refuse('forged', PROOF.forged(request.by))]
  const known = numbers[request.by] ?? 0
  if (request.number <= known) return [refuse('replayed', PROOF.replayed(request.by, request.number))]
  if (!request.as.every((seat) => party.seats.includes(seat))) return [refuse('not-your-seat', PROOF.otherSeat(request.by))]
  if (form < 2) return []
  if (request.after === undefined || !stageLines.includes(request.after)) return [refuse('stale', PROOF.stale(request.by, request.number))]
  return closedAfterTime(ledger, request.by).map(({ faction, turn, n }) =>
    refuse('unopened', PROOF.unopened(request.by, faction, turn, n), undefined, { n }),
  )
}

/** Allocations of a party whose year is over and which it has not opened: the stage in which it sealed the next has passed. */
export const closedAfterTime = ({ sealed, opened, kept: { game } }: Ledger, party: string): readonly SealedPoints[] =>
  sealed.filter((one) => {
    if (one.party !== party || one.isLost || opened.some(({ faction, n }) => faction === one.faction && n === one.n)) return false
    const next = sealed.find(({ faction, n, turn }) => faction === one.faction && n > one.n && turn !== one.turn)
    return next !== undefined && (next.stage !== game.stage || next.turn !== game.situation.turn)
  })

/** What nobody has opened of a game that is over: the last allocations, of which no later seal asks. */
export const closedAtEnd = ({ sealed, opened, kept: { game } }: Ledger): readonly SealedPoints[] =>
  game.ending === null
    ? []
    : sealed.filter(
        (one) =>
          !one.isLost &&
          !opened.some(({ faction, n }) => faction === one.faction && n === one.n) &&
          !sealed.some(({ faction, n }) => faction === one.faction && n > one.n),
      )

/** Allocations of which more points have come to light than there were to place. */
export const overAllotted = ({ sealed }: Pick<Ledger, 'sealed'>): readonly (SealedPoints & { readonly sum: number })[] =>
  sealed.flatMap((one) => {
    const sum = Object.values(one.revealed ?? {}).reduce((total, points) => total + points, 0)
    return one.given !== undefined && sum > one.given ? [{ ...one, sum }] : []
  })

/** What came to light too much by an order, and was not too much before. */
export function newlyOverAllotted(before: Ledger, after: Ledger, n: number): readonly Refusal[] {
  const known = new Map(overAllotted(before).map((one) => [one.n, one.sum]))
  return overAllotted(after)
    .filter((one) => known.get(one.n) !== one.sum)
    .map((one) =>
      refuse('over-allotted', PROOF.overAllotted(n, one.party, one.faction, one.turn, one.sum, one.given ?? 0), undefined, { n }),
    )
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

/** What a party has to open of what it sealed, for these targets. */
export const sealedTargets = (
  ledger: Ledger,
  party: string,
  targets: readonly string[],
): readonly { readonly faction: Faction; readonly target: string }[] =>
  FACTIONS.flatMap((faction) => {
    const sealed = sealOfYear(ledger, faction)
    if (sealed?.party !== party || sealed.isLost) return []
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
    ...whyNotSecrets(ledger, needs, shown),
  ]
}

/** What is wrong with what a party opens of an attack on Pearl Harbor. */
function whyNotSecrets({ fair }: Ledger, { attack }: Needs, { party, secrets = [] }: Shown): readonly Refusal[] {
  const asked = (attack?.opens ?? []).filter((one) => one.party === party)
  const isAsked = (one: { readonly seat: string; readonly what: string }): boolean =>
    asked.some(({ seat, what }) => seat === one.seat && what === one.what)
  return [
    ...asked.flatMap(({ seat, what, turn, seal }) => {
      const opened = secrets.find((one) => one.seat === seat && one.what === what)
      if (opened === undefined) return [refuse('not-opened', PROOF.notOpenedSecret(party, what))]
      return secretSeal(fair.game, turn, opened) === seal ? [] : [refuse('other-than-sealed', PROOF.otherSecret(party, what))]
    }),
    ...secrets.filter((one) => !isAsked(one)).map(({ what }) => refuse('other-than-sealed', PROOF.otherSecret(party, what))),
  ]
}
