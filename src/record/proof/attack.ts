import { canonical, facesOf, type Hash, type ShownLink, sealOf, secretFor } from '../../fair/index.ts'
import {
  type Belligerent,
  columnAt,
  columnLevel,
  decideStrike,
  evolveStrike,
  NO_STRIKE,
  type Strike,
  type StrikeEvent,
  type StrikeOrder,
  showStrike,
} from '../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf, type Dice } from '../../rules/core/index.ts'
import { standing } from '../corrections/taking-back.ts'
import type { KeptGame } from '../kept-game.ts'
import type { RecordEntry } from '../record.ts'
import type { Claim, OpenedSecret, Proof, SecretKind } from './proof.ts'
import type { Request } from './request.ts'
import { worstFor } from './worst-dice.ts'

/**
 * An attack on Pearl Harbor that no referee knows the whole of. Magic cards (51.311) and the carriers that try to intercept (51.42) are under
 * seals. The dice for the carriers (51.312) come from everybody's links and from the salt of the American seal, which was fixed before any of
 * them was shown: the U.S. alone knows them and cannot choose them. What it says of them it is held to when the attack is over.
 */

export interface SealedSecret {
  readonly party: string
  readonly seat: Belligerent
  readonly what: SecretKind
  readonly turn: string
  /** The number of the request that set it: no salt serves two seals. */
  readonly number: number
  readonly seal: Hash
}

const WHAT: Readonly<Record<SecretKind, string>> = { magic: 'Magic cards', interception: 'carriers that intercept' }

export const secretSeal = (game: string, turn: string, { seat, what, content, salt }: OpenedSecret): Hash =>
  sealOf({ game, seat, turn, what: WHAT[what], content, salt })

/** A salt that only the party can know, the same on every device it plays on. */
export const secretSalt = (secret: Hash, game: string, { seat, what, turn, number }: Omit<SealedSecret, 'seal' | 'party'>): Hash =>
  secretFor(secret, 'salt', { game, seat, turn, what, number })

/** What was shown for a step, who did not show in time, and what the U.S. said of it. */
export interface Thrown {
  readonly links: readonly ShownLink[]
  readonly refused: readonly string[]
  readonly claim?: Claim
}

type Steps = 'search' | 'surprise' | 'interception'

/** The attack under way, as its proofs tell it. */
export interface Attack {
  readonly sealed: readonly SealedSecret[]
  readonly thrown: Readonly<Partial<Record<Steps, Thrown>>>
  /** Japan's cards as they were opened for the search; none where they were not. */
  readonly japanese: number
}

export const NO_ATTACK: Attack = { sealed: [], thrown: {}, japanese: 0 }

export const sealNamed = ({ sealed }: Attack, seat: Belligerent, what: SecretKind): SealedSecret | undefined =>
  sealed.find((one) => one.seat === seat && one.what === what)

type Whole = Extract<Proof, { readonly request: unknown }>

export const thrownIn = ({ shown = [], refused = [], claimed }: Pick<Whole, 'shown' | 'refused' | 'claimed'>): Thrown => ({
  links: shown.map(({ party, link }) => ({ party, link })),
  refused: refused.map(({ party }) => party),
  ...(claimed === undefined ? {} : { claim: claimed.claim }),
})

export const japaneseIn = (secrets: readonly OpenedSecret[]): number => {
  const content = secrets.find(({ seat, what }) => seat === 'japan' && what === 'magic')?.content
  return typeof content === 'number' ? content : 0
}

/** The seal that a request sets. */
export const sealIn = ({ by, number, seals = {} }: Request, seat: Belligerent, what: SecretKind, turn: string): readonly SealedSecret[] => {
  const seal = seals[what]
  return seal === undefined ? [] : [{ party: by, seat, what, turn, number, seal }]
}

