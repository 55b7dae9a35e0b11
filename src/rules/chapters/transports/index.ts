export { buildingRules, type ConstructionClauses, whyNotBuild } from './construction.ts'
export type { TransferClauses, UnitTransfer } from './pacific-transfer.ts'
export {
  incrementsOf,
  isTransferLimited,
  priceOf,
  TRANSFER_DESTINATIONS,
  TRANSFER_KINDS,
  TRANSFER_NATIONALITIES,
  whyNotSent,
  whyNotTransfer,
} from './pacific-transfer.ts'
export type { Box, ByBox, TransportClauses } from './transports.ts'
export {
  BERTHS,
  BOX_NAMES,
  BOXES,
  SHIPPERS,
  shortfalls,
  surpluses,
  transportsIn,
  whyNotEndTurn,
  whyNotPlace,
  whyNotRedeploy,
  wrongBoxes,
} from './transports.ts'
export { availableTransports, whyNotUse } from './usable-transports.ts'
