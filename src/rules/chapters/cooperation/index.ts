export type { Activity, ClosedHex } from './activity.ts'
export { ACTIVITIES, CLOSED_HEXES, HEX_ACTIVITIES } from './activity.ts'
export { apartAsYet } from './alliance.ts'
export { endings, orderOf } from './anglo-french-clock.ts'
export type {
  AngloFrenchClock,
  AttackLimit,
  CooperationChapter,
  CooperationClauses,
  CooperationRule,
  Pair,
  PairLimits,
  Reason,
} from './clauses.ts'
export type { Cooperator } from './cooperator.ts'
export { BRITISH, COOPERATORS, cooperatorName } from './cooperator.ts'
export type { Judgement } from './judgement.ts'
export { activitiesFor, attacksFirst, bindingOf, hasBansLeft, judge, liftsOf, limitsOf, relationOf } from './judgement.ts'
export type { Opening } from './opening.ts'
