import { isHash, isSignedBy, type KeyPair, sign } from '../../fair/index.ts'
import { NO_STRIKE, type Strike, type StrikeEvent, type StrikeOrder, showStrike } from '../../rules/chapters/pearl-harbor/index.ts'
import { type Dice, type Refusal, refuse } from '../../rules/core/index.ts'
import type { Event, Order, Seat } from '../../rules/game/index.ts'
import { decideIn, type KeptGame } from '../kept-game.ts'
import { PROOF } from '../words.ts'
import { attackKnown, attackOf, isProven, type KnownSecrets, type SealedSecret, sealNamed } from './attack.ts'
import { type Fairness, partyNamed } from './party.ts'
import type { Claim, Claimed } from './proof.ts'
import type { Request } from './request.ts'

/** An attack on Pearl Harbor decided on what all know: what the U.S. says of what it alone knows, it is taken at until the attack is over. */

type SecretOrder = Extract<StrikeOrder['type'], 'commit-magic' | 'locate-carriers' | 'roll-surprise' | 'intercept' | 'return-to-base'>

const SECRET: ReadonlySet<string> = new Set<SecretOrder>([
  'commit-magic',
  'locate-carriers',
  'roll-surprise',
  'intercept',
  'return-to-base',
])

/** The step of an attack with something under seal; without the table there is nothing. */
export const secretStep = ({ game }: Pick<KeptGame, 'game'>, order: Order): StrikeOrder | undefined =>
  order.type === 'strike' && SECRET.has(order.step.type) && game.strike?.isTableUsed === true ? order.step : undefined

/** What a step asks for beside links: who opens what, and who says what came of it. */
export interface AttackNeeds {
  readonly opens: readonly SealedSecret[]
  readonly claims?: { readonly party: string; readonly of: Claim['of'] }
}

const CLAIMS: Readonly<Partial<Record<StrikeOrder['type'], Claim['of']>>> = {
  'locate-carriers': 'search',
  'roll-surprise': 'surprise',
  intercept: 'interception',
}

export function attackNeeds(kept: KeptGame, order: Order): AttackNeeds | undefined {
  const step = secretStep(kept, order)
  if (step === undefined || step.type === 'commit-magic') return undefined
  const attack = attackOf(kept)
  const own = sealNamed(attack, 'us', 'magic')
  const of = CLAIMS[step.type]
  const opens = attack.sealed.filter(
    ({ seat }) => (step.type === 'locate-carriers' && seat === 'japan') || (step.type === 'return-to-base' && seat === 'us'),
  )
  return { opens, ...(own === undefined || of === undefined ? {} : { claims: { party: own.party, of } }) }
}

/** What is wrong with how a request says a secret step: in the open it has a seal instead of what it hides. */
export function whyNotSealed(kept: KeptGame, { seals = {} }: Pick<Request, 'seals'>, orders: readonly Order[]): readonly Refusal[] {
  const steps = orders.flatMap((order) => secretStep(kept, order) ?? [])
  if (steps.length === 0) return []
  if (orders.length > 1) return [refuse('seal-alone', PROOF.stepAlone)]
  const isBare = (what: string, isHidden: boolean): boolean => isHidden && Object.keys(seals).join() === what && isHash(seals[what])
  return steps.flatMap((step) => {
    if (step.type === 'commit-magic') return isBare('magic', step.cards === 0) ? [] : [refuse('no-seal', PROOF.lacksSecret)]
    if (step.type === 'intercept') return isBare('interception', step.forces.length === 0) ? [] : [refuse('no-seal', PROOF.lacksSecret)]
    return Object.keys(seals).length === 0 ? [] : [refuse('no-seal', PROOF.lacksSecret)]
  })
}

const claimWords = (game: string, declaration: string, party: string, claim: Claim) => ({ game, declaration, party, claim: { ...claim } })

export const signClaim = (keys: KeyPair, game: string, declaration: string, party: string, claim: Claim): Claimed => ({
  party,
  claim,
  signature: sign(keys, 'opening', claimWords(game, declaration, party, claim)),
})

const MOST_CARDS = 99

