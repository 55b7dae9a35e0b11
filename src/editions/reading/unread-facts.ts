import { type Citation, FACTS, type FactId, isFactId, type Rulebook } from '../../rules/index.ts'

const inData = new WeakMap<Rulebook, ReadonlySet<string>>()

/** Every text in a book's tables and clauses, the names of the facts in their conditions among them. */
function textsOf(book: Rulebook): ReadonlySet<string> {
  const known = inData.get(book)
  if (known !== undefined) return known
  const texts = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value)
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) visit(inner)
  }
  visit([book.tables, book.clauses])
  inData.set(book, texts)
  return texts
}

/** A clause of the book is said to read it, or one of its conditions names it. */
const isRead = (book: Rulebook, fact: FactId): boolean =>
  FACTS[fact].readBy.some((number) => Object.hasOwn(book.contents, number)) || textsOf(book).has(fact)

/** Something that should be known of a document, though it can be read: what it says in vain, or what cannot well be so. */
export interface Remark {
  readonly words: string
  readonly fact?: FactId
  readonly cite?: Citation
}

/** Facts that were reported in vain. A startup bundle cannot tell which it reads. */
export function unreadFacts(book: Rulebook, facts: Readonly<Record<string, unknown>>): readonly Remark[] {
  if (book.isStartup) return []
  return Object.keys(facts)
    .filter(isFactId)
    .flatMap((fact) => {
      if (!isRead(book, fact)) return [{ fact, words: `nothing in this book reads ${fact}` }]
      const { beside } = FACTS[fact]
      const without = beside === undefined ? undefined : `${fact.slice(0, fact.indexOf('.'))}.${beside}`
      if (without === undefined || Object.hasOwn(facts, without)) return []
      return [{ fact, words: `${fact} is read together with ${without}, which is not reported` }]
    })
}
