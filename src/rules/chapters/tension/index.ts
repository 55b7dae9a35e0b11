export type { Accrual, BorderRatio, PastTurn } from './accrual.ts'
export { accrue, borderRatio, carriedOver, drawn, withComing } from './accrual.ts'
export type { Permission, TensionChapter, Threshold, TurnByTurn } from './clauses.ts'
export { isTrackKept, warOfTrack } from './kept-track.ts'
export type { LevelTaken, StartRise } from './level-moment.ts'
export { levelsAt, levelsTaken, startRises, withRises } from './level-moment.ts'
export type { Mobilization, MobilizationChapter, MobilizationPlan, MobilizationTurn } from './mobilization.ts'
export {
  factsAfterMobilizing,
  japanChoosesToMobilize,
  latestFor,
  mobilizationsDue,
  mobilizationTurn,
  mobilizedBeforeAttack,
  openingMobilization,
  russianBeginning,
} from './mobilization.ts'
export { mobilizedByNow } from './mobilized-by-now.ts'
export type { Moment, TensionAccounts, TensionLine, TrackAccount } from './tension.ts'
export { levelAtStart, MOMENTS, offsetBy, wordsMoved } from './tension.ts'
export { allPermissions, growthLevels, isOffered, isTrackSpent, mostOf, newlyReached, reachedAt, whyNotAct } from './threshold.ts'
export { tensionTurn } from './track-account.ts'
export { asInPhase, levelInPhase, strikeOf, strikesIn, turnByTurnOf } from './turn-by-turn.ts'
