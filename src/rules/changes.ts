import type { BritishSurrenderClauses } from './british-surrender.ts'
import type { ConquestClauses } from './conquest.ts'
import type { ConstructionClauses } from './construction.ts'
import type { ElectionClauses } from './elections.ts'
import type { TransferClauses } from './pacific-transfer.ts'
import type { ResearchClauses } from './research.ts'
import type { RussianSurrenderClauses } from './russian-surrender.ts'
import type { TransportClauses } from './transports.ts'

/** The changes up to June 2016 that stand outside rules 49 to 53 and the tension tables. */
export interface ChangeClauses {
  readonly transports: TransportClauses
  readonly construction: ConstructionClauses
  readonly research: ResearchClauses
  readonly britishSurrender: BritishSurrenderClauses
  readonly russianSurrender: RussianSurrenderClauses
  readonly elections: ElectionClauses
  readonly conquest: ConquestClauses
  readonly transfer: TransferClauses
}
