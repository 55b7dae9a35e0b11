import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, packedOutcomes, unpacked, unpackedOutcomes } from './sqlite-parcels.ts'
import type { Outcome, Work } from './sqlite-writing.ts'

const lines = fc.array(fc.record({ key: fc.option(fc.string()), body: fc.string() }), { maxLength: 3 })
const discarded = fc.array(fc.record({ kind: fc.string(), id: fc.string() }), { maxLength: 1 })
const due = fc.option(fc.integer())
const papers = fc.array(fc.record({ kind: fc.string(), id: fc.string(), game: fc.option(fc.string()), due, body: fc.string() }), {
  maxLength: 1,
})
const beside = { papers, discarded }
const work: fc.Arbitrary<Work> = fc.oneof(
  fc.record({ type: fc.constant('write' as const), game: fc.string(), expected: fc.nat(), lines, ...beside }),
  fc.record({ type: fc.constant('create' as const), game: fc.string(), header: fc.string(), lines, ...beside }),
  fc.record({ type: fc.constant('put' as const), ...beside }),
  fc.record({ type: fc.constant('lease' as const), kind: fc.string(), now: fc.nat(), until: fc.nat(), most: fc.nat() }),
)
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({ type: fc.constantFrom('written' as const, 'conflict' as const), sequence: fc.nat() }),
  fc.record({ type: fc.constantFrom('no-such-game' as const, 'game-exists' as const, 'put' as const) }),
  fc.record({
    type: fc.constant('repeated' as const),
    line: fc.record({ sequence: fc.nat(), key: fc.option(fc.string()), body: fc.jsonValue() }),
  }),
)

test('what is handed to another thread arrives as it was, in its order', () => {
  fc.assert(
    fc.property(fc.array(work), (works) => {
      expect(unpacked(structuredClone(packed(works)))).toEqual(works)
    }),
  )
  fc.assert(
    fc.property(fc.array(outcome), (outcomes) => {
      expect(unpackedOutcomes(structuredClone(packedOutcomes(outcomes)))).toEqual(outcomes)
    }),
  )
})

test('a line alone goes by its values, and what was written by its number', () => {
  const alone = { lines: [{ key: 'k', body: '{}' }], papers: [], discarded: [] }
  expect(packed([{ type: 'write', game: 'a', expected: 3, ...alone }])).toEqual(['a', 3, 'k', '{}'])
  expect(packedOutcomes([{ type: 'written', sequence: 4 }])).toEqual([4])
})
