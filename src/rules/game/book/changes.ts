import type { ConquestClauses } from '../../chapters/conquest/index.ts'
import type { ElectionClauses } from '../../chapters/elections/index.ts'
import type { ResearchClauses } from '../../chapters/research/index.ts'
import type { BritishSurrenderClauses, RussianSurrenderClauses } from '../../chapters/surrender/index.ts'
import type { ConstructionClauses, TransferClauses, TransportClauses } from '../../chapters/transports/index.ts'

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
