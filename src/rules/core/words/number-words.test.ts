import { expect, test } from 'vitest'
import { soMany } from './number-words.ts'

test('one of a thing is one', () => {
  expect([0, 1, 2].map((number) => soMany(number, 'unit'))).toEqual(['0 units', '1 unit', '2 units'])
  expect(soMany(2, 'unit next to it', 'units next to it')).toBe('2 units next to it')
})
