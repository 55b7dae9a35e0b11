import type { Hash, Signature } from '../../fair/index.ts'
import type { Belligerent } from '../../rules/chapters/pearl-harbor/index.ts'
import type { Faction } from '../../rules/core/index.ts'
import type { Party } from './party.ts'
import type { OpenedPoints, Request } from './request.ts'

/** What is under a seal in an attack on Pearl Harbor: Magic cards of either side, and which American carriers try to intercept. */
export type SecretKind = 'magic' | 'interception'

/** A secret of the attack, with the salt that hid it. */
export interface OpenedSecret {
  readonly seat: Belligerent
  readonly what: SecretKind
  readonly content: number | readonly string[]
  readonly salt: Hash
}

/** What the U.S. says of what it alone knows, and is held to when the attack is over. */
export type Claim =
  | { readonly of: 'search'; readonly inPort: readonly string[] }
  /** The fewest cards that come to the modifier there is. */
  | { readonly of: 'surprise'; readonly magic: number }
  | { readonly of: 'interception'; readonly found: readonly string[] }

export interface Claimed {
  readonly party: string
  readonly claim: Claim
  readonly signature: Signature
}

/** What a party shows for a declaration: its link, and what it sealed in the targets that come to light. */
export interface Shown {
  readonly party: string
  readonly link: Hash
  readonly points: readonly OpenedPoints[]
  /** What comes to light of an attack on Pearl Harbor. */
  readonly secrets?: readonly OpenedSecret[]
  readonly signature: Signature
}

/** Somebody else's word that he has no link of a party either. */
export interface Witness {
  readonly by: string
  readonly signature: Signature
}

/** The chair says that somebody let his time go by; since the second form everybody else has to say so too. */
export interface Refused {
  readonly party: string
  readonly signature: Signature
  readonly witnesses?: readonly Witness[]
}

/** What proves an entry: who asked for it and signed it, and what everybody showed for its dice. */
export type Proof =
  | { readonly of: number }
  | {
      readonly request: Request
      /** The chair signed that it stands here and nothing else does. */
      readonly placed: Signature
      /** Which link everybody showed; nothing was thrown or revealed where there is none. */
      readonly roll?: number
      readonly shown?: readonly Shown[]
      readonly refused?: readonly Refused[]
      readonly claimed?: Claimed
    }

/** A seat was handed over or its secret lost: the party's new keys and chain, endorsed by its old key or by the chair. */
export interface ChainRenewed {
  readonly type: 'chain-renewed'
  readonly party: Party
  readonly endorsedBy: string
  readonly signature: Signature
  /** What waited for a link that is lost: it is declared anew, with the next links of all. */
  readonly voids?: { readonly request: Request; readonly roll: number; readonly witnesses: readonly Witness[] }
}

/** By which rules a game went on, by which it is to, and what these would have decided otherwise so far. */
export interface Agreement {
  readonly from: string
  readonly to: string
  readonly changes: readonly string[]
  /** The form of packets that it goes on with, where that is newer too. */
  readonly form?: number
}

/** Everybody agrees to go on by other rules; what they would have decided otherwise stands as it was decided. */
export interface RulesAgreed extends Agreement {
  readonly type: 'rules-agreed'
  readonly signatures: Readonly<Record<string, Signature>>
}

/** A whole allocation is opened after its year: now it can be seen that it was allowed. */
export interface AllocationOpened {
  readonly type: 'allocation-opened'
  readonly party: string
  readonly faction: Faction
  /** The entry that sealed it. */
  readonly n: number
  readonly points: readonly OpenedPoints[]
}

export type Act = ChainRenewed | RulesAgreed | AllocationOpened

/** Something that is no order and stands between them. */
export interface PlacedAct {
  /** How many orders stand before it. */
  readonly after: number
  readonly act: Act
  /** The chair signed that it stands here. */
  readonly placed: Signature
}
