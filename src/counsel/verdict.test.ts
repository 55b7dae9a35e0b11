import { describe, expect, test } from 'vitest'
import { chanceWords } from './chance-words.ts'
import type { ReckonAnswer } from './index.ts'
import { ask } from './tests/cases/cases.testing.ts'

const verdict = (document: Record<string, unknown>, args: Record<string, unknown>) =>
  ask<ReckonAnswer>('reckon', { edition: 'classic', ...document }, args).verdict

/** Hungary leans to the Axis by 5, France stands for -2: each point moves the total by one. */
const hungary = (points: number, more: Record<string, unknown> = {}) => ({
  turn: '1940 spring',
  placements: { axis: { hungary: points } },
  ...more,
})
const byAxis = { target: 'hungary', by: 'axis' }

describe('one sentence for a roll', () => {
  test('+4: 5, 6 change nothing, 7 to 10 gain, 10 is an ally', () => {
    expect(verdict(hungary(1), byAxis)).toEqual({ words: 'gain 4 in 6 (67%), ally 1 in 6 (17%)' })
  })

  test('+5 with one more for its hexes, which the Axis have: 9 and 10 are more; instead of a 7 they keep the 8 by a 5-6 (49.53)', () => {
    const words = 'gain 3 in 6 (50%), ally 2 in 6 (33%)'
    expect(verdict(hungary(1, { standings: { hungary: { result: 8, with: 'germany' } } }), byAxis).words).toBe(words)
  })

  test('+4 while Britain has its BRPs: a 5 or 6 ends them, and so does a result of the Axis', () => {
    const given = verdict(hungary(1, { standings: { hungary: { result: 0, with: 'britain' } } }), byAxis)
    expect(given.words).toBe('gain 4 in 6 (67%), ally 1 in 6 (17%); loss for the Western Allies certain')
  })

  test('49.423 (a): the refusal comes first, in the name of the faction', () => {
    const given = verdict({ turn: '1940 spring' }, { target: 'greece', by: 'axis' })
    expect(given).toMatchObject({
      words: 'may not be rolled: the European Axis have no points there',
      otherwise: 'nothing can change here',
    })
    expect(given.cite).toBeDefined()
  })

  test('49.435B: a conquered country has no chances to speak of', () => {
    const given = verdict({ turn: '1941 summer', standings: { greece: { conquered: true } } }, { target: 'greece', by: 'axis' })
    expect(given.words).toMatch(/^may not be rolled: /)
    expect(given).not.toHaveProperty('otherwise')
  })
})

test('a result that keeps what nobody has changes nothing', () => {
  const { odds } = ask<ReckonAnswer>('reckon', { edition: '2023', turn: '1940 spring' }, { target: 'greece', by: 'axis' })
  expect(odds.map(({ words }) => words)).toEqual(['nothing changes', 'nothing changes', 'nothing changes'])
})

test.each([
  [3, 6, '3 in 6 (50%)'],
  [1, 1296, '1 in 1296 (under 1%)'],
  [1295, 1296, '1295 in 1296 (over 99%)'],
  [6, 6, 'certain'],
])('%i of %i is %s', (ways, of, words) => {
  expect(chanceWords(ways, of)).toBe(words)
})
