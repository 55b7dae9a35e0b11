import type { Turn } from './calendar.ts'
import type { Minor, Nation } from './countries.ts'
import type { FactValue } from './facts/fact.ts'
import type { Nomination } from './naming.ts'
import type { Faction, Side } from './powers.ts'
import type { Declaration, Placements } from './situation.ts'
import type { Intent } from './war/aim.ts'
import type { DutyAct } from './war/duty.ts'
import type { RussianChoice } from './war/support.ts'

/** What a seat asks. The referee's own orders move the game along. */
export type Order =
  | { readonly type: 'open-year'; readonly by: 'referee'; readonly turn: Turn }
  | { readonly type: 'seal-allocation'; readonly by: Faction; readonly placements: Placements }
  | { readonly type: 'open-phase'; readonly by: 'referee'; readonly turn: Turn; readonly side: Side }
  | { readonly type: 'use-tension-point'; readonly by: Faction }
  | { readonly type: 'name-targets'; readonly by: Faction; readonly nominations: readonly Nomination[] }
  | { readonly type: 'use-subversion'; readonly by: 'russia'; readonly target: Minor; readonly amount: number }
  | { readonly type: 'play-covert-operations'; readonly by: Faction; readonly target: Minor; readonly operations: number }
  | { readonly type: 'pledge-war-on-russia'; readonly by: 'axis'; readonly target: Minor }
  | { readonly type: 'roll'; readonly by: Faction; readonly target: Minor }
  | { readonly type: 'take-result'; readonly by: Faction; readonly target: Minor; readonly result: string }
  | { readonly type: 'settle-tie'; readonly by: 'referee'; readonly target: Minor; readonly agreed: 'westernAllies' | 'russia' }
  | { readonly type: 'close-phase'; readonly by: 'referee' }
  | { readonly type: 'make-demand'; readonly by: 'russia'; readonly of: Minor }
  | { readonly type: 'mine-norway'; readonly by: 'westernAllies' }
  | { readonly type: 'report-facts'; readonly by: Faction | 'referee'; readonly facts: Readonly<Record<string, FactValue>> }
  | { readonly type: 'report-declaration'; readonly by: Faction | 'referee'; readonly declaration: Pick<Declaration, 'by' | 'on'> }
  | { readonly type: 'declare-war'; readonly by: Faction | 'referee'; readonly intents: readonly Intent[] }
  | { readonly type: 'answer-support'; readonly by: 'axis'; readonly supports: boolean }
  | { readonly type: 'meet-support'; readonly by: 'russia'; readonly choice: RussianChoice }
  | {
      readonly type: 'meet-obligation'
      readonly by: Faction | 'referee'
      readonly declaration: Pick<Declaration, 'by' | 'on'>
      readonly act: DutyAct
      readonly actor: Nation
    }
  | { readonly type: 'revoke-declaration'; readonly by: 'referee'; readonly declaration: Pick<Declaration, 'by' | 'on'> }

export type OrderType = Order['type']
export type OrderOf<T extends OrderType> = Extract<Order, { type: T }>

/** Faces that fall, handed in from outside: 1 to 6, one at a time. */
export type Dice = () => number
