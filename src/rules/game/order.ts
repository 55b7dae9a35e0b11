import type { Intervention } from '../chapters/access/intervention.ts'
import type { Belligerent } from '../chapters/pearl-harbor/strike.ts'
import type { StrikeOrder } from '../chapters/pearl-harbor/strike-order.ts'
import type { Nomination } from '../chapters/rolls/naming.ts'
import type { Settling } from '../chapters/surrender/settling.ts'
import type { Intent } from '../chapters/war/aim.ts'
import type { DutyAct } from '../chapters/war/duty.ts'
import type { RussianChoice } from '../chapters/war/support.ts'
import type { Turn } from '../core/calendar.ts'
import type { Minor, Nation } from '../core/countries.ts'
import type { FactValue } from '../core/facts/fact.ts'
import type { Delegation, Faction, Side } from '../core/powers.ts'
import type { Declaration, Placements } from '../core/situation.ts'

/** What a seat asks. The referee's own orders move the game along. */
export type Order =
  | { readonly type: 'open-year'; readonly by: 'referee'; readonly turn: Turn }
  | { readonly type: 'seal-allocation'; readonly by: Faction; readonly placements: Placements }
  | { readonly type: 'open-phase'; readonly by: 'referee'; readonly turn: Turn; readonly side: Side }
  | { readonly type: 'draft-allocation'; readonly by: Faction; readonly placements: Placements }
  /** In U.S.-Axis tension, unless the book lets points work elsewhere too. */
  | { readonly type: 'use-tension-point'; readonly by: Faction; readonly track?: 'rgt' | 'usat' }
  | { readonly type: 'name-targets'; readonly by: Faction; readonly nominations: readonly Nomination[] }
  | {
      readonly type: 'use-subversion'
      readonly by: 'russia'
      readonly target: Minor /** Nothing where it is drawn. */
      readonly amount?: number
    }
  | { readonly type: 'play-covert-operations'; readonly by: Faction; readonly target: Minor; readonly operations: number }
  | { readonly type: 'pledge-war-on-russia'; readonly by: 'axis'; readonly target: Minor }
  | { readonly type: 'roll'; readonly by: Faction; readonly target: Minor }
  | { readonly type: 'take-result'; readonly by: Faction; readonly target: Minor; readonly result: string }
  | { readonly type: 'settle-tie'; readonly by: 'referee'; readonly target: Minor; readonly agreed: 'westernAllies' | 'russia' }
  | { readonly type: 'close-phase'; readonly by: 'referee' }
  | { readonly type: 'make-demand'; readonly by: 'russia'; readonly of: Minor }
  /** Whether a nation resists that may. */
  | { readonly type: 'answer-demand'; readonly by: 'axis'; readonly of: Minor; readonly resists: boolean }
  | { readonly type: 'mine-norway'; readonly by: 'westernAllies' }
  | { readonly type: 'report-facts'; readonly by: Delegation | 'referee'; readonly facts: Readonly<Record<string, FactValue>> }
  /** What was reported wrongly is put right; nothing that was settled by it is settled anew. */
  | { readonly type: 'correct-facts'; readonly by: 'referee'; readonly facts: Readonly<Record<string, FactValue>>; readonly reason: string }
  | { readonly type: 'report-declaration'; readonly by: Delegation | 'referee'; readonly declaration: Pick<Declaration, 'by' | 'on'> }
  | { readonly type: 'declare-war'; readonly by: Delegation | 'referee'; readonly intents: readonly Intent[] }
  | { readonly type: 'answer-support'; readonly by: 'axis'; readonly supports: boolean }
  | { readonly type: 'meet-support'; readonly by: 'russia'; readonly choice: RussianChoice }
  | {
      readonly type: 'meet-obligation'
      readonly by: Delegation | 'referee'
      readonly declaration: Pick<Declaration, 'by' | 'on'>
      readonly act: DutyAct
      readonly actor: Nation
    }
  | { readonly type: 'revoke-declaration'; readonly by: 'referee'; readonly declaration: Pick<Declaration, 'by' | 'on'> }
  /** The answer to a surrender or an offer, or an offer of one's own will. */
  | { readonly type: 'settle-surrender'; readonly by: Delegation | 'referee'; readonly settling: Settling }
  /** Help for a neutral that is attacked. */
  | { readonly type: 'intervene'; readonly by: Faction; readonly help: Omit<Intervention, 'by'> }
  /** Russia lets an Action run its course, where it could still subvert it. */
  | { readonly type: 'waive-subversion'; readonly by: 'russia'; readonly target: Minor }
  /** A step of the attack on Pearl Harbor. */
  | { readonly type: 'strike'; readonly by: Belligerent | 'referee'; readonly step: StrikeOrder }
  /** Nothing more in this stage. */
  | { readonly type: 'pass'; readonly by: Delegation }
  /** On to the next stage, although somebody has not passed. */
  | { readonly type: 'advance'; readonly by: 'referee' }

export type OrderType = Order['type']
export type OrderOf<T extends OrderType> = Extract<Order, { type: T }>
