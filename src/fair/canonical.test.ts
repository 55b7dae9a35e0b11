import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from './canonical.ts'

const text = fc.string({ unit: 'grapheme' })
const plain = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, text, fc.maxSafeInteger(), fc.boolean(), fc.array(tie('value')), fc.dictionary(text, tie('value'))),
})).value

describe('the canonical text', () => {
  test.each([
    [{ b: 1, a: [true, 'x'] }, '{"a":[true,"x"],"b":1}'],
    [{ '': 0, '\u20ac': 1, '\r': 2, '1': 3 }, '{"":0,"\\r":2,"1":3,"€":1}'],
    // RFC 8785, 3.2.3: names are sorted by UTF-16 units, so a character beyond the first plane comes before U+FB33.
    [{ '\ufb33': 1, '\u{1f600}': 2 }, '{"😀":2,"\ufb33":1}'],
    ['line\n\u0007"\\', '"line\\n\\u0007\\"\\\\"'],
    [-0, '0'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [[], '[]'],
  ])('of %j is %s', (value, expected) => {
    expect(canonical(value)).toBe(expected)
  })

  test.each([
    null,
    undefined,
    1.5,
    Number.NaN,
    2 ** 53,
    1n,
    () => 1,
    Symbol('x'),
    new Date(0),
    new Map(),
    '\ud800',
    { a: undefined },
    [null],
  ])('there is none of %s', (value) => {
    expect(() => canonical(value)).toThrow('has no canonical form')
  })

  test('a list with a hole has none', () => {
    expect(() => canonical(Array(2))).toThrow('has no canonical form')
  })

  test('does not depend on the order of names, and says the same value again', () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([name, one]) => [name, turned(one)]),
            )
          : value
    fc.assert(
      fc.property(plain, (value) => {
        const said = canonical(value)
        expect(canonical(turned(value))).toBe(said)
        expect(canonical(JSON.parse(said))).toBe(said)
      }),
    )
  })
})
