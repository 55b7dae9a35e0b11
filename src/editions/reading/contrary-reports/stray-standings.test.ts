import { describe, expect, test } from 'vitest'
import { type Document, read } from '../situation.testing.ts'

describe.each(['classic', '2023'])('%s: standings that no table gives', (edition) => {
  const doubts = (standings: Document) =>
    read({ edition, turn: '1942 fall', facts: { 'france.fallen': true }, wars: [['germany', 'russia']], standings })
      .asked.map(({ words }) => words)
      .filter((words) => /no line of the table|heavy water/.test(words))

  test.each([
    ['hungary', 5],
    ['ireland', -2],
    ['ukraine', -1],
  ])('%s never stands at %i', (minor, result) => {
    expect(doubts({ [minor]: { result } })).toEqual([expect.stringContaining(`stands at ${result} by this report, yet no line`)])
  })

  test.each([
    ['hungary', 7],
    ['ireland', 8],
    ['ukraine', 5],
    ['norway', -3],
    // 52.51A, SPA-R(5-6), VIC-R(5-6): the line lends a unit.
    ['spain', 5],
    ['spain', 6],
    ['vichyFrance', 5],
  ])('%s may stand at %i', (minor, result) => {
    expect(doubts({ [minor]: { result } })).toEqual([])
  })

  test('49.435A: an attack makes an associate of a country whose table has none', () => {
    expect(doubts({ ireland: { result: -2, attacked: true } })).toEqual([])
  })

  test('NOR-R(1-2), R49-28: heavy water comes from Norway alone, and goes again with a result for the Axis', () => {
    expect(doubts({ norway: { result: null, heavyWaterStopped: true } })).toEqual([])
    expect(doubts({ norway: { result: -1, heavyWaterStopped: true } })).toEqual([])
    expect(doubts({ norway: { result: 9, attacked: true, heavyWaterStopped: true } })).toEqual([])
    expect(doubts({ sweden: { result: null, heavyWaterStopped: true } })).toEqual([expect.stringContaining('heavy water from Sweden')])
    expect(doubts({ norway: { result: 8, heavyWaterStopped: true } })).toEqual([
      expect.stringContaining('heavy water goes to Germany again'),
    ])
  })

  test('SWE-R(9), SWE-R(10): with an 8 Sweden waits for nothing', () => {
    expect(doubts({ sweden: { result: 8, waiting: true } })).toEqual([expect.stringContaining('Sweden waits for another country')])
    expect(doubts({ sweden: { result: 9, waiting: true } })).toEqual([])
  })

  test('49.32: a country that only the prelude makes a target has no result without it', () => {
    const said = (more: Document) =>
      read({ edition, turn: '1940 spring', ...more })
        .asked.map(({ words }) => words)
        .filter((words) => words.startsWith('Poland stands'))
    expect(said({ standings: { poland: { result: 9 } } })).toEqual([
      expect.stringContaining('Poland stands at 9 by this report, yet Poland is'),
    ])
    expect(said({ standings: { poland: { result: null, conquered: true } } })).toEqual([])
  })

  test('SWE-R(9), SPA-R(5-6): Sweden alone waits, and only some send volunteers', () => {
    expect(doubts({ sweden: { result: 10, waiting: true }, spain: { result: null, volunteers: 1 } })).toEqual([])
    expect(doubts({ hungary: { result: 10, waiting: true } })).toEqual([expect.stringContaining('Hungary waits for another country')])
    expect(doubts({ finland: { volunteers: 2 } })).toEqual([expect.stringContaining('Finland has volunteers in the east')])
  })
})
