import {
  boxPairFrom,
  type Chain,
  chainFrom,
  endOf,
  type Hash,
  isSignedBy,
  type KeyPair,
  keyPairFrom,
  type Signature,
  secretFor,
  seedFrom,
  sign,
} from '../../fair/index.ts'
import type { Seat } from '../../rules/game/index.ts'

/** Somebody who plays, with what he published before anybody rolled; after a hand-over or a lost device it is published anew. */
export interface Party {
  readonly name: string
  readonly seats: readonly Seat[]
  /** What his signatures are checked with. */
  readonly key: Hash
  /** What packets are closed to. */
  readonly box: Hash
  /** Which of his chains it is: the first is 1. */
  readonly tenure: number
  /** The end of his chain of dice secrets. */
  readonly end: Hash
  /** What he agreed to play, before it began. */
  readonly terms?: Hash
  readonly signature: Signature
}

/** What a game without a trusted referee is played by. */
export interface Fairness {
  readonly game: string
  /** Who puts the lines of the record in their order. He can neither see what is sealed nor choose a die. */
  readonly chair: string
  /** The form of packets it was begun with, since the second. */
  readonly form?: number
  readonly parties: readonly Party[]
}

/** Everything that somebody keeps to himself; all of it comes out of one secret. */
export interface Self {
  readonly party: Party
  readonly secret: Hash
  readonly keys: KeyPair
  readonly box: KeyPair
  readonly chain: Chain
}

const published = (game: string, { name, seats, key, box, tenure, end, terms }: Omit<Party, 'signature'>) => ({
  game,
  name,
  seats,
  key,
  box,
  tenure,
  end,
  ...(terms === undefined ? {} : { terms }),
})

/** A party out of its secret, as it was published or is to be. */
export function selfFrom(secret: Hash, game: string, name: string, seats: readonly Seat[], tenure = 1): Self {
  const about = { game, name, tenure }
  const keys = keyPairFrom(secretFor(secret, 'sign', about))
  const box = boxPairFrom(secretFor(secret, 'box', about))
  const owner = { game, party: name, tenure }
  const chain = chainFrom(seedFrom(secret, owner), owner)
  const said = { name, seats, key: keys.open, box: box.open, tenure, end: endOf(chain) }
  return { party: { ...said, signature: sign(keys, 'party', published(game, said)) }, secret, keys, box, chain }
}

/** The party as it joins a game that is played so: nobody can be said to have agreed to another. */
export function agreeingTo({ party: { signature: _bare, ...said }, keys }: Self, game: string, terms: Hash): Party {
  const agreed = { ...said, terms }
  return { ...agreed, signature: sign(keys, 'party', published(game, agreed)) }
}

/** Whether a party signed what it published; a new tenure may be endorsed by another key. */
export const isPublishedBy = (key: Hash, game: string, party: Party, signature: Signature = party.signature): boolean =>
  isSignedBy(key, signature, 'party', published(game, party))

/** Says with another key that this is the party's new chain. */
export const endorse = (keys: KeyPair, game: string, party: Party): Signature => sign(keys, 'party', published(game, party))

export const partyNamed = ({ parties }: Fairness, name: string): Party | undefined => parties.find((one) => one.name === name)
