import { expect, test } from 'vitest'
import { LastUsed } from './last-used.ts'

test('what was longest not used is forgotten first', () => {
  const kept = new LastUsed<{ readonly n: number }>(2)
  kept.set('one', { n: 1 })
  kept.set('two', { n: 2 })
  expect(kept.get('one')).toEqual({ n: 1 })
  kept.set('three', { n: 3 })
  expect(kept.get('two')).toBeUndefined()
  expect([kept.get('one'), kept.get('three')]).toEqual([{ n: 1 }, { n: 3 }])
})
