import { describe, expect, test } from 'vitest'
import { openBook } from '../editions/index.ts'
import { odds, resultsByDie } from './odds.ts'

const hungary = openBook('classic').tables['hungary']?.bands ?? []
const ireland = openBook('classic').tables['ireland']?.bands ?? []

describe('odds, counted in sixths', () => {
  test.each([
    { total: 1, expected: { '1-2': 1, '3-4': 2, '5-6': 2, '7': 1 } },
    { total: -9, expected: { '-3': 6 } },
    { total: 6, expected: { '7': 1, '8': 1, '9': 1, '10': 3 } },
  ])('Hungary at $total', ({ total, expected }) => {
    expect(Object.fromEntries(odds(hungary, total).map(({ result, sixths }) => [result, sixths]))).toEqual(expected)
  })
  test('R49-02: Ireland has everything up to 2 in one band, and 8 and more in another', () => {
    expect(resultsByDie(ireland, 1).map(({ band }) => band.id)).toEqual(['2', '3-4', '3-4', '5-6', '5-6', '7'])
    expect(resultsByDie(ireland, -7).map(({ band }) => band.id)).toEqual(['2', '2', '2', '2', '2', '2'])
    expect(resultsByDie(ireland, 9).map(({ band }) => band.id)).toEqual(['8+', '8+', '8+', '8+', '8+', '8+'])
  })
  test('they add up to one for every table and total', () => {
    for (const { bands } of Object.values(openBook('2023', { options: ['gathering-storm'] }).tables))
      for (let total = -15; bands.length > 0 && total <= 15; total++)
        expect(odds(bands, total).reduce((sum, { sixths }) => sum + sixths, 0)).toBe(6)
  })
})