function withStep(attack: Attack, turn: string, event: StrikeEvent, proof: Whole): Attack {
  const thrown = (step: Steps): Attack => ({ ...attack, thrown: { ...attack.thrown, [step]: thrownIn(proof) } })
  switch (event.type) {
    case 'magic-committed':
      return { ...attack, sealed: [...attack.sealed, ...sealIn(proof.request, event.by, 'magic', turn)] }
    case 'carriers-located':
      return { ...thrown('search'), japanese: japaneseIn((proof.shown ?? []).flatMap(({ secrets = [] }) => secrets)) }
    case 'surprise-rolled':
      return thrown('surprise')
    case 'interception-tried':
      return { ...thrown('interception'), sealed: [...attack.sealed, ...sealIn(proof.request, 'us', 'interception', turn)] }
    default:
      return attack
  }
}

interface Told {
  readonly n: number
  readonly event: StrikeEvent
  readonly proof: RecordEntry['proof']
}

/** What happened in the attack that was launched last. */
function toldIn({ entries }: Pick<KeptGame, 'entries'>): readonly Told[] {
  const all = standing(entries).flatMap(({ n, events, proof }) =>
    events.flatMap((one): readonly Told[] => (one.type === 'strike' ? [{ n, event: one.event, proof }] : [])),
  )
  return all.slice(all.findLastIndex(({ event }) => event.type === 'strike-launched'))
}

export function attackOf(kept: Pick<KeptGame, 'entries'>): Attack {
  let attack = NO_ATTACK
  let turn = ''
  for (const { event, proof } of toldIn(kept)) {
    if (event.type === 'strike-launched') turn = event.turn
    if (proof !== undefined && 'request' in proof) attack = withStep(attack, turn, event, proof)
  }
  return attack
}

/** What somebody knows that is under seal, with the salts. */
export type KnownSecrets = readonly OpenedSecret[]

const secretOf = (known: KnownSecrets, seat: Belligerent, what: SecretKind): OpenedSecret | undefined =>
  known.find((one) => one.seat === seat && one.what === what)

export const cardsIn = (known: KnownSecrets, seat: Belligerent): number | undefined => {
  const content = secretOf(known, seat, 'magic')?.content
  return typeof content === 'number' ? content : undefined
}

const forcesIn = (known: KnownSecrets): readonly string[] | undefined => {
  const content = secretOf(known, 'us', 'interception')?.content
  return typeof content === 'object' ? content : undefined
}

/** Dice that the U.S. alone knows; where somebody refused, the worst for him, which all know. */
function secretDice({ header }: KeptGame, { links, refused }: Thrown, { seal, party }: SealedSecret, salt: Hash): Dice {
  const [first] = refused
  if (first !== undefined) return worstFor(header.fair?.parties.find(({ name }) => name === first)?.seats ?? [])
  // No party can be called that: a name has no spaces.
  const faces = facesOf(seal, [...links, { party: `${party} in secret`, link: salt }])
  return () => faces.next().value
}

type SecretStep = { readonly step: 'search' | 'interception'; readonly strike: Strike }

/** What a secret step truly came to, for somebody who knows what is under its seals. */
export function trueStep(kept: KeptGame, attack: Attack, known: KnownSecrets, { step, strike }: SecretStep): StrikeEvent | undefined {
  const what = step === 'search' ? 'magic' : 'interception'
  const [sealed, opened, thrown] = [sealNamed(attack, 'us', what), secretOf(known, 'us', what), attack.thrown[step]]
  const forces = forcesIn(known)
  if (sealed === undefined || opened === undefined || thrown === undefined || thrown.refused.includes(sealed.party)) return undefined
  const order: StrikeOrder =
    step === 'search' ? { type: 'locate-carriers', by: 'us' } : { type: 'intercept', by: 'us', forces: forces ?? [] }
  const magic = { japan: attack.japanese, us: cardsIn(known, 'us') ?? 0 }
  const dice = secretDice(kept, thrown, sealed, opened.salt)
  const decision = decideStrike(kept.book, kept.game.situation, { ...strike, magic }, order, dice)
  return decision.accepted ? decision.event : undefined
}

