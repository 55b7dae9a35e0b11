import type { Hash } from '../../fair/index.ts'
import { NO_STRIKE, type StrikeOrder } from '../../rules/chapters/pearl-harbor/index.ts'
import type { Order } from '../../rules/game/index.ts'
import {
  type Attack,
  attackKnown,
  attackOf,
  cardsIn,
  claimOf,
  japaneseIn,
  type KnownSecrets,
  leastMagic,
  type SealedSecret,
  sealIn,
  secretSalt,
  secretSeal,
  thrownIn,
  trueStep,
} from '../proof/attack.ts'
import { secretStep, signClaim } from '../proof/attack-openly.ts'
import type { Ledger } from '../proof/ledger.ts'
import type { Claim, OpenedSecret } from '../proof/proof.ts'
import type { Body } from './body.ts'
import { type Folder, secretsOf, selfIn } from './folder.ts'
import type { MailGame } from './folding.ts'
import type { Pending } from './next-line.ts'
import { remembered } from './remembered.ts'

/** What the owner of a folder has under seal in an attack on Pearl Harbor: it can be told from his secret, for there is little to try. */

const MOST_CARDS = 99

const subsets = ([first, ...rest]: readonly string[]): readonly (readonly string[])[] => {
  if (first === undefined) return [[]]
  const others = subsets(rest)
  return [...others, ...others.map((some) => [first, ...some])]
}

/** In one order, so that what was sealed can be found again. */
const inOrder = (forces: readonly string[]): readonly string[] => [...forces].sort()

function contentsOf({ what }: SealedSecret, forces: readonly string[]): readonly OpenedSecret['content'][] {
  return what === 'magic' ? Array.from({ length: MOST_CARDS + 1 }, (_, cards) => cards) : subsets(inOrder(forces))
}

const triedOnce = remembered<readonly OpenedSecret[]>()

function openedBy(secret: Hash, game: string, sealed: SealedSecret, forces: readonly string[]): readonly OpenedSecret[] {
  const { seat, what, turn, seal } = sealed
  return triedOnce(`${secret} ${game} ${seal} ${forces.join()}`, () => {
    const salt = secretSalt(secret, game, sealed)
    const tries = contentsOf(sealed, forces).map((content): OpenedSecret => ({ seat, what, content, salt }))
    return tries.filter((one) => secretSeal(game, turn, one) === seal).slice(0, 1)
  })
}

/** All that the owner can open of the attack. */
export const ownSecrets = (folder: Folder, { kept, fair }: Ledger, { sealed }: Attack = attackOf(kept)): KnownSecrets =>
  sealed
    .filter(({ party }) => party === folder.name)
    .flatMap((one) => secretsOf(folder).flatMap((secret) => openedBy(secret, fair.game, one, kept.game.strike?.taskForces ?? [])))

/** A step as all may read it, with its seal: cards put down and carriers that try are not said. */
export function sealedStep(
  { secret, game }: Folder,
  { kept }: Ledger,
  order: Order,
  number: number,
): { readonly order: Order; readonly seals: Readonly<Record<string, Hash>> } | undefined {
  const step = secretStep(kept, order)
  const turn = kept.game.situation.turn
  if (step === undefined || order.type !== 'strike') return undefined
  const under = (said: StrikeOrder, seat: 'japan' | 'us', what: 'magic' | 'interception', content: OpenedSecret['content']) => {
    const salt = secretSalt(secret, game, { seat, what, turn, number })
    return { order: { ...order, step: said }, seals: { [what]: secretSeal(game, turn, { seat, what, content, salt }) } }
  }
  if (step.type === 'commit-magic') return under({ ...step, cards: 0 }, step.by, 'magic', step.cards)
  if (step.type === 'intercept') return under({ ...step, forces: [] }, 'us', 'interception', inOrder(step.forces))
  return undefined
}

/** What is placed, with all links. */
type Awaited = Pick<Pending, 'placed' | 'shown' | 'refused'>

/** The attack as it will stand once what is pending is placed. */
function attackAfter({ kept }: Ledger, { placed, shown, refused }: Awaited, of: Claim['of']): Attack {
  const attack = attackOf(kept)
  const turn = kept.game.strike?.turn ?? ''
  const sealed = of === 'interception' ? sealIn(placed.request, 'us', 'interception', turn) : []
  const secrets = shown.flatMap((one) => one.secrets ?? [])
  return {
    sealed: [...attack.sealed, ...sealed],
    thrown: { ...attack.thrown, [of]: thrownIn({ shown, refused }) },
    japanese: of === 'search' ? japaneseIn(secrets) : attack.japanese,
  }
}

/** What the owner has to say of a step whose dice he alone knows. */
export function claimFor(folder: Folder, ledger: Ledger, pending: Awaited, of: Claim['of']): Claim | undefined {
  const { kept } = ledger
  const attack = attackAfter(ledger, pending, of)
  const known = ownSecrets(folder, ledger, attack)
  if (of === 'surprise') {
    const cards = cardsIn(known, 'us')
    return cards === undefined ? undefined : { of, magic: leastMagic(kept, cards) }
  }
  const { strike } = attackKnown(kept, known)
  const event = trueStep(kept, attack, known, { step: of, strike: kept.game.strike === null ? NO_STRIKE : strike })
  return event === undefined ? undefined : claimOf(event)
}

/** What this folder says of what is pending, once everybody has shown his link. */
export function claiming(folder: Folder, { ledger, pending }: MailGame): Body | undefined {
  const claims = pending?.needs.attack?.claims
  if (ledger === undefined || pending?.isForClaim !== true || claims?.party !== folder.name) return undefined
  const claim = claimFor(folder, ledger, pending, claims.of)
  const { declaration } = pending.needs
  return claim === undefined
    ? undefined
    : { type: 'claim', declaration, claimed: signClaim(selfIn(folder, ledger).keys, folder.game, declaration, folder.name, claim) }
}
