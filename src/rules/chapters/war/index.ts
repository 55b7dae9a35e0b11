export { type Aim, aimsOf, type Intent, recordedOf } from './aim.ts'
export { type Blitz, type BlitzCampaign, type BlitzChapter, type BlitzClauses, blitzNow, levelsKept } from './blitz.ts'
export {
  arePartners,
  EUROPEAN_POWERS,
  enemiesInEurope,
  isFinished,
  isNeutralPower,
  isPacificWar,
  rowsApart,
} from './camps.ts'
export type {
  Absence,
  Companion,
  Frontier,
  Holding,
  Joining,
  Passage,
  PriceClauses,
  Shelter,
  SupportClauses,
  SupportQuestion,
  Unit,
  WarBar,
  WarBeside,
  WarChapter,
  WarClauses,
  WarEffect,
  WarPrice,
} from './clauses.ts'
export { LANDS } from './clauses.ts'
export { followsOfWar, type WarFollowing, warConsequences } from './consequences.ts'
export { whyNotAsAllowed, whyNotDeclare } from './declaring.ts'
export type { Duty, DutyAct } from './duty.ts'
export { DUTY_ACTS, declarationsOwed, dutiesThrough, dutyFor, dutyOf, erasureOf, openParts, whyNotMeet, whyNotRevoke } from './duty.ts'
export { fellowWars, fellowWarsOf, warsFought } from './fellows.ts'
export { laterEffects, laterLines } from './later-effects.ts'
export { LEAVES, type Leave, leaveOf, whyNotByLeave } from './leave.ts'
export { frontiersOf, landsApart, partnerFighting, passageFor, preyName, whyNotAttack } from './neutrality.ts'
export { heldByEnemy, type Prey } from './occupied-land.ts'
export { breakOut, factsAfter, type Outbreak } from './outbreak.ts'
export { priceRow, warPriceOf } from './price.ts'
export { type Erasure, erased, recorded, type WarPair } from './record.ts'
export type { Abandonment, Plea, RussianChoice, SupportAnswer } from './support.ts'
export { abandonment, pleasOf, RUSSIAN_CHOICES, SUPPORT_ANSWERS, supportAsked } from './support.ts'
export {
  absenceOf,
  areFighting,
  isConquered,
  isCountry,
  mayBeConquered,
  namesOfCountry,
  notesAfter,
  tableCountry,
  tieOf,
} from './target.ts'
export { tensionConsequences } from './tension-consequences.ts'