function asKnown(kept: KeptGame, attack: Attack, known: KnownSecrets, strike: Strike, event: StrikeEvent): StrikeEvent {
  switch (event.type) {
    case 'magic-committed':
      return { ...event, cards: cardsIn(known, event.by) ?? event.cards }
    case 'carriers-located':
      return trueStep(kept, attack, known, { step: 'search', strike }) ?? event
    case 'interception-tried': {
      const found = trueStep(kept, attack, known, { step: 'interception', strike })
      return found?.type === 'interception-tried' ? { ...found, effects: event.effects } : event
    }
    default:
      return event
  }
}

/** The attack as somebody knows it: each event by the order it belongs to, and where it stands. */
export function attackKnown(
  kept: KeptGame,
  known: KnownSecrets,
): { readonly events: ReadonlyMap<number, StrikeEvent>; readonly strike: Strike } {
  const attack = attackOf(kept)
  const events = new Map<number, StrikeEvent>()
  let strike: Strike = NO_STRIKE
  for (const { n, event } of toldIn(kept)) {
    const seen = asKnown(kept, attack, known, strike, event)
    events.set(n, seen)
    strike = evolveStrike(strike, seen)
  }
  return { events, strike }
}

/** What Japan adds to its die for surprise, by the cards that both put down. */
const modifierFor = ({ book }: KeptGame, { level }: Strike, japan: number, us: number): number =>
  columnAt(chapterOf(book, 'pearlHarbor').columns.value, columnLevel(level, { japan, us })).modifier

/** The fewest American cards that come to the same modifier: more than that Japan does not learn when it rolls (51.313). */
export function leastMagic(kept: KeptGame, cards: number): number {
  const { japanese } = attackOf(kept)
  const strike = kept.game.strike ?? NO_STRIKE
  const modifier = modifierFor(kept, strike, japanese, cards)
  let least = 0
  while (modifierFor(kept, strike, japanese, least) !== modifier) least += 1
  return least
}

/** Whether all that the U.S. said of the attack is as it was sealed. */
export function isProven(kept: KeptGame, known: KnownSecrets): boolean {
  const attack = attackOf(kept)
  const cards = cardsIn(known, 'us')
  if (cards === undefined || attack.sealed.some(({ seat, what }) => seat === 'us' && secretOf(known, seat, what) === undefined))
    return false
  const { events } = attackKnown(kept, known)
  let strike: Strike = NO_STRIKE
  return toldIn(kept).every(({ n, event }) => {
    const before = strike
    strike = evolveStrike(strike, events.get(n) ?? event)
    if (event.type === 'surprise-rolled') {
      const isSaid = attack.thrown.surprise?.claim !== undefined
      return !isSaid || event.modifier === modifierFor(kept, before, attack.japanese, cards)
    }
    if (event.type !== 'carriers-located' && event.type !== 'interception-tried') return true
    const step = event.type === 'carriers-located' ? 'search' : 'interception'
    if (attack.thrown[step]?.claim === undefined) return true
    const truth = trueStep(kept, attack, known, { step, strike: before })
    return truth !== undefined && canonical(publicOf(truth)) === canonical(publicOf(event))
  })
}

/** Of a secret step all that everybody may see: who is in port, and who came up with the enemy. */
function publicOf(event: StrikeEvent): readonly string[] {
  const shown = showStrike(event, 'public')
  if (shown.type === 'carriers-located')
    return Object.entries(shown.located).flatMap(([force, { place }]) => (place === 'pearl' ? [force] : []))
  return shown.type === 'interception-tried' ? shown.tries.map(({ force }) => force) : []
}

/** What the U.S. has to say of a secret step, and no more. */
export const claimOf = (event: StrikeEvent): Claim | undefined =>
  event.type === 'carriers-located'
    ? { of: 'search', inPort: publicOf(event) }
    : event.type === 'interception-tried'
      ? { of: 'interception', found: publicOf(event) }
      : undefined
