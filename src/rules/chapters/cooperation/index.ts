export { ACTIVITIES, type Activity, CLOSED_HEXES, type ClosedHex, HEX_ACTIVITIES, PORT_STATES, type PortState } from './activity.ts'
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
export { BRITISH, COOPERATORS, type Cooperator, cooperatorName } from './cooperator.ts'
export { activitiesFor, attacksFirst, bindingOf, hasBansLeft, type Judgement, judge, liftsOf, limitsOf, relationOf } from './judgement.ts'
export type { Opening } from './opening.ts'
