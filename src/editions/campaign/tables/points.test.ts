import { describe, expect, test } from 'vitest'
import { allot, dpLevel, initiative } from '../../../rules/chapters/points/index.ts'
import { POWERS } from '../../../rules/core/index.ts'
import { campaign } from '../campaign.testing.ts'

const allotted = (document: Readonly<Record<string, unknown>> = {}) => {
  const { book, situation } = campaign(document)
  return allot(book, situation)
}

const LOST = { 'berlin.controller': 'us', 'essen.controller': 'us', 'rome.controller': 'us' }

describe('who has diplomatic points', () => {
  test('3.1a, 3.1b: six nations have a table of DPs; Japan and Nationalist China have none', () => {
    expect(Object.keys(allotted().powers)).toEqual(['germany', 'italy', 'britain', 'france', 'us', 'russia'])
    const { book, situation } = campaign()
    expect(POWERS.filter((power) => dpLevel(book, situation, power) === undefined)).toEqual(['japan', 'china'])
  })

  test('3.1.2a, 3.1.1a: 5 for the Axis, 5 for the West, 2 for Russia in 1939, with limits of 2, 2 and 1', () => {
    expect(allotted().factions).toEqual({
      axis: { total: 5, limit: 2 },
      westernAllies: { total: 5, limit: 2 },
      russia: { total: 2, limit: 1 },
    })
  })

  test('3.1.2a: in Winter 1939 still nothing but the base, Warsaw fallen or not, and Germany keeps the Initiative', () => {
    for (const holder of ['poland', 'germany']) {
      const { book, situation } = campaign({ turn: '1939 winter', facts: { 'warsaw.controller': holder } })
      const { axis, westernAllies, russia } = allot(book, situation).factions
      expect([axis.total, westernAllies.total, russia.total]).toEqual([5, 5, 2])
      expect(initiative(book, situation).order.map(({ faction }) => faction)).toEqual(['axis', 'westernAllies', 'russia'])
    }
  })

  test('3.1.1a: what Germany gains, the Axis have: Paris, Warsaw and the Low Countries make 9, and a limit of 3', () => {
    const held = ['paris', 'warsaw', 'brussels', 'theHague', 'luxembourg']
    const facts = { 'france.fallen': true, ...Object.fromEntries(held.map((place) => [`${place}.controller`, 'germany'])) }
    const { powers, factions } = allotted({ turn: '1941 spring', facts })
    expect(powers.germany?.total).toBe(7)
    expect(factions.axis).toEqual({ total: 9, limit: 3 })
  })

  test('3.2.3a, 3.2.3c: in any turn, what each faction would now get, Russia for itself', () => {
    const { factions } = allotted({ turn: '1942 summer', facts: { 'moscow.controller': 'germany', 'warsaw.controller': 'germany' } })
    expect(factions.axis.total).toBe(7)
    expect(factions.westernAllies.total).toBe(5)
    expect(factions.russia.total).toBe(0)
  })
})

describe('below zero', () => {
  test('RC-05, 3.6.2a: the figure as it is, and the floor that allocating and Initiative go by', () => {
    const { book, situation } = campaign({ turn: '1945 spring', facts: LOST })
    // Italy: 2, Rome -2, mainland territory -1. Germany: 3, Berlin -2, Essen -1, territory -1.
    expect(dpLevel(book, situation, 'italy')?.total).toBe(-1)
    expect(dpLevel(book, situation, 'germany')?.total).toBe(-1)
    const { powers, factions } = allot(book, situation)
    expect([powers.germany?.total, powers.italy?.total, factions.axis.total]).toEqual([0, 0, 0])
  })

  test('RC-05: the figure is the sum of its lines, and says which book each stands in for', () => {
    const { book, situation } = campaign({ turn: '1945 spring', facts: LOST })
    const level = dpLevel(book, situation, 'italy')
    expect(level?.lines.filter(({ amount }) => amount !== 0).map(({ id, amount, standsIn }) => [id, amount, standsIn?.rule])).toEqual([
      ['basic', 2, undefined],
      ['rome', -2, 'DP-ITA-05'],
      ['in-italy', -1, 'DP-ITA-07'],
    ])
  })

  test('RC-05: ruled netted, a nation below zero lowers its faction, but the faction has no less than none', () => {
    const lost = { 'rome.controller': 'us', 'genoa.controller': 'us', 'milan.controller': 'us' }
    const netted = { turn: '1945 spring', rulings: { 'RC-05': 'netted' } }
    // Germany 3; Italy 2 - 2 - 2 - 1 = -3.
    expect(allotted({ ...netted, facts: lost }).factions.axis.total).toBe(0)
    // Italy 2 - 2 - 1 = -1.
    expect(allotted({ ...netted, facts: { 'rome.controller': 'us' } }).factions.axis.total).toBe(2)
    expect(allotted({ turn: '1945 spring', facts: { 'rome.controller': 'us' } }).factions.axis.total).toBe(3)
    expect(allotted({ ...netted, facts: LOST }).factions.axis.total).toBe(0)
  })

  test('RC-94: a surrendered nation burdens nobody, netted or not', () => {
    const facts = { 'rome.controller': 'us', 'italy.surrendered': true }
    expect(allotted({ turn: '1945 spring', rulings: { 'RC-05': 'netted' }, facts }).factions.axis.total).toBe(3)
  })
})

describe('3.3.1a, RC-35: Axis control', () => {
  const belgrade = (result: number) => {
    const { book, situation } = campaign({ turn: '1941 spring', standings: { yugoslavia: { result, with: 'germany' } } })
    return dpLevel(book, situation, 'germany')?.lines.find(({ id }) => id === 'belgrade')?.amount
  }

  test.each([
    { result: 7, amount: 0 },
    { result: 8, amount: 1 },
    { result: 9, amount: 1 },
    { result: 10, amount: 1 },
  ])('a result of $result in Yugoslavia counts $amount for Belgrade', ({ result, amount }) => {
    expect(belgrade(result)).toBe(amount)
  })
})
