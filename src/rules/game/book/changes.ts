import type { ConquestClauses } from '../../chapters/conquest/conquest.ts'
import type { ElectionClauses } from '../../chapters/elections/elections.ts'
import type { ResearchClauses } from '../../chapters/research/research.ts'
import type { BritishSurrenderClauses } from '../../chapters/surrender/british-surrender.ts'
import type { RussianSurrenderClauses } from '../../chapters/surrender/russian-surrender.ts'
import type { ConstructionClauses } from '../../chapters/transports/construction.ts'
import type { TransferClauses } from '../../chapters/transports/pacific-transfer.ts'
import type { TransportClauses } from '../../chapters/transports/transports.ts'

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
