import { expect, test } from 'vitest'
import { ASKED } from '../words.ts'

test('what may be done and what may be left stand in one sentence', () => {
  expect(ASKED.orders(['declare war'], true, false)).toBe('declare war, or pass')
  expect(ASKED.orders(['name the countries to roll for; once all have named, points are shown'], true, false)).toBe(
    'name the countries to roll for, or pass; once all have named, points are shown',
  )
  expect(ASKED.orders(['declare war', 'mine Norwegian waters'], true, false)).toBe('declare war; or mine Norwegian waters; or pass')
  expect(ASKED.orders(['declare war'], false, false)).toBe('declare war')
})
