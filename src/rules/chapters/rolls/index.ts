export { awardOf } from './award.ts'
export { beneficiaryOf } from './beneficiary.ts'
export { type Chooser, chooserOf, isChoice } from './chooser.ts'
export { BORDER_LANDS, type BorderLand, type MapNote, type NamingChapter, type RollChapter, type SwitchingClauses } from './clauses.ts'
export { brokenByDemand, landDemandedOf, resultWords } from './demand.ts'
export { lesserResults, resultByDefault, whyLesserByDefault, whyNotTake } from './lesser.ts'
export {
  cautions,
  closedToAll,
  freeTargets,
  type Nomination,
  openReactions,
  reasonsNotToName,
  whyAllOut,
  whyNotName,
  whyNotTarget,
} from './naming.ts'
export { asRolledFor } from './neutral-half.ts'
export { type Outcome, outcomeOf } from './outcome.ts'
export { whyNotPledgeFor, whyNotRollFor } from './roll-allowance.ts'
export { standingAfter } from './standing-after.ts'
export { whyNotStation } from './stationing.ts'
export { whyNotSubversion } from './subversion.ts'
export { poolAfterSwitch } from './switching.ts'
export type { WarDue } from './war-due.ts'
