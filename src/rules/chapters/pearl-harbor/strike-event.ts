import type { Citation, Turn } from '../../core/index.ts'
import type { Belligerent, CarrierBerth, Located, StrikeForce } from './strike.ts'
import type { Assignment, StrikeReport } from './strike-order.ts'
import type { CarrierPlace } from './surprise-table.ts'

/** Something that holds in the fighting, for the players to heed. */
export interface StrikeEffect {
  readonly words: string
  readonly amount?: number
  /** So many of something, not so much added or taken off. */
  readonly isCount?: true
  readonly cite: Citation
}

/** One carrier force that set out to find the enemy. */
export interface InterceptionTry {
  readonly force: string
  readonly place: CarrierPlace | null
  /** None where none was needed, or where the onlooker may not know. */
  readonly die: number | null
  readonly succeeds: boolean
}

export type StrikeEvent =
  | {
      readonly type: 'strike-launched'
      readonly turn: Turn
      readonly level: number
      readonly isTableUsed: boolean
      readonly force: StrikeForce
      readonly taskForces: readonly string[]
      readonly effects: readonly StrikeEffect[]
    }
  | { readonly type: 'magic-committed'; readonly by: Belligerent; readonly cards: number | null }
  | { readonly type: 'carriers-located'; readonly column: string | null; readonly located: Readonly<Record<string, Located>> }
  | {
      readonly type: 'surprise-rolled'
      readonly die: number
      readonly modifier: number
      readonly total: number
      readonly level: number
      readonly effects: readonly StrikeEffect[]
    }
  | { readonly type: 'first-strike-flown'; readonly assigned: Assignment; readonly effects: readonly StrikeEffect[] }
  | { readonly type: 'first-strike-resolved'; readonly report: StrikeReport; readonly usAafLost: number; readonly usNasLost: number }
  | { readonly type: 'strike-withdrawn' }
  | {
      readonly type: 'second-strike-flown'
      readonly assigned: Assignment
      readonly cap: number
      readonly effects: readonly StrikeEffect[]
    }
  | { readonly type: 'second-strike-resolved'; readonly report: StrikeReport; readonly oilDestroyed: number }
  | { readonly type: 'interception-tried'; readonly tries: readonly InterceptionTry[]; readonly effects: readonly StrikeEffect[] }
  | { readonly type: 'combat-resolved'; readonly nasLost: number }
  | {
      readonly type: 'strike-returned'
      readonly column: string | null
      readonly located: Readonly<Record<string, Located>>
      readonly berths: Readonly<Record<string, CarrierBerth>>
      readonly mayContest: readonly string[]
      readonly effects: readonly StrikeEffect[]
    }

export type StrikeEventType = StrikeEvent['type']
