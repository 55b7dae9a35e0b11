import { expect, test } from 'vitest'
import { atMostPercent } from './worth-words.ts'

test.each([
  [0, '0.0'],
  [0.0004, '0.1'],
  [0.008, '0.8'],
  [0.0081, '0.9'],
])('a gap of %d is at most %s percent', (share, words) => {
  expect(atMostPercent(share)).toBe(words)
})
