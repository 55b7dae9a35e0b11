export {
  CHOOSERS,
  COMBAT_TRAINING,
  firstTrainingYear,
  GENERAL,
  type ResearchClauses,
  untoldProjects,
  whyNotChoose,
  whyNotFirstFight,
} from './research.ts'