function isSaidRightly({ taskForces, located }: Strike, claim: Claim): boolean {
  const areForces = (forces: readonly string[]): boolean =>
    Array.isArray(forces) && forces.every((one, at) => taskForces.includes(one) && forces.indexOf(one) === at)
  switch (claim.of) {
    case 'search':
      return areForces(claim.inPort)
    case 'surprise':
      return Number.isInteger(claim.magic) && claim.magic >= 0 && claim.magic <= MOST_CARDS
    case 'interception':
      return areForces(claim.found) && claim.found.every((force) => located[force]?.place !== 'pearl')
    default:
      return false
  }
}

/** What is wrong with what somebody says of a secret step. */
export function whyNotClaimed(
  fair: Fairness,
  { game }: KeptGame,
  { declaration, attack }: { readonly declaration: string; readonly attack?: AttackNeeds },
  { party, claim, signature }: Claimed,
): readonly Refusal[] {
  const asked = attack?.claims
  if (asked?.party !== party || asked.of !== claim.of) return [refuse('not-asked', PROOF.notAskedToSay(party))]
  if (!isSignedBy(partyNamed(fair, party)?.key, signature, 'opening', claimWords(fair.game, declaration, party, claim)))
    return [refuse('forged', PROOF.forged(party))]
  return isSaidRightly(game.strike ?? NO_STRIKE, claim) ? [] : [refuse('bad-claim', PROOF.badClaim(party))]
}

const withStrike = (kept: KeptGame, strike: Partial<Strike>): KeptGame => ({
  ...kept,
  entries: kept.entries,
  game: { ...kept.game, strike: { ...(kept.game.strike ?? NO_STRIKE), ...strike } },
})

type Decided = ReturnType<typeof decideIn>

const shownBy = (decided: Decided, said: Order, openly: (event: StrikeEvent) => StrikeEvent): Decided => {
  const { decision } = decided
  if (!decision.accepted) return decided
  const events = decision.events.map((event): Event => (event.type === 'strike' ? { ...event, event: openly(event.event) } : event))
  return { order: said, decision: { ...decision, events } }
}

const noDie: Dice = () => 1

const inPortOnly = (event: StrikeEvent, inPort: readonly string[]): StrikeEvent =>
  event.type === 'carriers-located'
    ? {
        ...event,
        column: null,
        located: Object.fromEntries(
          Object.keys(event.located).map((force) => [force, { dice: null, place: inPort.includes(force) ? 'pearl' : null }]),
        ),
      }
    : event

/** What everybody knows for a secret step: what was opened, and what the U.S. says. Silence is the worst for it. */
export interface KnownOfAttack {
  readonly secrets: KnownSecrets
  readonly claim?: Claim
}

/** A step with something under seal, decided on what all know. */
export function decideAttack(kept: KeptGame, as: readonly Seat[], order: Order, dice: Dice, { secrets, claim }: KnownOfAttack): Decided {
  const step = secretStep(kept, order)
  const { taskForces, located } = kept.game.strike ?? NO_STRIKE
  switch (step?.type) {
    case 'commit-magic':
      return shownBy(decideIn(kept, as, order, dice), order, (event) =>
        event.type === 'magic-committed' ? { ...event, cards: null } : event,
      )
    case 'locate-carriers': {
      const inPort = claim?.of === 'search' ? claim.inPort : taskForces
      return shownBy(decideIn(kept, as, order, noDie), order, (event) => inPortOnly(event, inPort))
    }
    case 'roll-surprise': {
      const us = claim?.of === 'surprise' ? claim.magic : 0
      return decideIn(withStrike(kept, { magic: { japan: attackOf(kept).japanese, us } }), as, order, dice)
    }
    case 'intercept': {
      const found = claim?.of === 'interception' ? claim.found : []
      const alongside = Object.fromEntries(found.map((force) => [force, { dice: null, place: 'auto' as const }]))
      const tried = withStrike(kept, { located: { ...located, ...alongside } })
      const said: Order = order.type === 'strike' ? { ...order, step: { ...step, forces: found } } : order
      return shownBy(decideIn(tried, as, said, noDie), order, (event) => showStrike(event, 'public'))
    }
    case 'return-to-base': {
      const known = isProven(kept, secrets) ? attackKnown(kept, secrets).strike : { sunk: taskForces }
      return decideIn(withStrike(kept, known), as, order, dice)
    }
    default:
      return decideIn(kept, as, order, dice)
  }
}
