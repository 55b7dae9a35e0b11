import { CHOOSERS, type ResearchClauses } from '../../../rules/chapters/research/index.ts'
import type { Cite } from '../../edition.ts'

/** 41.7: choosing research projects and rolling for them. */
export const research = (rule: Cite): ResearchClauses => ({
  moment: rule('41.71-a'),
  choosers: { value: CHOOSERS, cite: rule('41.71-b') },
  categories: { value: 5, cite: rule('41.71-c') },
  oneInCategory: rule('41.77A-a'),
  generalIsOne: rule('41.77A-b'),
  oncePerYear: rule('41.77B-a'),
  emptied: rule('41.77B-b'),
  training: {
    value: { chooser: 'westernAllies', latest: 1943, yearAfter: 'us.firstGroundCombat', rolled: 'westernAllies.combatTrainingRolled' },
    cite: rule('41.77C-a'),
  },
  untold: { words: 'taken as not rolled for earlier this year', cite: rule('41.77B-a'), ruling: 'R16-41' },
  firstFight: rule('41.77C-b'),
  pointsMayWait: rule('41.77C-c'),
})
