export type {
  PearlHarborChapter,
  PearlHarborClauses,
  StrikeRule,
  Surprised,
  SurpriseEffect,
  SurpriseTurn,
  TableModifier,
} from './clauses.ts'
export { SURPRISE_TURN_NAMES, SURPRISE_TURNS, SURPRISED } from './clauses.ts'
export type { Belligerent, CarrierBerth, Located, Strike } from './strike.ts'
export { NO_STRIKE } from './strike.ts'
export { columnLevel, decideStrike, playStrike } from './strike-decision.ts'
export type { StrikeEffect, StrikeEvent, StrikeEventType } from './strike-event.ts'
export { evolveStrike } from './strike-evolution.ts'
export type { Assignment, StrikeOrder, StrikeOrderOf, StrikeOrderType } from './strike-order.ts'
export { showStrike, strikeViewOf } from './strike-view.ts'
export type { StrikeStepTold } from './strike-words.ts'
export { placeWords, strikeTold } from './strike-words.ts'
export type { CarrierPlace, SurpriseColumn, SurpriseLevel } from './surprise-table.ts'
export { CARRIER_PLACES, columnAt, intercepts, isAtSea, placeAt, surpriseAt } from './surprise-table.ts'
export type { CarrierType } from './task-force.ts'
export { CARRIER_FACTORS, escortFactors, pacificCarriers, whyNotTaskForce } from './task-force.ts'
export type { FeltEffect } from './unpreparedness.ts'
export { japaneseSurprise, sideInTurn, surpriseNotices, unpreparedNow } from './unpreparedness.ts'
export { whyNotStrike } from './why-not-strike.ts'
