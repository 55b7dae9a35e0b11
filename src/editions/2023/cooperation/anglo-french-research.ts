import type { PairLimits } from '../../../rules/chapters/cooperation/index.ts'
import { flag } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** A research result lifts only what it names (53.22). */
export const citiesOpened = flag('angloFrench.citiesOpened')
export const coloniesOpened = flag('angloFrench.coloniesOpened')
export const stackingAllowed = flag('angloFrench.stackingAllowed')
export const grantsAllowed = flag('angloFrench.grantsAllowed')

export const researchLifts = (rule: Cite): PairLimits['lifts'] => [
  { when: citiesOpened, words: 'research that opens Paris, Lyon, Marseilles, Vichy and the Maginot line', cite: rule('53.22') },
  { when: coloniesOpened, words: 'research that opens the colonies', cite: rule('53.22') },
  { when: stackingAllowed, words: 'research that allows stacking', cite: rule('53.22') },
  { when: grantsAllowed, words: 'research that allows grants', cite: rule('53.22') },
]
