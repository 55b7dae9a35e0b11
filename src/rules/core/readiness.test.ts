import { expect, test } from 'vitest'
import { foundIn, onceFor } from './readiness.ts'

test('what is made ready is made once for each thing, in whatever order they are asked for', () => {
  const made: object[] = []
  const ready = onceFor((of: object) => {
    made.push(of)
    return { of }
  })
  const [one, other] = [{}, {}]
  const [first, second] = [ready(one), ready(other)]
  expect([ready(one), ready(one), ready(other), ready(one)]).toEqual([first, first, second, first])
  expect(ready(one)).toBe(first)
  expect(first.of).toBe(one)
  expect(made).toEqual([one, other])
})

test('what stands under a key is put there once', () => {
  const known = new Map<string, number>()
  let asked = 0
  const length = (name: string): number => foundIn(known, name, (one) => asked++ + one.length)
  expect([length('spain'), length('spain'), length('turkey')]).toEqual([5, 5, 7])
})
