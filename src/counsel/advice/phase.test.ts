import { describe, expect, test } from 'vitest'
import type { Minor } from '../../rules/core/index.ts'
import { type NamingAdvice, namingsAdvised } from './phase.ts'
import { PHASE_WORDS } from './words.ts'

const naming = (target: Minor, low: number, high: number, isFree = false): NamingAdvice => ({
  target,
  manner: 'ordinary',
  isFree,
  gain: 0.5,
  expected: (low + high) / 2,
  low,
  high,
})

describe('which target to name', () => {
  test('the one that is better than any other, whatever is believed, and what costs nothing and gains', () => {
    expect(namingsAdvised([naming('turkey', 20, 30), naming('spain', 5, 19), naming('finland', 1, 2, true)])).toEqual(['turkey', 'finland'])
  })

  test('nothing is said where ranges overlap, and that it is not', () => {
    const alike = [naming('turkey', 10, 30), naming('spain', 5, 19)]
    expect(namingsAdvised(alike)).toEqual([])
    expect(PHASE_WORDS.naming(alike, [])).toEqual(['Turkey and Spain cannot be told apart: their ranges overlap'])
  })

  test('nothing that may lose', () => {
    expect(namingsAdvised([naming('turkey', -1, 30)])).toEqual([])
  })
})

test('of results that are worth the same none is preferred', () => {
  expect(PHASE_WORDS.take('turkey', '9', ['9', '8'], 3, 0, 0)).toBe(
    'Turkey: of what may be taken of the 9 the best are worth the same: 9, 8',
  )
  expect(PHASE_WORDS.take('hungary', '7', ['5-6', '3-4'], 3, 0, 10)).toBe(
    'Hungary: of what may be taken of the 7 the best are worth the same: 5-6, 3-4; the 7 itself is worse by 10.0 points of worth',
  )
  expect(PHASE_WORDS.take('turkey', '9', ['8'], 3, 12.5, 12.5)).toBe(
    'Turkey: take 8 rather than 9, +12.5 points of worth over the next best',
  )
})
