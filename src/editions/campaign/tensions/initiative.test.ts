import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allot, initiative } from '../../../rules/chapters/points/index.ts'
import { FACTIONS } from '../../../rules/core/index.ts'
import { openBook } from '../../all-books.ts'
import { anySituation } from '../../situation.testing.ts'

test('3.2.3a: in any situation it is the allotment of the moment that ranks, and all three are ranked', () => {
  const book = openBook('campaign')
  fc.assert(
    fc.property(anySituation(book), (situation) => {
      const { order, holder } = initiative(book, situation)
      const { factions } = allot(book, situation)
      expect(order.map(({ faction }) => faction).sort()).toEqual([...FACTIONS].sort())
      for (const { faction, points } of order) expect(points).toBe(factions[faction].total)
      const ranked = situation.turn === '1939 fall' ? order.slice(1) : order
      expect(ranked.map(({ points }) => points)).toEqual(ranked.map(({ points }) => points).sort((one, other) => other - one))
      expect(holder).toBe(order[0]?.faction)
    }),
    { numRuns: 60 },
  )
})
