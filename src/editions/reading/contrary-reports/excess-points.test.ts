import { describe, expect, test } from 'vitest'
import { type Document, read } from '../situation.testing.ts'

describe.each(['classic', '2023'])('%s: points that are told and were not there', (edition) => {
  const doubts = (more: Document) =>
    read({ edition, turn: '1941 summer', facts: { 'france.fallen': true }, ...more }).asked.map(({ words }) => words)
  const used = (...turns: readonly string[]) => ({ tensionPointsUsed: turns.map((turn) => ({ by: 'axis', turn })) })
  const one = { placements: { axis: { usat: 1 } } }

  test('49.83: no more points are used on a tension in a year than were placed on it', () => {
    expect(doubts({ ...one, ...used('1941 spring', '1941 summer') })).toContain(
      '2 points of the European Axis are used on U.S.-Axis tension this year by this report, yet 1 was placed',
    )
    expect(doubts({ ...one, ...used('1941 summer') })).not.toContainEqual(expect.stringContaining('are used on'))
    expect(doubts({ ...one, ...used('1940 winter', '1941 summer') })).not.toContainEqual(expect.stringContaining('are used on'))
  })

  test('49.83: where no points of the year are told, nothing is held against them', () => {
    expect(doubts(used('1941 spring', '1941 summer'))).not.toContainEqual(expect.stringContaining('are used on'))
  })
})
