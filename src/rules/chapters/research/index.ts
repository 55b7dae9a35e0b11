export type { ResearchClauses } from './research.ts'
export { CHOOSERS, COMBAT_TRAINING, firstTrainingYear, GENERAL, whyNotChoose, whyNotFirstFight } from './research.ts'
