import { describe, expect, test } from 'vitest'
import { chance, chanceText, successes } from '../../counsel/index.ts'
import { chanceFrom, given, sharesOf, successesOf } from './chances.ts'

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

  test('what is finer is rounded and told exactly beside', () => {
    const [rare, usual, never] = sharesOf([chance(1, 46_656), chance(46_655, 46_656), chance(0, 1)])
    expect(rare).toMatchObject({ ways: 1, of: 46_656, exact: 'exactly 1 in 46656' })
    expect(usual).toMatchObject({ ways: 99, of: 100, exact: 'exactly 46655 in 46656' })
    expect(never).toEqual({ ways: 0, of: 100 })
  })

  test('what was is said out of the same number', () => {
    expect(sharesOf([chance(1, 6)], [chance(1, 4)])).toEqual([{ ways: 2, of: 12, was: 3 }])
  })

  test('tries that are alike succeed as the engine says', () => {
    const third = chance(1, 3)
    expect(successesOf([third, third, third]).map(chanceText)).toEqual(successes(3, third).map(chanceText))
  })

  test('a third of the half that is left', () => {
    expect(chanceText(given(chance(1, 6), chance(1, 2)))).toBe('1/3')
  })
})
