import { declarationHash, type Hash, isSignedBy, type KeyPair, type Signature, sealOf, secretFor, sign } from '../../fair/index.ts'
import type { Faction } from '../../rules/core/index.ts'
import type { Order, Seat } from '../../rules/game/index.ts'

/** What somebody asks for: his orders as all may read them, signed. */
export interface Request {
  readonly by: string
  /** Each party counts what it asks for: nothing is done twice. */
  readonly number: number
  readonly as: readonly Seat[]
  /** The orders as they were written, in JSON: one declaration serves the dice of all of them. */
  readonly orders: string
  /** Of a sealed allocation the seal of the points in every target, those without any too. */
  readonly seals?: Readonly<Record<string, Hash>>
  /** The last line that its writer knew: it can be placed until the stage after it is over, and never later. */
  readonly after?: Hash
  readonly signature: Signature
}

const said = (game: string, { by, number, as, orders, seals, after }: Omit<Request, 'signature'>) => ({
  game,
  by,
  number,
  as,
  orders,
  ...(seals === undefined ? {} : { seals }),
  ...(after === undefined ? {} : { after }),
})

export const signRequest = (keys: KeyPair, game: string, request: Omit<Request, 'signature'>): Request => ({
  ...request,
  signature: sign(keys, 'order', said(game, request)),
})

export const isRequestBy = (key: Hash, game: string, request: Request): boolean =>
  isSignedBy(key, request.signature, 'order', said(game, request))

export const ordersIn = ({ orders }: Pick<Request, 'orders'>): readonly Order[] => JSON.parse(orders) as readonly Order[]

/** What everybody's links and openings are bound to: the request, where it stands in the record, and which link it takes. */
export const declarationOfRequest = (game: string, request: Request, roll: number, previous: Hash): Hash =>
  declarationHash({ game, roll, by: request.by, order: { ...said(game, request), signature: request.signature }, previous })

/** The points that a faction sealed in one target, with the salt that hid them. */
export interface OpenedPoints {
  readonly faction: Faction
  readonly target: string
  readonly points: number
  readonly salt: Hash
}

/** Where and when an allocation was sealed. */
export interface SealPlace {
  readonly game: string
  readonly faction: Faction
  readonly turn: string
}

export const pointsSeal = ({ game, faction, turn }: SealPlace, { target, points, salt }: Omit<OpenedPoints, 'faction'>): Hash =>
  sealOf({ game, seat: faction, turn, what: `points in ${target}`, content: points, salt })

/** A salt that only the party can know, the same on every device it plays on. With the number of its request no salt serves two seals. */
export const saltFor = (secret: Hash, { game, faction, turn }: SealPlace, target: string, number?: number): Hash =>
  secretFor(secret, 'salt', { game, faction, turn, target, ...(number === undefined ? {} : { number }) })
