import type { Citation, Condition, FactId, Implication, YesNoFact } from '../../../rules/core/index.ts'

/** What is reported of a fact cannot be so where something else is. */
export const against = (id: string, fact: FactId, when: Condition, words: string, cite: Citation): Implication => ({
  id,
  when,
  implies: { is: 'otherwise', fact },
  strength: 'certain',
  words,
  cite,
})

/** Reports that hardly go together: both are taken, and the answer that reads them says so. */
export const strange = (...told: Parameters<typeof against>): Implication => ({ ...against(...told), strength: 'likely' })

/** One thing is so wherever another is. */
export const always = (id: string, when: Condition, fact: YesNoFact, words: string, cite: Citation): Implication => ({
  id,
  when,
  implies: { is: 'fact', fact, value: true },
  strength: 'certain',
  words,
  cite,
})
