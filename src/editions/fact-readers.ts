import { FACT_IDS, FACTS, type FactId, factsRead, isFactId, isPart, isPlace } from '../rules/core/index.ts'
import type { Rulebook } from '../rules/game/index.ts'

/** The clauses of a book that read each fact; a fact that no clause can be named for has an empty list. */
export type FactReaders = Readonly<Partial<Record<FactId, readonly string[]>>>

type Found = Map<FactId, Set<string>>

const add = (found: Found, fact: FactId, numbers: readonly string[]): void => {
  const known = found.get(fact) ?? new Set()
  for (const number of numbers) known.add(number)
  found.set(fact, known)
}

/** The rules something stands under: its own, else those of what it is part of. */
function citedBy(part: object, above: readonly string[]): readonly string[] {
  const own = ['cite', 'standsIn'].flatMap((key) => {
    const cited: unknown = key in part ? part[key as keyof typeof part] : undefined
    return typeof cited === 'object' && cited !== null && 'rule' in cited ? [String(cited.rule)] : []
  })
  return own.length > 0 ? own : above
}

/** Conditions are data: what they read is found wherever in a book they stand, with the rule they stand under. */
function findIn(part: unknown, numbers: readonly string[], found: Found): void {
  if (typeof part === 'string') {
    if (isFactId(part)) add(found, part, [])
    return
  }
  if (typeof part !== 'object' || part === null) return
  const cited = citedBy(part, numbers)
  if ('place' in part && typeof part.place === 'string' && isPlace(part.place)) add(found, `${part.place}.controller`, [])
  const read = isPart(part) ? factsRead(part) : 'fact' in part && typeof part.fact === 'string' ? [part.fact] : []
  // What is asked of `here` is not yet asked of any place.
  for (const fact of read) if (isFactId(fact)) add(found, fact, cited)
  // A condition has said all that is in it.
  if (read.length === 0) for (const inner of Object.values(part)) findIn(inner, cited, found)
}

/** `*.axisSpyRings` is that aspect of every subject. */
const meant = (pattern: string): readonly FactId[] =>
  pattern.startsWith('*.') ? FACT_IDS.filter((id) => id.endsWith(pattern.slice(1))) : isFactId(pattern) ? [pattern] : []

const known = new WeakMap<Rulebook, FactReaders>()

/** Which clauses of a book read which facts: by a condition of theirs, or because its contents say so of a clause. */
export function readersIn(book: Rulebook): FactReaders {
  const before = known.get(book)
  if (before !== undefined) return before
  const found: Found = new Map()
  findIn([book.tables, book.clauses, book.sequence], [], found)
  for (const { number, reads = [] } of Object.values(book.contents)) for (const fact of reads.flatMap(meant)) add(found, fact, [number])
  // What a fact takes over from another is read in that one too.
  for (const id of [...found.keys()]) {
    const { lasts } = FACTS[id]
    if ('after' in lasts && lasts.after !== undefined && isFactId(lasts.after)) add(found, lasts.after, [...(found.get(id) ?? [])])
  }
  const order = new Map(Object.keys(book.contents).map((number, index) => [number, index]))
  const readers = Object.fromEntries(
    [...found].map(([fact, numbers]) => [
      fact,
      [...numbers].filter((number) => order.has(number)).sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)),
    ]),
  )
  known.set(book, readers)
  return readers
}

/** The facts that nothing in a book reads. */
export const unreadIn = (book: Rulebook): readonly FactId[] => FACT_IDS.filter((fact) => readersIn(book)[fact] === undefined)
