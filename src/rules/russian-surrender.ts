import { type Aftermath, type Following, following } from './aftermath.ts'
import { factsWith } from './facts.ts'
import { chapterOf, type Rulebook } from './rulebook.ts'
import type { Situation } from './situation.ts'

export interface RussianSurrenderClauses {
  /** What follows from a Russian surrender, judged as things stand afterwards. */
  readonly aftermath: readonly Aftermath[]
}

/** What a Russian surrender means for the U.S. */
export const afterRussianSurrender = (book: Rulebook, situation: Situation): readonly Following[] =>
  following(chapterOf(book, 'changes').russianSurrender.aftermath, {
    ...situation,
    facts: factsWith(situation.facts, { 'russia.surrendered': true, 'russia.inStateOfSurrender': true }),
  })
