import { expect, test } from 'vitest'
import { foundWords } from './words.ts'

test.each([
  { found: 0, told: 0, words: 'None found that tension reads' },
  { found: 0, told: 1, words: '1 found, told above' },
  { found: 3, told: 0, words: '3 found' },
  { found: 3, told: 2, words: '3 found; 2 more told above' },
  { found: 14, told: 0, words: '14 found; the first 12 are shown' },
])('a search that finds $found and $told told already: $words', ({ found, told, words }) => {
  expect(foundWords(found, 12, told)).toBe(words)
})
