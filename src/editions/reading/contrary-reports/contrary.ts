import { type Citation, isTurn, type Refusal, type Situation, type Turn } from '../../../rules/core/index.ts'
import { type Locate, misread, type Path } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'

/** What of a report cannot be so by the rules, and what hardly can. */
export interface Contrary {
  readonly refusals: readonly Refusal[]
  readonly doubts: readonly Remark[]
}

export type Said = Omit<SituationDocument, 'edition'>

export interface Broken {
  readonly words: string
  readonly cite?: Citation | undefined
}

export const contraryOf = (...all: readonly Contrary[]): Contrary => ({
  refusals: all.flatMap(({ refusals }) => refusals),
  doubts: all.flatMap(({ doubts }) => doubts),
})

/** A report that a rule forbids, with both. */
export const forbidden = (path: Path, locate: Locate | undefined, found: string, { words, cite }: Broken): Refusal => ({
  ...misread(path, locate, `${found}, yet ${words}`, 'no such report'),
  ...(cite === undefined ? {} : { cite }),
})

export const doubted = (found: string, { words, cite }: Broken, about: Omit<Remark, 'words' | 'cite'> = {}): Remark => ({
  words: `${found}, yet ${words}`,
  ...about,
  ...(cite === undefined ? {} : { cite }),
})

/** What follows the names of the two in a refusal is a sentence of its own here. */
export const against = ({ words, cite }: Broken): Broken => {
  const clause =
    words === 'never'
      ? 'it may never do so'
      : words
          .replace(/^not among /, 'that is not among ')
          .replace(/^not /, 'it may not do so ')
          .replace(/^only /, 'it may do so only ')
          .replace(/^no (?=(minor )?country)/, 'it may declare war on no ')
  return { words: clause, cite }
}

/** The turn in which France fell, where it is told. */
export const fallOf = ({ facts }: Situation): Turn | undefined => {
  const fell = facts['france.fallTurn']
  return typeof fell === 'string' && isTurn(fell) ? fell : undefined
}
