import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Dependency, isMet, isPart, isQuantity, measure, type Part, readsOf, within } from '../rules/core/index.ts'
import { type Asked, anyAsked, mixed } from './condition-reads.testing.ts'
import { BOOKS } from './situation.testing.ts'

/** Every condition and quantity in a book's data. Effects of results and campaigns may be called alike, but have units or an id. */
function partsIn(data: unknown): readonly Part[] {
  if (typeof data !== 'object' || data === null) return []
  if (isPart(data) && !('units' in data) && !('id' in data)) return [...within(data)]
  return Object.values(data).flatMap(partsIn)
}

/** Every condition and quantity of every book that is not made of others, each once. */
const PLAIN: readonly Part[] = [
  ...new Map(
    BOOKS.flatMap(({ book }) => partsIn([book.tables, book.clauses]))
      .filter((part) => readsOf(part).length > 0 && [...within(part)].length === 1)
      .map((part) => [JSON.stringify(part), part]),
  ).values(),
].filter((part) => !/"here[".]/.test(JSON.stringify(part)) && part.is !== 'ruled')

const answer = (part: Part, { situation, roll, net }: Asked): number | boolean =>
  isQuantity(part) ? measure(part, situation, roll) : isMet(part, situation, roll, net)

const ASKED = PLAIN.map((part) => ({ part, reads: readsOf(part) }))

test('all books together ask for much', () => {
  expect(ASKED.length).toBeGreaterThan(500)
})

describe('what a condition says it reads', () => {
  test('nothing else changes its answer', () => {
    fc.assert(
      fc.property(anyAsked, anyAsked, (one, other) => {
        for (const { part, reads } of ASKED)
          if (answer(part, mixed(one, other, reads)) !== answer(part, one)) expect.fail(`${JSON.stringify(part)} reads more than it says`)
      }),
      { numRuns: 40 },
    )
  })

  test('each of these things can change it', () => {
    const nameOf = (part: Part, read: Dependency): string => `${part.is} reads ${read.of}`
    const idle = new Set(ASKED.flatMap(({ part, reads }) => reads.map((read) => nameOf(part, read))))
    fc.assert(
      fc.property(anyAsked, anyAsked, (one, other) => {
        for (const { part, reads } of ASKED)
          for (const read of reads)
            if (idle.has(nameOf(part, read))) {
              const but = reads.filter((another) => another !== read)
              if (answer(part, mixed(one, other, but)) !== answer(part, one)) idle.delete(nameOf(part, read))
            }
      }),
      { numRuns: 500 },
    )
    expect([...idle]).toEqual([])
  })
})
