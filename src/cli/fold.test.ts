import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test('a line that fits, or has no width to fit in, stays whole', () => {
  expect(fold('  one two', 4, 9)).toEqual(['  one two'])
  expect(fold('  one two', 4, undefined)).toEqual(['  one two'])
})

test('a longer one breaks between words, and what follows is indented', () => {
  expect(fold('  one two three', 4, 9)).toEqual(['  one two', '    three'])
})

test('a citation is not torn apart', () => {
  expect(fold('one two [DT Balkans; R49-31]', 2, 12)).toEqual(['one two', '  [DT Balkans; R49-31]'])
})

test('colour takes no room', () => {
  expect(fold('\u001b[1mone\u001b[22m two', 2, 7)).toEqual(['\u001b[1mone\u001b[22m two'])
})
