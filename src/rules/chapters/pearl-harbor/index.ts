export { type AmericanMove, americanMove } from './american-forces.ts'
export {
  AMERICAN_FORCES,
  AMERICAN_STATIONS,
  type AmericanForce,
  type AmericanForceClauses,
  type AmericanStation,
} from './american-stations.ts'
export type {
  PearlHarborChapter,
  PearlHarborClauses,
  StrikeRule,
  Surprised,
  SurpriseEffect,
  SurpriseTurn,
  TableModifier,
  UnpreparedClauses,
} from './clauses.ts'
export { SURPRISE_TURN_NAMES, SURPRISE_TURNS, SURPRISED } from './clauses.ts'
export { type Belligerent, type CarrierBerth, type Located, NO_STRIKE, type Strike } from './strike.ts'
export { columnLevel, decideStrike, playStrike } from './strike-decision.ts'
export type { StrikeEffect, StrikeEvent, StrikeEventType } from './strike-event.ts'
export { evolveStrike } from './strike-evolution.ts'
export type { Assignment, StrikeOrder, StrikeOrderOf, StrikeOrderType } from './strike-order.ts'
export { showStrike, strikeViewOf } from './strike-view.ts'
export { placeWords, type StrikeStepTold, strikeTold } from './strike-words.ts'
export type { CarrierPlace, SurpriseColumn, SurpriseLevel } from './surprise-table.ts'
export { CARRIER_PLACES, columnAt, intercepts, isAtSea, placeAt, surpriseAt } from './surprise-table.ts'
export { CARRIER_FACTORS, type CarrierType, escortFactors, pacificCarriers, whyNotTaskForce } from './task-force.ts'
export { type FeltEffect, japaneseSurprise, russianUnpreparedness, sidesInTurn, surpriseNotices, unpreparedNow } from './unpreparedness.ts'
export { whyNotStrike } from './why-not-strike.ts'
