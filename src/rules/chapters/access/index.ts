export type { LandApart } from './access.ts'
export { accessOf, accessRulesFor, LANDS_APART } from './access.ts'
export type { Intervention, InterventionChapter, InterventionClauses } from './intervention.ts'
export { interventionOutcome, whyNotIntervene } from './intervention.ts'
