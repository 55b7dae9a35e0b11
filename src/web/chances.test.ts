import { describe, expect, test } from 'vitest'
import { chance, chanceText } from '../counsel/index.ts'
import { aboutWords, chanceFrom, given, sharesOf } from './chances.ts'

describe('chances as they are said', () => {
  test('dice are said as they are', () => {
    expect(sharesOf(['1/6', '1/2', '1/3', '0'].map(chanceFrom)).map(({ ways, of }) => [ways, of])).toEqual([
      [1, 6],
      [3, 6],
      [2, 6],
      [0, 6],
    ])
    expect(sharesOf(['5/18', '13/18'].map(chanceFrom)).map(({ ways, of }) => [ways, of])).toEqual([
      [5, 18],
      [13, 18],
    ])
  })

  test('what is finer is said as players say it', () => {
    const said = sharesOf([chance(1, 46_656), chance(46_655, 46_656), chance(42_875, 46_656), chance(1225, 15_552), chance(0, 1)])
    expect(said.map(({ ways }) => ways > 0)).toEqual([true, true, true, true, false])
    expect(said.map((one) => one.said)).toEqual(['about 1 in 47,000', 'nearly always', 'about 11 in 12', 'about 1 in 13', 'never'])
    expect([chance(125, 512), chance(225, 512), chance(135, 512), chance(1, 4), chance(35, 15_552)].map(aboutWords)).toEqual([
      'about 1 in 4',
      'about 4 in 9',
      'about 1 in 4',
      '1 in 4',
      'about 1 in 440',
    ])
  })

  test('however rare, a chance is never said to be none, nor one that is less than certain to be all', () => {
    for (const among of [7, 13, 100, 1000, 46_656])
      for (const of of [1, among - 1]) expect(aboutWords(chance(of, among))).not.toMatch(/\b0 in|^never$|^always$|\b(\d+) in \1$/)
  })

  test('what was is said out of the same number', () => {
    expect(sharesOf([chance(1, 6)], [chance(1, 4)])).toEqual([{ ways: 2, of: 12, was: 3 }])
  })

  test('a third of the half that is left', () => {
    expect(chanceText(given(chance(1, 6), chance(1, 2)))).toBe('1/3')
  })
})
