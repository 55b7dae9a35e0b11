export { bargainOf, isForced, whyNotTerms } from './bargain.ts'
export type { BritishSurrenderClauses } from './british-surrender.ts'
export {
  afterDeclaration,
  afterSurrender,
  baseFloor,
  britishPartisans,
  DEPLOYED_UNITS,
  laterResistance,
  surrenderLevel,
  whyNotDeclareAfterSurrender,
  whyNotDeploy,
  whyNotSurrender,
} from './british-surrender.ts'
export type { CapitalLost } from './capital-fall.ts'
export { capitalLost, capitalsLost, hasSurrenderedByNow, statusWords, surrenderAfterCapital, surrendersDue } from './capital-fall.ts'
export { type Cession, europeanSettlement, HEIRS, type Heir, LAND_ROLES, pacificSettlement } from './cession.ts'
export type {
  Bargain,
  Capitulation,
  CapitulationChapter,
  CapitulationClauses,
  CapitulationId,
  CollapseClauses,
  OccupationDuty,
  ReactionClauses,
  Recipient,
  Renewal,
  Spoils,
  SpoilsOf,
  SurrenderTrigger,
  WarEnding,
  YearTest,
} from './clauses.ts'
export { CAPITULATIONS, CONCESSION_KINDS, GIVERS, RECIPIENTS, SPOILS_OF } from './clauses.ts'
export { ATTACKED_LANDS, afterWarlordVictory, whyNotExpand, whyNotWarlord } from './collapse.ts'
export { exPatriotsOf, formerStatusOf, whyNotExPatriots } from './ex-patriots.ts'
export type { MinorSurrenderChapter, MinorSurrenderClauses } from './minor-clauses.ts'
export { factsOfSurrender, isWarOlder, withNationOut } from './minor-out.ts'
export { minorSurrender, SURRENDER_CAUSES } from './minor-surrender.ts'
export { occupierOf } from './occupation.ts'
export type { CapitulationState, DutyState, EndingState, Outlook } from './outlook.ts'
export {
  capitulationOf,
  dutiesOf,
  endingsOf,
  forcedNow,
  isForcedNow,
  OUTLOOKS,
  outlook,
  outlookOf,
  outlooks,
  whyNotProceed,
} from './outlook.ts'
export { politicalReaction, type Reaction } from './political-reaction.ts'
export { bindingPeace, renewalBars, whyNotRenew, whyNotRenounce } from './renewal.ts'
export { afterRussianSurrender, type RussianSurrenderClauses } from './russian-surrender.ts'
export { openPeaces, type Report, reportOf, SETTLEMENTS, type Settling, settled, termsOf, VICHY_CHOICES, whyNotSettle } from './settling.ts'
export { shareOut } from './spoils.ts'
export type { TriggerState } from './trigger.ts'
