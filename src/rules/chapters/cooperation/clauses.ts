import type { Citation, Cited, Condition, CountFact, DateFact, Nation, Power, Quantity, Told, Turn, Year } from '../../core/index.ts'
import type { LendLeaseChapter } from '../lend-lease/index.ts'
import type { WarChapter } from '../war/index.ts'
import type { Activity, ClosedHex, PortState } from './activity.ts'
import type { Cooperator } from './cooperator.ts'

/** Pairs whose cooperation a book may limit (53.11), each with a first and a second. */
const PAIRS = [
  'anglo-french',
  'german-italian',
  'russo-allied',
  'chinese',
  'nationalist-russian',
  'anglo-american',
  'american-allied',
  'nationalist-western',
  'communist-chinese',
] as const
export type Pair = (typeof PAIRS)[number]

/**
 * The first of a pair is Britain, Germany, the Western Allies, Nationalist China, Communist China where that is not the other, or the USA
 * beside Allies who are neither British nor Chinese.
 */
export type Role = 'first' | 'second'

/** One thing that is forbidden, or expressly left open, while a pair is limited. */
export interface CooperationRule extends Told {
  readonly activity: Activity
  /** Whose act it is, where it matters. */
  readonly by?: Role
  /** Nobody else of the pair could do it: it is that one’s act, whoever is named first. */
  readonly isOwn?: true
  /** Whom of either side it is about, where not all. */
  readonly first?: readonly Cooperator[]
  readonly second?: readonly Cooperator[]
  readonly at?: ClosedHex
  /** It is about the closed hexes (53.23): all of them, or only one that is asked about by name. */
  readonly closedHexes?: 'all' | 'named'
  /** It is about such a port, and is asked where that is said of it. */
  readonly port?: PortState
  /** Whose land or units of the first it is about, where Britain and its Commonwealth differ. */
  readonly of?: 'britain' | 'commonwealth'
  readonly verdict: 'forbidden' | 'allowed'
  /** It is open as far as this permission, by its id, and no further. */
  readonly act?: string
  /** Something lifts this rule alone. */
  readonly unless?: Condition
  /** It holds whatever becomes of the limits. */
  readonly forGood?: true
  /** It holds only once they are lifted. */
  readonly onceLifted?: true
  readonly ruling?: string
}

export interface Reason extends Told {
  readonly when?: Condition
}

/** The limits between one pair. */
export interface PairLimits {
  /** When they bind: for the whole game, by the clock of 53.21, or while something lasts. */
  readonly binds: 'always' | 'clock' | Condition
  readonly cite: Citation
  /** The rule by which they are over. */
  readonly lifted: Citation
  /** What would lift them. */
  readonly lifts: readonly Reason[]
  /** What bears on them now. */
  readonly because: readonly Reason[]
  readonly rules: readonly CooperationRule[]
}

/** An event that starts the clock. */
export type Trigger =
  | {
      readonly is: 'declaration'
      readonly by: Power
      readonly on: readonly Nation[]
      readonly words: string
      readonly cite: Citation
    }
  | { readonly is: 'event'; readonly fact: DateFact; readonly unless?: Condition; readonly words: string; readonly cite: Citation }

/** When Anglo-French limits end (53.21). */
export interface AngloFrenchClock {
  readonly triggers: readonly Trigger[]
  /** A declaration that was revoked starts it while this holds. */
  readonly countsRevoked: Condition
  /**
   * Which Allied player turn after a trigger, by the level of research reached in the prelude. A book without player turns has none:
   * there they end as the next game turn opens.
   */
  readonly nth?: { readonly level: CountFact; readonly turns: readonly { readonly fromLevel: number; readonly nth: number }[] }
  readonly afterTrigger: Citation
  readonly latest: Cited<{ readonly turn: Turn } | { readonly springOf: Year; readonly later: CountFact }>
  /** They end with France, in a book that says so. */
  readonly afterSurrender?: Citation
}

/** So many of a nation’s units may do something. */
export interface AttackLimit extends Told {
  readonly id: string
  readonly of: Cooperator
  readonly when: Condition
  readonly most: Quantity
}

/** Who may do what with whom. */
export interface CooperationClauses {
  /** What may be asked about any pair; a pair’s own rules may speak of more. */
  readonly activities: readonly Activity[]
  readonly pairs: Readonly<Partial<Record<Pair, PairLimits>>>
  readonly clock: AngloFrenchClock
  /** Units that are not bound, or are bound like their leader. */
  readonly others?: Citation
  readonly minorsToo?: Citation
  /** More combat factors attack first where two may not attack together. */
  readonly attackOrder?: Citation
  readonly attackLimits: readonly AttackLimit[]
  /** What a rule about others leaves open to two of whom nothing else is said; the first is of the West. */
  readonly passing?: readonly (Told & { readonly activity: Activity; readonly with: Cooperator })[]
  /** With whom the Chinese Communists attrition, where the book says. */
  readonly attrition?: { readonly withNationalists: Condition; readonly withRussia: Condition; readonly cite: Citation }
}

export interface CooperationChapter extends LendLeaseChapter, WarChapter {
  readonly cooperation?: CooperationClauses
}
