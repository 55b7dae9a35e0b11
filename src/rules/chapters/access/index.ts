export { accessOf, accessRulesFor, LANDS_APART, type LandApart, whyUnhelped } from './access.ts'
export type { Intervention, InterventionChapter, InterventionClauses } from './intervention.ts'
export { helperOf, interventionOutcome, whyNotIntervene } from './intervention.ts'
