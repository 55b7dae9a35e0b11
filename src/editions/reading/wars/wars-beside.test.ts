import { describe, expect, test } from 'vitest'
import { isAtWar } from '../../../rules/core/index.ts'
import { type Document, read } from '../situation.testing.ts'
import { readSituation } from '../situation-reader.ts'

describe.each(['classic', '2023'])('%s: wars that are never fought without another', (edition) => {
  const told = (document: Document) => ({ edition, turn: '1942 fall', facts: { 'france.fallen': true }, ...document })
  const news = (document: Document) => read(told(document)).derived.map(({ words }) => words)
  const refusals = (document: Document) => {
    const found = readSituation(told(document))
    return found.ok ? [] : found.refusals.map(({ words }) => words)
  }

  test('50.32B, 50.32F: who fights Italy in the east fights Germany', () => {
    const document = { wars: [{ between: ['italy', 'russia'], since: '1941 summer' }] }
    const { situation } = read(told(document))
    expect(situation.wars).toContainEqual(expect.objectContaining({ between: ['germany', 'russia'], since: '1941 summer' }))
    expect(news(document)).toContain('Germany and Russia are at war, since Italy and Russia are')
    expect(refusals({ ...document, peace: [['germany', 'russia']] })).toEqual([
      expect.stringContaining('Germany and Russia, yet they are at war'),
    ])
  })

  test('50.521: an ally that came by a roll fights beside its leader, on either side', () => {
    const fights = (minor: string, standing: Document, enemy: string, pair: readonly ['germany' | 'russia', 'russia' | 'us' | 'germany']) =>
      isAtWar(read(told({ standings: { [minor]: standing }, wars: [[minor, enemy]] })).situation, ...pair)
    expect(fights('hungary', { result: 10 }, 'russia', ['germany', 'russia'])).toBe(true)
    expect(fights('finland', { result: 9 }, 'russia', ['germany', 'russia'])).toBe(true)
    expect(fights('rumania', { result: 10 }, 'us', ['germany', 'us'])).toBe(true)
    expect(fights('turkey', { result: -3, with: 'russia' }, 'germany', ['germany', 'russia'])).toBe(true)
    // One that has only opened its hexes is neutral, and a victim may fight alone.
    expect(fights('rumania', { result: 8 }, 'russia', ['germany', 'russia'])).toBe(false)
    expect(fights('finland', { result: 9, attacked: true }, 'russia', ['germany', 'russia'])).toBe(false)
  })

  test('50.61: a war of the scenario that is told with its date is one war', () => {
    const dates = (between: readonly string[], since: string, options: readonly string[] = []) =>
      read({ edition, options, wars: [{ between, since }] })
        .situation.wars.filter(({ between: [one, other] }) => between.includes(one) && between.includes(other))
        .map((war) => war.since)
    expect(dates(['poland', 'germany'], '1939 fall')).toEqual(['1939 fall'])
    if (edition === '2023') expect(dates(['poland', 'germany'], '1939 summer', ['gathering-storm'])).toEqual(['1939 summer'])
  })

  test('50.521, 50.551: the U.S. and Italy, Japan and the lands of the east', () => {
    expect(news({ wars: [['us', 'italy']] })).toContain('Germany and the U.S. are at war, since the U.S. and Italy are')
    expect(news({ wars: [['japan', 'india']] })).toContain('Japan and Britain are at war, since Japan and India are')
  })

  test('a war that is over, one that is told, and a leader that has surrendered bring nothing', () => {
    const over = { between: ['italy', 'russia'], since: '1941 summer', until: '1942 summer' }
    expect(isAtWar(read(told({ wars: [over] })).situation, 'germany', 'russia')).toBe(false)
    const out = { facts: { 'france.fallen': true, 'germany.surrendered': true }, wars: [['us', 'italy']] }
    expect(isAtWar(read(told(out)).situation, 'germany', 'us')).toBe(false)
  })
})
