import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinParts, partsOf } from './parts.ts'

const texts = fc.string({ minLength: 1, maxLength: 60 })

test('texts come together again from their parts, in any order and read twice', () => {
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 1, max: 20 }), fc.gen(), (one, other, length, gen) => {
      const parts = [...partsOf(one, length), ...partsOf(other, length)]
      const read = gen(fc.shuffledSubarray, [...parts, ...parts], { minLength: parts.length * 2 })
      expect(new Set(joinParts(read).texts)).toEqual(new Set([one, other]))
    }),
    { numRuns: 50 },
  )
})

test('what is still wanted is counted, and a changed part makes no text', () => {
  const [first = '', second = '', third = ''] = partsOf('abcdefghi', 3)
  expect(joinParts([first, third])).toEqual({ texts: [], wanted: 3, had: 2 })
  expect(joinParts([first, second.replace('def', 'dxf'), third]).texts).toEqual([])
  expect(joinParts(['https://example.org', 'CHANCERY x 1/2 y'])).toEqual({ texts: [], wanted: 0, had: 0 })
})
