import type { Intervention } from '../chapters/access/intervention.ts'
import type { StrikeEvent } from '../chapters/pearl-harbor/strike-event.ts'
import type { Allotments } from '../chapters/points/allotment.ts'
import type { Nomination } from '../chapters/rolls/naming.ts'
import type { Outcome } from '../chapters/rolls/outcome.ts'
import type { MinorNation } from '../chapters/statuses/nation.ts'
import type { Settling, Report as SurrenderReport } from '../chapters/surrender/settling.ts'
import type { Mobilization } from '../chapters/tension/mobilization.ts'
import type { Moment, TensionLine } from '../chapters/tension/tension.ts'
import type { DutyAct } from '../chapters/war/duty.ts'
import type { Erasure, WarPair } from '../chapters/war/record.ts'
import type { Abandonment } from '../chapters/war/support.ts'
import type { Following } from '../core/aftermath.ts'
import type { Turn } from '../core/calendar.ts'
import type { Citation } from '../core/citation.ts'
import type { Country, Minor, Nation } from '../core/countries.ts'
import type { FactValue } from '../core/facts/fact.ts'
import type { ByFaction, Delegation, Faction, Power, Side } from '../core/powers.ts'
import type { Declaration, Level, Mobilizations, Placements, Roll, Situation } from '../core/situation.ts'
import type { Standing } from '../core/standing.ts'
import type { Reckoning } from '../core/tables/reckoning.ts'
import type { DemandAnswer } from '../core/tables/table.ts'
import type { Track } from '../core/tracks.ts'

/** What a correction would have changed, had it been known in time. */
export interface Difference {
  readonly what: string
  readonly was: string
  readonly wouldBe: string
}

/** What a track's lines have come to so far this turn. */
export interface TrackMove {
  readonly level: Level
  /** Lines that count otherwise than before, by the difference. */
  readonly lines: readonly TensionLine[]
  readonly counted: Readonly<Record<string, number>>
}

