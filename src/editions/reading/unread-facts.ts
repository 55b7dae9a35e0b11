import { type Citation, FACTS, type FactId, isFactId } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { readersIn } from '../index.ts'

/** Something that should be known of a document, though it can be read: what it says in vain, or what cannot well be so. */
export interface Remark {
  readonly words: string
  readonly fact?: FactId
  /** A scenario that fits better. */
  readonly scenario?: string
  readonly cite?: Citation
}

/** Facts that were reported in vain. A startup bundle cannot tell which it reads. */
export function unreadFacts(book: Rulebook, facts: Readonly<Record<string, unknown>>): readonly Remark[] {
  if (book.isStartup) return []
  return Object.keys(facts)
    .filter(isFactId)
    .flatMap((fact) => {
      if (readersIn(book)[fact] === undefined) return [{ fact, words: `nothing in this book reads ${fact}` }]
      const { beside } = FACTS[fact]
      const without = beside === undefined ? undefined : `${fact.slice(0, fact.indexOf('.'))}.${beside}`
      if (without === undefined || Object.hasOwn(facts, without)) return []
      return [{ fact, words: `${fact} is read together with ${without}, which is not reported` }]
    })
}
