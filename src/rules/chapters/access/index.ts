export { accessOf, accessRulesFor, LANDS_APART, type LandApart, whyUnhelped } from './access.ts'
export type { Intervention, InterventionChapter, InterventionClauses } from './intervention.ts'
export { interventionOutcome, whyNotIntervene } from './intervention.ts'
