import type { Citation, Cited, Condition, Quantity, Told } from '../../core/index.ts'
import type { TensionChapter } from '../tension/index.ts'

/** The routes in the order of the rules. */
export const LEND_LEASE_ROUTES = [
  'british',
  'murmansk',
  'archangel',
  'persia',
  'turkey',
  'vladivostok',
  'petropavlovsk',
  'chinese-ports',
  'indochina',
  'burma-road',
  'hump',
  'urals-box',
] as const
export type LendLeaseRoute = (typeof LEND_LEASE_ROUTES)[number]

export const LEND_LEASE_SENDERS = ['us', 'britain', 'russia'] as const
export type LendLeaseSender = (typeof LEND_LEASE_SENDERS)[number]

export const LEND_LEASE_RECIPIENTS = ['britain', 'russia', 'china'] as const
export type LendLeaseRecipient = (typeof LEND_LEASE_RECIPIENTS)[number]

/** Whose ships may be asked about. */
export const CONVOY_POWERS = ['britain', 'us', 'russia'] as const
export type ConvoyPower = (typeof CONVOY_POWERS)[number]

/** Something that must be so; `words` say what is wrong while it is not. */
export interface Need extends Told {
  readonly id: string
  readonly when: Condition
  readonly ruling?: string
}

/** One of the ways a route goes by: it adds to what the route takes while it is open. */
export interface Way extends Need {
  readonly name: string
  /** Units a turn, by each of so many; one unless it says. */
  readonly units: number
  readonly count?: Quantity
  /** Several places, each with that limit of its own. */
  readonly isEach?: true
  /** It takes the place of one of these, and is not used beside all of them. */
  readonly insteadOf?: readonly string[]
}

export interface Remark extends Told {
  readonly when?: Condition
}

export interface Route {
  readonly id: LendLeaseRoute
  readonly name: string
  readonly to: LendLeaseRecipient
  readonly senders: Cited<readonly LendLeaseSender[]>
  readonly carriage: 'sea' | 'land' | 'air'
  /** What must be so for the route to be open at all. */
  readonly needs: readonly Need[]
  /** Without any, the route has no number of its own. */
  readonly ways: readonly Way[]
  /** Never more than this, whatever the ways take. */
  readonly ceiling?: { readonly when: Condition; readonly most: Quantity; readonly words: string; readonly cite: Citation }
  readonly carries: Cited<readonly Cargo[]>
  /** Where goods may be landed, if the rule says. */
  readonly destinations: readonly (Need & { readonly name: string })[]
  /** Where goods stop for a turn each, on their way. */
  readonly stops: readonly { readonly name: string; readonly cite: Citation }[]
  /** The reserves they may join in the end; the book does not always say. */
  readonly arrives: Cited<readonly string[]> | null
  /** The route whose limit is the same one, at that time. */
  readonly shares?: { readonly with: LendLeaseRoute; readonly when: Condition; readonly cite: Citation }
  /** Whose ships may not escort it. */
  readonly barredEscort?: { readonly of: ConvoyPower; readonly words: string; readonly cite: Citation }
  readonly remarks: readonly Remark[]
  /** Its line in our digest of the routes. */
  readonly digest: Citation
  readonly cite: Citation
}

/** From when one may send to another; if several are named, each must be so. */
export interface AidWindow extends Told {
  readonly by: LendLeaseSender
  readonly to: LendLeaseRecipient
  readonly when: Condition
  readonly ruling?: string
}

/** Something that a level of tension allows, by its id among the permissions. */
export interface AidByLevel {
  readonly by: LendLeaseSender
  readonly to: LendLeaseRecipient
  /** Which cargo it is about; all of the load if it does not say. */
  readonly cargo?: readonly Cargo[]
  readonly act: string
}

export interface LendLeaseClauses {
  /** Lend-lease goes by a listed route or not at all. */
  readonly listed: Citation
  readonly rates: CargoRates
  /** The ruling on parts of a unit. */
  readonly parts: Citation
  readonly routes: readonly Route[]
  readonly windows: readonly AidWindow[]
  readonly levels: readonly AidByLevel[]
  /** Ships of that power sail with lend-lease to these alone. */
  readonly ownShips: readonly {
    readonly of: ConvoyPower
    readonly to: readonly LendLeaseRecipient[]
    readonly words: string
    readonly cite: Citation
  }[]
  /** A unit is a transport's load. */
  readonly transports: Citation
  /** What goes to this recipient must go in ships of that power, while the condition holds. */
  readonly convoys: readonly {
    readonly to: LendLeaseRecipient
    readonly of: ConvoyPower
    readonly part: 'transports' | 'escort'
    readonly when: Condition
    /** The permission by which the other may join in all the same. */
    readonly unless?: { readonly power: ConvoyPower; readonly act: string; readonly when: Condition }
    readonly words: string
    readonly cite: Citation
    readonly ruling?: string
  }[]
}

export interface LendLeaseChapter extends TensionChapter {
  /** The ways lend-lease goes. */
  readonly lendLease?: LendLeaseClauses
}

/** What lend-lease is made of. Supply and economic aid are counted in PPs, the rest in units. */
export const CARGOES = ['supply', 'economic', 'equipment', 'light', 'transports', 'dd', 'cve', 'oil'] as const
export type Cargo = (typeof CARGOES)[number]

/** So many of it make so many lend-lease units. */
export interface CargoRate {
  readonly of: number
  readonly units: number
  readonly cite: Citation
  /** Where it starts, if not with the sender: it makes no stop on the way. */
  readonly origin?: { readonly name: string; readonly words: string; readonly cite: Citation }
  /** It goes by these routes and no other. */
  readonly only?: { readonly routes: readonly LendLeaseRoute[]; readonly words: string; readonly cite: Citation }
}

export type CargoRates = Readonly<Record<Cargo, CargoRate>>
