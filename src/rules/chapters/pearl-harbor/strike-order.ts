import type { Belligerent, StrikeForce } from './strike.ts'

/** Squadrons by what they are sent against; named ships, carriers among them, one by one. */
export interface Assignment {
  readonly aaf: number
  readonly nas: number
  readonly lightShips: number
  readonly oil: number
  readonly ships: Readonly<Record<string, number>>
}

/** What an air strike came to, as the players fought it out. */
export interface StrikeReport {
  /** Japanese squadrons lost. */
  readonly nasLost: number
  /** Results of the naval attack table against American air surprised on the ground. */
  readonly aafResults: number
  readonly nasResults: number
  /** Carrier forces whose carrier went down, or was damaged. */
  readonly sunk: readonly string[]
  readonly damaged: readonly string[]
}

export type StrikeOrder =
  | {
      readonly type: 'launch-strike'
      readonly by: 'japan'
      readonly force: StrikeForce
      /** Patrols flown before it this turn, other bases it is to hit, and whether troops land: all of them forbidden. */
      readonly earlierPatrols: number
      readonly otherBases: readonly string[]
      readonly invades: boolean
    }
  | { readonly type: 'commit-magic'; readonly by: Belligerent; readonly cards: number }
  | { readonly type: 'locate-carriers'; readonly by: 'us' }
  | { readonly type: 'roll-surprise'; readonly by: 'japan' }
  | { readonly type: 'fly-first-strike'; readonly by: 'japan'; readonly assigned: Assignment }
  | { readonly type: 'report-first-strike'; readonly by: 'referee'; readonly report: StrikeReport }
  | { readonly type: 'withdraw'; readonly by: 'japan' }
  | { readonly type: 'fly-second-strike'; readonly by: 'japan'; readonly assigned: Assignment; readonly cap: number }
  | { readonly type: 'report-second-strike'; readonly by: 'referee'; readonly report: StrikeReport; readonly oilResult: number }
  | { readonly type: 'intercept'; readonly by: 'us'; readonly forces: readonly string[] }
  | {
      readonly type: 'report-combat'
      readonly by: 'referee'
      /** American squadrons in the strike that may surprise, and in one after it. */
      readonly usNas: number
      readonly usNasAfter: number
      readonly japaneseNas: number
      readonly hasFleetCombat: boolean
      readonly nasLost: number
    }
  | { readonly type: 'return-to-base'; readonly by: 'japan' }

export type StrikeOrderType = StrikeOrder['type']
export type StrikeOrderOf<T extends StrikeOrderType> = Extract<StrikeOrder, { type: T }>
