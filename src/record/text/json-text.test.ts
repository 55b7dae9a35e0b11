import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson, readStrictJson } from './json-text.ts'

const flawIn = (text: string) => {
  const read = readJson(text)
  return read.ok ? undefined : read.flaw
}

test('a text that is JSON gives its value', () => {
  expect(readJson(' {"a": [1, -2.5e3, "x\\u0041", true, null, {}]} ')).toEqual({
    ok: true,
    value: { a: [1, -2500, 'xA', true, null, {}] },
  })
})

describe('a name that stands twice in one object', () => {
  const again = (text: string): number | undefined => {
    const read = readStrictJson(text)
    return read.ok ? undefined : read.flaw.position
  }
  test.each([
    { text: '{"a":1,"a":2}', at: 7 },
    { text: '{"a":{"b":[{"c":1,"c":1}]}}', at: 18 },
    { text: '{"a":"x","\\u0061":1}', at: 9 },
    { text: '{"a\\"":1,"b":"{\\"b\\":1,\\"b\\":2}"}', at: undefined },
    { text: '[{"a":1},{"a":1},["a","a"]]', at: undefined },
    { text: '{"a":{"a":{"a":"a"}},"b":"a"}', at: undefined },
  ])('$text', ({ text, at }) => expect(again(text)).toBe(at))

  test('is found where it is, and nowhere else', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (one, other) => {
        expect(again(one)).toBe(undefined)
        expect(again(`{"a":${one},"b":1,"a":${other}}`)).toBe(one.length + 12)
      }),
    )
  })
})

describe('a text that is not JSON is flawed at', () => {
  test.each([
    { text: '', at: [0, 1, 1], found: null, expected: 'a value' },
    { text: '{"a": 1,\n "b": tru}', at: [15, 2, 7], found: 't', expected: 'a value' },
    { text: '{"a": 1,}', at: [8, 1, 9], found: '}', expected: 'a name in double quotes' },
    { text: '{a: 1}', at: [1, 1, 2], found: 'a', expected: 'a name in double quotes or "}"' },
    { text: '{"a" 1}', at: [5, 1, 6], found: '1', expected: '":"' },
    { text: '{"a": 1 "b": 2}', at: [8, 1, 9], found: '"', expected: '"," or "}"' },
    { text: '[1, 2', at: [5, 1, 6], found: null, expected: '"," or "]"' },
    { text: '[1, 02]', at: [5, 1, 6], found: '2', expected: '"," or "]"' },
    { text: '[,]', at: [1, 1, 2], found: ',', expected: 'a value or "]"' },
    { text: '{"a": 1}\n}', at: [9, 2, 1], found: '}', expected: 'nothing more' },
    { text: '"open', at: [5, 1, 6], found: null, expected: 'the rest of a text up to its closing double quotes' },
    { text: '"tab\tin"', at: [4, 1, 5], found: '\t', expected: 'the rest of a text up to its closing double quotes' },
    { text: '"\\q"', at: [1, 1, 2], found: '\\', expected: 'the rest of a text up to its closing double quotes' },
    { text: '🙂', at: [0, 1, 1], found: '🙂', expected: 'a value' },
  ])('$at in $text', ({ text, at: [position, line, column], found, expected }) => {
    expect(flawIn(text)).toEqual({ position, line, column, found, expected })
  })
})

/** Text that is JSON up to a slip or two. */
const slips = fc
  .tuple(
    fc.json({ maxDepth: 3 }),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('', '"', ',', '}', ']', '{', '[', ':', '0', 't', '\\', '\n'))),
  )
  .map(([text, changes]) =>
    changes.reduce((changed, [where, what]) => {
      const at = where % (changed.length + 1)
      return changed.slice(0, at) + what + changed.slice(at + 1)
    }, text),
  )

test('up to its flaw a text could have gone on to be JSON, and not past it', () => {
  const couldGoOn = (text: string): boolean => {
    const flaw = flawIn(text)
    return flaw === undefined || flaw.position === text.length
  }
  fc.assert(
    fc.property(slips, (text) => {
      const flaw = flawIn(text)
      if (flaw === undefined) return
      expect(couldGoOn(text.slice(0, flaw.position))).toBe(true)
      expect(flaw.found === null || text.startsWith(flaw.found, flaw.position)).toBe(true)
    }),
  )
})

test('a text of a mebibyte that never ends is read to its end', () => {
  const length = 1024 * 1024
  expect(flawIn(`"${'a'.repeat(length)}`)?.position).toBe(length + 1)
  expect(flawIn('['.repeat(length))?.position).toBe(length)
})

test.each([
  { name: 'nested too deep', text: '[[[1]]]', limits: { deepest: 2 }, position: 2 },
  { name: 'too much', text: '["a","b",{"c":1}]', limits: { most: 3 }, position: 9 },
])('$name is a flaw where there is a limit', ({ text, limits, position }) => {
  expect(readStrictJson(text)).toMatchObject({ ok: true })
  expect(readStrictJson(text, limits)).toMatchObject({ ok: false, flaw: { position } })
})
