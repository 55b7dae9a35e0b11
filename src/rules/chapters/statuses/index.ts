export { borderWarOf } from './border-war.ts'
export type {
  AccessRules,
  Arm,
  BorderWar,
  EntryStage,
  Footing,
  ForceRules,
  Gate,
  StatusChapter,
  StatusClauses,
  StatusRow,
  Task,
  WayIn,
} from './clauses.ts'
export { ARMS, RANGES, STAGES, TASKS, TASKS_OF, WAYS_IN } from './clauses.ts'
export { employmentOf, latitudesOf } from './minor-forces.ts'
export type { Friend, MinorNation, Status } from './nation.ts'
export {
  FRIEND_NAMES,
  FRIENDS,
  friendOf,
  isInForce,
  isMinorNation,
  isTabled,
  MINOR_NATIONS,
  namesOfNation,
  OUT_OF_IT,
  powersWith,
  STATUSES,
  told,
  UNTABLED_NATIONS,
} from './nation.ts'
export {
  attackedCountries,
  attackersOf,
  capIn,
  enemiesOf,
  governanceOf,
  hasGivenIn,
  isCalling,
  isFoughtBy,
  type MinorStatus,
  statusByResult,
  statusOf,
  unitsIn,
} from './status.ts'
export { territoryOf } from './territory.ts'
