import { describe, expect, test } from 'vitest'
import type { Faction } from '../../../rules/core/index.ts'
import { noticesFor } from '../../../rules/game/index.ts'
import { readSituation } from '../../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

/** Rules that the notices to a faction cite, with their words. */
function noticed(to: Faction, edition: string, document: Document): ReadonlyMap<string, string> {
  const read = readSituation({ edition, ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return new Map(noticesFor(read.book, read.situation, to).map(({ cite, words }) => [cite.rule, words]))
}

describe.each(['2023', 'classic'])('%s: what holds on the map while a result stands', (edition) => {
  const to = (faction: Faction, document: Document) => noticed(faction, edition, document)
  const belgium = { standings: { belgiumLuxembourg: { result: -1, with: 'france' } } }

  test('BEL-R(−1) (b), BEL-R(−1) (c): the borders are closed until a German attack or Spring 1941', () => {
    const closed = to('westernAllies', { turn: '1940 winter', ...belgium })
    expect(closed.get('BEL-R(−1) (b)')).toMatch(/attack.*zone of control.*Germany or the Netherlands/)
    expect(closed.has('BEL-R(−1) (c)')).toBe(false)
    const later = to('westernAllies', { turn: '1941 spring', ...belgium })
    expect([later.has('BEL-R(−1) (b)'), later.has('BEL-R(−1) (c)')]).toEqual([false, true])
    const declarations = [{ by: 'germany', on: 'luxembourg', turn: '1940 spring' }]
    const attacked = to('westernAllies', { turn: '1940 spring', declarations, ...belgium })
    expect([attacked.has('BEL-R(−1) (b)'), attacked.has('BEL-R(−1) (c)')]).toEqual([false, true])
    expect(to('westernAllies', { turn: '1940 winter' }).has('BEL-R(−1) (b)')).toBe(false)
  })

  test('BEL-R(−1) (d): no Western Allied war on either while the -1 stands', () => {
    expect(to('westernAllies', belgium).get('BEL-R(−1) (d)')).toMatch(/no declaration of war/)
    expect(to('westernAllies', { standings: { belgiumLuxembourg: { result: 0 } } }).has('BEL-R(−1) (d)')).toBe(false)
  })

  test('49.91A (2): French-held Belgian hexes are British once France has fallen', () => {
    expect(to('westernAllies', belgium).has('49.91A (2)')).toBe(false)
    expect(to('westernAllies', { ...belgium, facts: { 'france.fallen': true } }).get('49.91A (2)')).toMatch(/British/)
  })

  test.each([
    { turn: '1940 winter', ore: true },
    { turn: '1941 spring', ore: true },
    { turn: '1941 summer', ore: false },
    { turn: '1941 fall', ore: false },
  ])('NOR-N5: with Norwegian waters mined, ore is cut in $turn: $ore', ({ turn, ore }) => {
    expect(to('axis', { turn, facts: { 'norway.mined': '1939 winter' } }).has('NOR-N5')).toBe(ore)
    expect(to('axis', { turn, facts: { 'bergen.controller': 'britain' } }).has('NOR-N5')).toBe(ore)
    expect(to('axis', { turn }).has('NOR-N5')).toBe(false)
  })

  test('NOR-N5: the German construction limit falls by 5', () => {
    expect(to('axis', { turn: '1940 winter', facts: { 'norway.mined': '1939 winter' } }).get('NOR-N5')).toMatch(/limit -5 BRPs/)
  })

  test('SWE-R(0): ore stops in every season until Germany holds Stockholm or the result ends', () => {
    const standings = { sweden: { result: 0 } }
    expect(to('axis', { turn: '1941 summer', standings }).get('SWE-R(0)')).toMatch(/limit -5 BRPs/)
    expect(to('axis', { turn: '1941 summer', standings, facts: { 'stockholm.controller': 'germany' } }).has('SWE-R(0)')).toBe(false)
    expect(to('axis', { turn: '1941 summer' }).has('SWE-R(0)')).toBe(false)
  })

  test('NOR-R(1-2): no heavy water once a 2 or lower has come', () => {
    expect(to('axis', { standings: { norway: { result: null, heavyWaterStopped: true } } }).get('NOR-R(1-2)')).toMatch(/-2/)
    expect(to('axis', {}).has('NOR-R(1-2)')).toBe(false)
  })

  test('IRE-R(7) (b): Britain loses a BRP while the partisan is in or next to Ulster', () => {
    const standings = { ireland: { result: 7 } }
    const near = to('westernAllies', { standings, facts: { 'ulster.irishPartisanNear': true } })
    expect(near.get('IRE-R(7) (b)')).toMatch(/loses 1 BRP/)
    expect(to('westernAllies', { standings }).has('IRE-R(7) (b)')).toBe(false)
  })

  test('IRE-R(7) (c): +1 to German strategic warfare effects while it stands', () => {
    for (const result of [7, 8]) expect(to('axis', { standings: { ireland: { result } } }).get('IRE-R(7) (c)')).toMatch(/\+1/)
    expect(to('axis', {}).has('IRE-R(7) (c)')).toBe(false)
  })

  test('IRE-R(7) (d): an Allied conquest ends it, but two partisans may be built', () => {
    const standings = { ireland: { result: 7, conquered: true } }
    const conquered = to('axis', { standings, facts: { 'dublin.controller': 'britain' } })
    expect(conquered.get('IRE-R(7) (d)')).toMatch(/two Irish partisans/)
    expect(conquered.has('IRE-R(7) (c)')).toBe(false)
  })

  test('IRE-R(7) (d), 49.91D: a German conquest opens nothing', () => {
    const standings = { ireland: { result: -2, with: 'britain', attacked: true, conquered: true } }
    expect(to('axis', { standings, facts: { 'dublin.controller': 'germany' } }).has('IRE-R(7) (d)')).toBe(false)
  })

  test('FIN-N4: five Axis factors at most in Finland, Finns and Swedes left out', () => {
    for (const result of [8, 9, 10])
      expect(to('axis', { standings: { finland: { result } } }).get('FIN-N4')).toMatch(/five Axis factors.*Finns and Swedes do not count/)
    expect(to('axis', {}).has('FIN-N4')).toBe(false)
  })

  test('49.54 (b), 49.54 (d), GN-12 hex control: ten foreign factors in a neutral that opened its hexes, or supplied through it', () => {
    const limit = (faction: Faction, standings: Document) => to(faction, { standings }).get('49.54 (b)')
    expect(limit('axis', { hungary: { result: 8, with: 'germany' } })).toMatch(/Hungary: at most ten foreign factors.*supplied through/)
    expect(limit('westernAllies', { hungary: { result: 8, with: 'germany' } })).toBeUndefined()
    for (const result of [7, 9, 10]) expect(limit('axis', { hungary: { result, with: 'germany' } })).toBeUndefined()
    expect(limit('russia', { turkey: { result: -1, with: 'russia' } })).toMatch(/Turkey/)
    expect(limit('westernAllies', { turkey: { result: -1, with: 'russia' } })).toBeUndefined()
    expect(limit('westernAllies', { turkey: { result: -1, with: 'britain' } })).toMatch(/Turkey/)
    expect(limit('axis', { sweden: { result: 9, with: 'germany', waiting: true } })).toMatch(/Sweden/)
    for (const minor of ['finland', 'ireland', 'ukraine'])
      expect(limit('axis', { [minor]: { result: 8, with: 'germany' } })).toBeUndefined()
    expect(limit('axis', { hungary: { result: 8, with: 'germany', conquered: true } })).toBeUndefined()
  })

  test('UKR-R(6), 49.91F (4): from a 6 up no Russian partisans in the Ukraine', () => {
    const barred = (faction: Faction, result: number) => to(faction, { standings: { ukraine: { result, with: 'germany' } } })
    for (const result of [6, 7, 8, 9, 10])
      for (const faction of ['axis', 'russia'] as const) expect(barred(faction, result).get('UKR-R(6)')).toMatch(/no Russian partisans/)
    expect(barred('russia', 5).has('UKR-R(6)')).toBe(false)
    expect(to('russia', {}).has('UKR-R(6)')).toBe(false)
  })

  test('49.91F (6): an allied Ukraine stays Russian for builds, weather, limits and Western units', () => {
    for (const faction of ['axis', 'westernAllies', 'russia'] as const)
      expect(to(faction, { standings: { ukraine: { result: 10 } } }).get('49.91F (6)')).toMatch(/builds, weather, limits/)
    expect(to('russia', { standings: { ukraine: { result: 8 } } }).has('49.91F (6)')).toBe(false)
  })

  test('49.91G (4): no landing on Corsica while Vichy France is neutral, short of war on it', () => {
    const fallen = { facts: { 'france.fallen': true } }
    expect(to('westernAllies', fallen).get('49.91G (4)')).toMatch(/Corsica/)
    expect(to('westernAllies', {}).has('49.91G (4)')).toBe(false)
    expect(to('westernAllies', { facts: { 'france.fallen': true, 'vichyFrance.formed': 'refused' } }).has('49.91G (4)')).toBe(false)
    expect(to('westernAllies', { ...fallen, standings: { vichyFrance: { result: 10 } } }).has('49.91G (4)')).toBe(false)
  })

  test('49.91G (5), 49.91G (6): after a -2 or -3 France falls again only with Paris and Vichy, its units rebuilt there', () => {
    for (const result of [-2, -3])
      expect(to('axis', { standings: { vichyFrance: { result, with: 'britain' } } }).get('49.91G (6)')).toMatch(
        /Paris and Vichy.*units are rebuilt in France/,
      )
    expect(to('axis', { standings: { vichyFrance: { result: -1, with: 'britain' } } }).has('49.91G (6)')).toBe(false)
  })
})
