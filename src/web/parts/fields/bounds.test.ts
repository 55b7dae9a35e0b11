import { expect, test } from 'vitest'
import { bounded, isTaken } from './stepper.tsx'

test('a whole number within the bounds is taken', () => {
  expect(['0', '5', '6', '-1', '2.5', '', ' '].filter((text) => isTaken(text, 0, 5))).toEqual(['0', '5'])
})

test('beyond the bounds it goes as far as they do; what is no whole number goes nowhere', () => {
  expect(['99', '-3', '5', '2.5', ''].map((text) => bounded(text, 0, 5))).toEqual([5, 0, undefined, undefined, undefined])
})
