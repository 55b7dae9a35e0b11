import { type Citation, FACTS, type FactId, factsRead, isFactId, isPart, type Part, type Rulebook } from '../rules/index.ts'

/** What is data of a book: every object in it, from the outside in. */
function* objectsIn(data: unknown): Generator<object> {
  if (typeof data !== 'object' || data === null) return
  yield data
  for (const inner of Object.values(data)) yield* objectsIn(inner)
}

/** Every condition and quantity in a book's data; effects of results and campaigns have names or units of their own. */
export const partsIn = (data: unknown): readonly Part[] =>
  [...objectsIn(data)].filter(isPart).filter((part) => !('units' in part) && !('id' in part))

const inData = new WeakMap<Rulebook, ReadonlySet<string>>()

/** The facts that a book's conditions read, and whatever else its tables and clauses name. */
function namesIn(book: Rulebook): ReadonlySet<string> {
  const known = inData.get(book)
  if (known !== undefined) return known
  const data = [book.tables, book.clauses]
  const texts = [...objectsIn(data)].flatMap((one) => Object.values(one).filter((value) => typeof value === 'string'))
  const names = new Set([...texts, ...partsIn(data).flatMap(factsRead)])
  inData.set(book, names)
  return names
}

/** A clause of the book is said to read it, or one of its conditions does. */
const isRead = (book: Rulebook, fact: FactId): boolean =>
  FACTS[fact].readBy.some((number) => Object.hasOwn(book.contents, number)) || namesIn(book).has(fact)

/** Something that should be known of a document, though it can be read: what it says in vain, or what cannot well be so. */
export interface Remark {
  readonly words: string
  readonly fact?: FactId
  readonly cite?: Citation
}

/** Facts that were reported in vain. An abridged book cannot tell which it reads. */
export function unreadFacts(book: Rulebook, facts: Readonly<Record<string, unknown>>): readonly Remark[] {
  if (book.isAbridged) return []
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
