import { expect, test } from 'vitest'
import { campaign } from './campaign.testing.ts'

test('3.1.2c: Germany fights Poland, France and Britain, Japan both Chinas, and nobody else anybody', () => {
  const { wars, turn } = campaign().situation
  expect(turn).toBe('1939 fall')
  expect(wars.map(({ between }) => between.join(' ')).sort()).toEqual([
    'germany britain',
    'germany france',
    'germany poland',
    'japan china',
    'japan communistChina',
  ])
})
