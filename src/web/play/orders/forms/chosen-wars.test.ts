import { expect, test } from 'vitest'
import { type Intent, keyOf, withoutWar, withWar } from './chosen-wars.ts'

const BELGIUM: Intent = { by: 'germany', on: 'belgium' }
const LUXEMBOURG: Intent = { by: 'germany', on: 'luxembourg' }
const PAIR: Intent = { by: 'germany', on: 'belgium', together: 'luxembourg' }
const NETHERLANDS: Intent = { by: 'germany', on: 'netherlands' }
const ITALIAN: Intent = { by: 'italy', on: 'belgium' }

test('50.22A: the pair takes the place of its two countries, and nobody else’s', () => {
  const chosen = [BELGIUM, LUXEMBOURG, NETHERLANDS, ITALIAN]
  expect(withWar(chosen, PAIR).map(keyOf)).toEqual([NETHERLANDS, ITALIAN, PAIR].map(keyOf))
})

test('50.22A: one of the two takes the place of the pair, and the two stand beside each other', () => {
  expect(withWar([PAIR, NETHERLANDS], BELGIUM)).toEqual([NETHERLANDS, BELGIUM])
  expect(withWar([BELGIUM], LUXEMBOURG)).toEqual([BELGIUM, LUXEMBOURG])
})

test('what is unticked goes alone', () => {
  expect(withoutWar([PAIR, NETHERLANDS], PAIR)).toEqual([NETHERLANDS])
})
