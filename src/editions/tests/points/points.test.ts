import { describe, expect, test } from 'vitest'
import { allot } from '../../../rules/chapters/points/index.ts'
import { type Placements, reckon } from '../../../rules/core/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { openBook } from '../../all-books.ts'
import { readSituation } from '../../reading/index.ts'
import { given, type Story } from '../game/game.testing.ts'

const openYear = (turn: '1939 fall' | '1940 spring' | '1941 spring'): Order => ({ type: 'open-year', by: 'referee', turn })
const seal = (by: 'axis' | 'westernAllies' | 'russia', placements: Placements = {}): Order => ({ type: 'seal-allocation', by, placements })
const report = (facts: Readonly<Record<string, string | number | boolean>>): Order => ({ type: 'report-facts', by: 'referee', facts })

function allotted(document: Readonly<Record<string, unknown>>) {
  const read = readSituation({ edition: '2023', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return allot(read.book, read.situation)
}

describe('when points come and go', () => {
  test('49.11, 49.13 (a), 49.22: at the set-up, and again at every year start', () => {
    const facts = { 'warsaw.controller': 'germany', 'germany.yssBrps': 150 }
    const setUp = given({ facts }).when(openYear('1939 fall'))
    expect(setUp.game.points).toEqual({ axis: 5, westernAllies: 5, russia: 3 })
    // Warsaw counts from the first year start on; the BRPs of the set-up are not those of that year start (49.14).
    expect(setUp.when(openYear('1940 spring')).game.points).toEqual({ axis: 6, westernAllies: 5, russia: 3 })
    setUp.refuses({ type: 'open-year', by: 'referee', turn: '1940 summer' }, 'not-a-year-start')
  })

  test('49.153: a place lost after the year start costs nothing before the next', () => {
    const opened = given({ turn: '1939 winter', facts: { 'warsaw.controller': 'germany' } }).when(openYear('1940 spring'))
    expect(opened.game.points?.axis).toBe(6)
    const lost = opened.when(report({ 'warsaw.controller': 'russia' }))
    expect(lost.game.points?.axis).toBe(6)
    expect(lost.when(openYear('1941 spring')).game.points).toMatchObject({ axis: 5, russia: 5 })
  })

  const placed: Story = given({ turn: '1939 winter', facts: { 'warsaw.controller': 'nobody' } })
    .when(openYear('1940 spring'))
    .when(seal('axis', { turkey: 2 }))
    .when(seal('westernAllies', { turkey: 1 }))
    .when(seal('russia'))

  test('49.45 (a): at the year’s end all are gone, placed or in hand', () => {
    const next = placed.when(openYear('1941 spring'))
    expect(next.game.situation.placements).toEqual({ axis: {}, westernAllies: {}, russia: {} })
    // Three of five were left unplaced: they do not add to the five of the new year.
    expect(next.game.points?.axis).toBe(5)
  })

  test('49.46: points of a power that falls stay in play for the year', () => {
    const fallen = placed.when(report({ 'france.fallen': true, 'paris.controller': 'nobody', 'italy.surrendered': true }))
    expect(fallen.game.situation.placements).toMatchObject({ axis: { turkey: 2 }, westernAllies: { turkey: 1 } })
    expect(fallen.when(openYear('1941 spring')).game.points).toMatchObject({ axis: 3, westernAllies: 3 })
  })
})

describe('how many', () => {
  test('49.12 (d): Japan and China never get points', () => {
    const { powers } = allotted({ turn: '1942 spring' })
    expect(Object.keys(powers)).toEqual(['germany', 'italy', 'britain', 'france', 'us', 'russia'])
  })

  test('49.16 (b): a sum below zero takes nothing from a partner, nor from another year', () => {
    // Germany 3 - 2 for Berlin - 4 cities - 1 for Americans in France: -4, and so none.
    const lost = { 'berlin.controller': 'us', 'breslau.controller': 'us', 'essen.controller': 'us', 'france.usUnits': true }
    const facts = { ...lost, 'cologne.controller': 'us', 'leipzig.controller': 'us' }
    const { powers, factions } = allotted({ turn: '1945 spring', facts })
    expect(powers.germany?.total).toBe(0)
    expect(powers.italy?.total).toBe(2)
    expect(factions.axis.total).toBe(2)
    const back = Object.fromEntries(Object.keys(facts).map((id) => [id, id === 'france.usUnits' ? false : 'germany']))
    const story = given({ turn: '1939 winter', facts }).when(openYear('1940 spring')).when(report(back))
    expect(story.when(openYear('1941 spring')).game.points?.axis).toBe(5)
  })

  test('49.154F (a), 49.154F (b): undefended places count at once for resistance, and for both a year later', () => {
    const now = allotted({ turn: '1941 spring', facts: { 'russia.undefendedLostThisYear': 2 } })
    expect(now.powers.russia?.total).toBe(3)
    expect(now.russianResistance?.total).toBe(1)
    expect(now.russianResistance?.lines.at(-1)).toMatchObject({ amount: -2, times: 2, cite: { rule: '49.154F (a)' } })
    const later = allotted({ turn: '1942 spring', facts: { 'russia.undefendedLostLastYear': 2 } })
    expect(later.powers.russia?.total).toBe(1)
    expect(later.russianResistance?.total).toBe(1)
    expect(allotted({ turn: '1943 spring' }).russianResistance?.total).toBe(3)
  })

  test('49.31 (d), 49.31 (e), 49.31 (f): a third of what the partners have together; Russia’s of its own', () => {
    // Axis 3 + 2 + 1 for BRPs + 2 for Paris = 8; Britain 3 + 1, France 2, the U.S. 2 = 8; Russia 3 + 1 = 4.
    const brps = { 'italy.yssBrps': 100, 'britain.yssBrps': 100, 'russia.yssBrps': 100 }
    const facts = { ...brps, 'paris.controller': 'germany', 'warsaw.controller': 'nobody' }
    const { factions } = allotted({ turn: '1941 spring', facts, tensions: { usat: 20 } })
    expect(factions).toEqual({
      axis: { total: 8, limit: 3 },
      westernAllies: { total: 8, limit: 3 },
      russia: { total: 4, limit: 2 },
    })
  })
})

describe.each(['2023', 'classic'])('%s: surrender levels of Italy and France', (edition) => {
  const level = (table: 'italianSurrender' | 'frenchSurrender', document: Readonly<Record<string, unknown>>) => {
    const read = readSituation({ edition, ...document })
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    const found = openBook(edition).tables[table]
    if (found === undefined) throw new Error(`no ${table}`)
    const { lines, total } = reckon(found, read.situation)
    return { total, rules: Object.fromEntries(lines.filter(({ applies }) => applies).map(({ cite, amount }) => [cite.rule, amount])) }
  }

  test('DP-ITA-A: +2 where the Western Allies declared war on Italy', () => {
    const declarations = [{ by: 'britain', on: 'italy', turn: '1940 summer' }]
    expect(level('italianSurrender', { turn: '1943 spring', declarations })).toEqual({ total: 2, rules: { 'DP-ITA-A': 2 } })
  })

  test.each([
    { turn: '1940 summer', total: 0 },
    { turn: '1941 spring', total: -1 },
    { turn: '1942 fall', total: -2 },
    { turn: '1943 spring', total: -3 },
  ])('DP-ITA-B: $total where Italy declared war in $turn', ({ turn, total }) => {
    const declarations = [{ by: 'italy', on: 'britain', turn }]
    expect(level('italianSurrender', { turn: '1943 summer', declarations }).total).toBe(total)
  })

  test('GN-16 Italy: no roll, but points placed in Italy move its surrender level', () => {
    const placements = { axis: { italy: 2 }, westernAllies: { italy: 1 } }
    expect(level('italianSurrender', { turn: '1943 spring', placements }).total).toBe(1)
    expect(openBook(edition).tables['italianSurrender']?.bands).toEqual([])
  })

  test('GN-17 France: no roll, but points placed in France move its surrender level', () => {
    const placements = { axis: { france: 1 }, westernAllies: { france: 2 } }
    expect(level('frenchSurrender', { turn: '1940 summer', placements }).total).toBe(-1)
    expect(openBook(edition).tables['frenchSurrender']?.bands).toEqual([])
  })
})
