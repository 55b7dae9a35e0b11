import { expect, test } from 'vitest'
import { wrap } from './wrap.ts'

test('a line that fits, or has no width to fit in, stays whole', () => {
  expect(wrap('  one two', 4, 9)).toEqual(['  one two'])
  expect(wrap('  one two', 4, undefined)).toEqual(['  one two'])
})

test('a longer one breaks between words, and what follows is indented', () => {
  expect(wrap('  one two three', 4, 9)).toEqual(['  one two', '    three'])
})

test('a citation is not torn apart', () => {
  expect(wrap('one two [DT Balkans; R49-31]', 2, 12)).toEqual(['one two', '  [DT Balkans; R49-31]'])
})

test('colour takes no room', () => {
  expect(wrap('\u001b[1mone\u001b[22m two', 2, 7)).toEqual(['\u001b[1mone\u001b[22m two'])
})
