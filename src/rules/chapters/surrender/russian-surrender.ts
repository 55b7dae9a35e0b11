import {
  type Aftermath,
  type Book,
  chapterOf,
  type Following,
  factsWith,
  following,
  type Situation,
  situationWith,
} from '../../core/index.ts'

export interface RussianSurrenderClauses {
  /** What follows from a Russian surrender, judged as things stand afterwards. */
  readonly aftermath: readonly Aftermath[]
}

export interface RussianSurrenderChapter {
  readonly changes?: { readonly russianSurrender: RussianSurrenderClauses }
}

/** What a Russian surrender means for the U.S. */
export const afterRussianSurrender = (book: Book<RussianSurrenderChapter>, situation: Situation): readonly Following[] =>
  following(
    chapterOf(book, 'changes').russianSurrender.aftermath,
    situationWith(situation, { facts: factsWith(situation.facts, { 'russia.surrendered': true, 'russia.inStateOfSurrender': true }) }),
  )
