import { expect, test } from 'vitest'
import { addedWords, foundWords } from './words.ts'

test.each([
  { found: 0, told: 0, words: 'None found that tension reads' },
  { found: 0, told: 1, words: '1 found, told above' },
  { found: 3, told: 0, words: '3 found' },
  { found: 3, told: 2, words: '3 found; 2 more told above' },
  { found: 14, told: 0, words: '14 found; the first 12 are shown' },
])('a search that finds $found and $told told already: $words', ({ found, told, words }) => {
  expect(foundWords(found, 12, told)).toBe(words)
})

test.each([
  { before: 26, begun: 30, after: 34, words: '30 once the turn has begun, 34 at its end' },
  { before: 19, begun: 22, after: 22, words: '+3 as the turn begins' },
  { before: 17, begun: 17, after: 19, words: '+2 by its end' },
  { before: 17, begun: 17, after: 17, words: 'nothing added this turn' },
])('$before, $begun, $after: $words', ({ words, ...levels }) => {
  expect(addedWords(levels, false)).toBe(words)
})