/** What happened. An event carries all that is needed later: nothing is worked out again. */
export type Event =
  | { readonly type: 'year-opened'; readonly turn: Turn; readonly allotments: Allotments; readonly paid: Situation['paid'] }
  | {
      readonly type: 'allocation-sealed'
      readonly by: Faction
      /** Nothing for those who may not see it. */
      readonly placements: Placements | null
      /** Points in a country that holds an enemy spy ring are announced (49.21). */
      readonly announced: Placements
    }
  /** Kept by its faction until it seals. */
  | { readonly type: 'allocation-drafted'; readonly by: Faction; readonly placements: Placements }
  | { readonly type: 'turn-opened'; readonly turn: Turn }
  | {
      readonly type: 'stage-entered'
      readonly stage: string
      readonly asks: readonly Delegation[]
      readonly moment: Moment | null
      readonly offsetsEnd: readonly Exclude<Track, 'rgt'>[]
    }
  | { readonly type: 'passed'; readonly by: Delegation }
  | { readonly type: 'declarations-opened'; readonly sides: readonly Side[] }
  | { readonly type: 'initiative-set'; readonly order: readonly Faction[]; readonly totals: ByFaction<number>; readonly cite: Citation }
  | { readonly type: 'offset-drawn'; readonly track: Exclude<Track, 'rgt'>; readonly die: number; readonly offset: number }
  | {
      readonly type: 'tension-moved'
      readonly tracks: Readonly<Partial<Record<Track, TrackMove>>>
      /** Events that have now counted once and for all, in a book that strikes them off. */
      readonly struck?: Readonly<Record<string, number>>
    }
  | {
      readonly type: 'mobilized'
      readonly made: readonly Mobilization[]
      readonly after: Mobilizations
      readonly facts: Readonly<Record<string, FactValue>>
    }
  /** Something the rules call for now, for the players to see to. */
  | { readonly type: 'announced'; readonly words: string; readonly cite: Citation; readonly who?: Power }
  /** The levels that the adjustment of this phase will make, where its earlier steps read them. */
  | { readonly type: 'tension-foreseen'; readonly tensions: Situation['tensions'] }
  | {
      readonly type: 'surrender-settled'
      readonly settling: Settling
      readonly facts: Readonly<Record<string, FactValue>>
      readonly wars: SurrenderReport['wars']
      readonly follows: readonly Following[]
    }
  | {
      readonly type: 'minor-surrendered'
      readonly nation: MinorNation
      readonly facts: Readonly<Record<string, FactValue>>
      readonly follows: readonly Following[]
    }
  | {
      readonly type: 'intervened'
      readonly intervention: Intervention
      readonly standings: Readonly<Partial<Record<Minor, Standing>>>
      readonly facts: Readonly<Record<string, FactValue>>
      readonly brings: readonly Following[]
    }
  | { readonly type: 'subversion-waived'; readonly target: Minor }
  | { readonly type: 'war-ended'; readonly words: string; readonly cite?: Citation }
  | { readonly type: 'strike'; readonly event: StrikeEvent }
  | { readonly type: 'phase-opened'; readonly turn: Turn; readonly movers: readonly Faction[] }
  /** Sweden's wait on Finland is over. */
  | { readonly type: 'wait-ended'; readonly target: Minor }
  | { readonly type: 'tension-point-used'; readonly by: Faction; readonly amount: number; readonly track?: 'rgt' | 'usat' }
  | { readonly type: 'targets-named'; readonly by: Faction; readonly nominations: readonly Nomination[]; readonly inEasternWar: boolean }
  | {
      readonly type: 'points-revealed'
      readonly targets: readonly Minor[]
      readonly placements: ByFaction<Placements>
      readonly all: boolean
    }
  | { readonly type: 'subversion-used'; readonly target: Minor; readonly amount: number }
  | { readonly type: 'covert-operations-played'; readonly by: Faction; readonly target: Minor; readonly operations: number }
  | { readonly type: 'war-on-russia-pledged'; readonly target: Minor }
  | {
      readonly type: 'rolled'
      readonly roll: Roll
      readonly die: number
      readonly reckoning: Reckoning
      /** Die and reckoning together, and the band it fell in. */
      readonly total: number
      readonly result: string
      /** Taken unless the favoured side says otherwise. */
      readonly byDefault: string
      /** Thrown where the Western Allies and Russia tie for the gain and have not agreed (49.51C). */
      readonly tieDie: number | null
    }
  /** The Western Allies and Russia agreed who gains, whatever the die said. */
  | { readonly type: 'tie-settled'; readonly target: Minor; readonly agreed: 'westernAllies' | 'russia' }
  | { readonly type: 'result-taken'; readonly target: Minor; readonly result: string; readonly outcome: Outcome }
  | { readonly type: 'result-applied'; readonly outcome: Outcome }
  | { readonly type: 'phase-closed'; readonly movers: readonly Faction[] }
  | { readonly type: 'demand-made'; readonly of: Minor; readonly causesRoll: boolean }
  | {
      readonly type: 'demand-answered'
      readonly of: Minor
      readonly answer: Exclude<DemandAnswer, 'may-resist'>
      /** The Axis’ own decision. */
      readonly isChosen: boolean
      readonly facts: Readonly<Record<string, FactValue>>
    }
  | { readonly type: 'norway-mined'; readonly turn: Turn; readonly withLeave: boolean; readonly usat: number }
  | { readonly type: 'facts-reported'; readonly by: Delegation | 'referee'; readonly facts: Readonly<Record<string, FactValue>> }
  | {
      readonly type: 'facts-corrected'
      readonly facts: Readonly<Record<string, FactValue>>
      readonly was: Readonly<Record<string, FactValue>>
      readonly reason: string
      readonly differences: readonly Difference[]
    }
  | { readonly type: 'minor-conquered'; readonly minor: Minor }
  | {
      readonly type: 'war-declared'
      readonly declaration: Declaration
      /** Countries whose standing the declaration itself changes. */
      readonly standings: Readonly<Partial<Record<Minor, Standing>>>
      /** What the declaration makes of facts the rules ask for. */
      readonly facts: Readonly<Record<string, FactValue>>
      readonly onMap: Outcome['onMap']
      /** Who is at war with whom because of it. */
      readonly wars: readonly WarPair[]
      /** Those that have to be moved into or attacked this turn. */
      readonly duties: readonly Nation[]
      /** BRPs that the declarer alone pays. */
      readonly price: number
    }
  /** Germany has to say at once whether it supports the country. */
  | { readonly type: 'support-asked'; readonly country: Country }
  | ({ readonly type: 'support-answered'; readonly country: Country; readonly supports: boolean } & Abandonment)
  | { readonly type: 'obligation-met'; readonly by: Power; readonly part: Nation; readonly act: DutyAct; readonly actor: Nation }
  | ({ readonly type: 'declaration-revoked'; readonly cause: 'unmet' | 'backed-down'; readonly onMap: Outcome['onMap'] } & Erasure)

export type EventType = Event['type']
