import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainOrder, ORDER_REQUEST } from './ordering.ts'

const key = fc.oneof(fc.string(), fc.constant('k'.repeat(201)), fc.integer())
const order = fc.oneof(fc.record({ type: fc.oneof(fc.string(), fc.integer()), by: fc.string() }), fc.jsonValue())
const after = fc.oneof(fc.integer(), fc.double(), fc.constant(2 ** 53))
const request = fc.oneof(
  fc.record(
    { key: fc.string({ minLength: 1 }), order: fc.record({ type: fc.string(), points: fc.jsonValue() }), after: fc.nat() },
    { requiredKeys: ['key', 'order'] },
  ),
  fc.record({ key, order, after }, { requiredKeys: [] }),
  fc.record({ key, order, after, text: fc.string(), dice: fc.array(fc.integer()), more: fc.jsonValue() }, { requiredKeys: ['key'] }),
  fc.jsonValue(),
)

test('what is known at sight as a request for an order has the shape of one, and is it to the letter', () => {
  let known = 0
  fc.assert(
    fc.property(request, (said) => {
      const body: unknown = JSON.parse(JSON.stringify(said))
      if (!isPlainOrder(body)) return
      known++
      expect(ORDER_REQUEST.safeParse(body)).toEqual({ success: true, data: body })
    }),
    { numRuns: 1_000 },
  )
  expect(known).toBeGreaterThan(100)
})

test.each([
  '{"key":"k","order":{"type":"pass"},"__proto__":{"text":"x"}}',
  '{"key":"k","order":{"type":"pass"},"text":"pass"}',
  '{"key":"k","order":{"type":"pass"},"after":-1}',
  '{"key":"k","order":{"type":"pass"},"after":null}',
  '{"key":"k","order":[]}',
  '{"key":"","order":{"type":"pass"}}',
])('%s is not known at sight', (text) => {
  expect(isPlainOrder(JSON.parse(text))).toBe(false)
})
