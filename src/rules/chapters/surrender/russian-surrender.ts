import { type Aftermath, type Following, following } from '../../core/aftermath.ts'
import { type Book, chapterOf } from '../../core/book.ts'
import { factsWith } from '../../core/facts/facts.ts'
import type { Situation } from '../../core/situation.ts'

export interface RussianSurrenderClauses {
  /** What follows from a Russian surrender, judged as things stand afterwards. */
  readonly aftermath: readonly Aftermath[]
}

export interface RussianSurrenderChapter {
  readonly changes?: { readonly russianSurrender: RussianSurrenderClauses }
}

/** What a Russian surrender means for the U.S. */
export const afterRussianSurrender = (book: Book<RussianSurrenderChapter>, situation: Situation): readonly Following[] =>
  following(chapterOf(book, 'changes').russianSurrender.aftermath, {
    ...situation,
    facts: factsWith(situation.facts, { 'russia.surrendered': true, 'russia.inStateOfSurrender': true }),
  })
