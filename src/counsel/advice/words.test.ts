import { expect, test } from 'vitest'
import { ADVICE_WORDS, PHASE_WORDS } from './words.ts'

test('a point that makes no gain likelier is not said to', () => {
  expect(ADVICE_WORDS.buys(2, 'bulgaria', 0, 0, 1.26)).toBe(
    'a second point in Bulgaria: you still gain 0 in 6, but what else the die brings is better by 1.3 points of worth',
  )
  expect(ADVICE_WORDS.buys(2, 'turkey', 2 / 6, 3 / 6, 9)).toBe('a second point in Turkey: gain 3 in 6 instead of 2 in 6')
})

test('several things carry a year, and so do tensions', () => {
  expect(ADVICE_WORDS.carry(['turkey'])).toBe('Turkey carries the year')
  expect(ADVICE_WORDS.carry(['usat'])).toBe('U.S.-Axis tensions carry the year')
})

test('where no naming can be better than none, the countries are named and none is to be', () => {
  const hungary = { target: 'hungary', isFree: false, expected: -34.5, low: -34.5, high: -15.68 } as const
  expect(PHASE_WORDS.naming([hungary], [])).toEqual(['name none: Hungary would go to the other side or stay as it is'])
  expect(PHASE_WORDS.naming([hungary, { ...hungary, target: 'turkey', low: -1, high: 3 }], [])).toEqual([
    'no naming brings anything for certain: wait',
  ])
})
