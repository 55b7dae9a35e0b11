export { CHOOSERS, COMBAT_TRAINING, firstTrainingYear, GENERAL, type ResearchClauses, whyNotChoose, whyNotFirstFight } from './research.ts'
