import { describe, expect, test } from 'vitest'
import { columnLevel, type StrikeOrder } from '../../../rules/chapters/pearl-harbor/index.ts'
import { brokenBy as broken, launch, located, magic, nobody, nothingLost, strikeAfter, winter1941 } from './pearl-harbor.testing.ts'

const BOOKS = ['2023', 'classic'] as const

describe.each(BOOKS)('%s: the steps of the attack', (edition) => {
  const given = () => winter1941(edition)

  test('51.311, R50-33: 36, less two Japanese cards, plus one American card make 35', () => {
    const { strike } = strikeAfter(given(), [launch(), ...magic(2, 1), { type: 'locate-carriers', by: 'us' }], [1, 1, 1, 1, 1, 1])
    expect(columnLevel(36, { japan: 2, us: 1 })).toBe(35)
    expect(strike.column).toBe('34-35')
  })

  test('51.311: each side puts cards down once, before the carriers are located', () => {
    expect(broken(edition, [launch(), ...magic(0, 0).slice(0, 1)], [], { type: 'commit-magic', by: 'japan', cards: 1 })).toEqual(['51.311'])
    expect(broken(edition, [launch()], [], { type: 'locate-carriers', by: 'us' })).toEqual(['51.312'])
  })

  test('51.312: two dice for each carrier force of the Pacific Fleet', () => {
    // Column 36-37: 3 is Pearl, 7 a six, 12 alongside.
    const { strike } = strikeAfter(given(), located, [1, 2, 3, 4, 6, 6])
    expect(strike.located).toEqual({
      Enterprise: { dice: [1, 2], place: 'pearl' },
      Saratoga: { dice: [3, 4], place: 6 },
      Lexington: { dice: [6, 6], place: 'auto' },
    })
  })

  test('51.31, R50-39: with the fleet elsewhere there is no table', () => {
    const elsewhere = { facts: { 'pacificFleet.base': 'free' } }
    expect(broken(edition, [launch()], [], { type: 'locate-carriers', by: 'us' }, elsewhere)).toEqual(['51.31'])
    const { strike } = strikeAfter(winter1941(edition, elsewhere), [launch()])
    expect([strike.isTableUsed, strike.step]).toEqual([false, 'first-strike'])
  })

  test('51.232: a fleet nobody has reported elsewhere is at Pearl Harbor from tension 8', () => {
    expect(strikeAfter(winter1941(edition, { facts: {} }), [launch()]).strike.isTableUsed).toBe(true)
    expect(strikeAfter(winter1941(edition, { facts: {}, tensions: { usjt: 7 } }), [launch()]).strike.isTableUsed).toBe(false)
  })

  const surprised: readonly StrikeOrder[] = [...located, { type: 'roll-surprise', by: 'japan' }]
  const DICE = [1, 2, 3, 4, 6, 6]

  test('51.313: a 1 and +5 make level 6, and no other modifier counts', () => {
    const { strike, events } = strikeAfter(given(), surprised, [...DICE, 1])
    expect(strike.surprise).toEqual({ die: 1, modifier: 5, total: 6, level: 6 })
    const rolled = events.at(-1)
    expect(rolled?.type === 'surprise-rolled' ? rolled.effects.map(({ cite }) => cite.rule) : []).toEqual([
      '51.31-L6',
      '51.35',
      '51.31-expl-3',
      '51.36',
    ])
  })

  test('51.313: a 2 is already level 7', () => {
    expect(strikeAfter(given(), surprised, [...DICE, 2]).strike.surprise?.level).toBe(7)
  })

  const first = (assigned = { ...nobody, aaf: 18 }): StrikeOrder => ({ type: 'fly-first-strike', by: 'japan', assigned })

  test('51.32: no first strike before surprise is known', () => {
    expect(broken(edition, located, DICE, first())).toEqual(['51.32'])
  })

  test('51.33: all NAS fly the first strike, and nobody intercepts before it', () => {
    expect(broken(edition, surprised, [...DICE, 1], first({ ...nobody, aaf: 12 }))).toEqual(['51.33'])
    expect(broken(edition, surprised, [...DICE, 1], { type: 'intercept', by: 'us', forces: ['Lexington'] })).toEqual(['51.33'])
  })

  test('51.34: never against oil; 51.312A: a carrier only if it is in port', () => {
    expect(broken(edition, surprised, [...DICE, 1], first({ ...nobody, aaf: 10, oil: 8 }))).toEqual(['51.34'])
    expect(broken(edition, surprised, [...DICE, 1], first({ ...nobody, ships: { Enterprise: 9, Arizona: 9 } }))).toEqual([])
    expect(broken(edition, surprised, [...DICE, 1], first({ ...nobody, ships: { Saratoga: 9, Lexington: 9 } }))).toEqual([
      '51.312A',
      '51.312A',
    ])
  })

  test('51.31-expl-2: American air defence one down, Japanese air attack +1', () => {
    const { events } = strikeAfter(given(), [...surprised, first()], [...DICE, 1])
    const flown = events.at(-1)
    expect(flown?.type === 'first-strike-flown' ? flown.effects.map(({ amount, cite }) => [cite.rule, amount]) : []).toEqual([
      ['51.31-expl-2', -1],
      ['51.31-expl-2', 1],
    ])
  })

  test('51.31-L7: at level 7 there is no air defence to lower', () => {
    const flown = strikeAfter(given(), [...surprised, first()], [...DICE, 2]).events.at(-1)
    expect(flown?.type === 'first-strike-flown' ? flown.effects.map(({ amount }) => amount) : []).toEqual([1])
  })

  const reported = (report = {}): StrikeOrder => ({
    type: 'report-first-strike',
    by: 'referee',
    report: { ...nothingLost, ...report },
  })

  test('51.36: a result costs one AAF or three NAS on the ground', () => {
    const { events } = strikeAfter(given(), [...surprised, first(), reported({ aafResults: 2, nasResults: 2 })], [...DICE, 1])
    expect(events.at(-1)).toMatchObject({ usAafLost: 2, usNasLost: 6 })
  })

  const afterFirst = [...surprised, first(), reported({ nasLost: 2 })]
  const second = (change: Partial<Extract<StrikeOrder, { type: 'fly-second-strike' }>> = {}): StrikeOrder => ({
    type: 'fly-second-strike',
    by: 'japan',
    assigned: { ...nobody, oil: 11 },
    cap: 5,
    ...change,
  })

  test('51.41: withdraw, or strike again with some or all that are left', () => {
    expect(broken(edition, afterFirst, [...DICE, 1], { type: 'withdraw', by: 'japan' })).toEqual([])
    expect(broken(edition, afterFirst, [...DICE, 1], second({ assigned: { ...nobody, oil: 16 }, cap: 0 }))).toEqual([])
    expect(broken(edition, afterFirst, [...DICE, 1], second({ assigned: { ...nobody, oil: 17 }, cap: 0 }))).toEqual(['51.41'])
    expect(broken(edition, afterFirst, [...DICE, 1], second({ assigned: nobody, cap: 0 }))).toEqual(['51.41'])
    expect(broken(edition, surprised, [...DICE, 1], second())).toEqual(['51.41'])
  })

  test('51.43B, R50-38: a third of 16 rounded down, five, may be held back', () => {
    expect(broken(edition, afterFirst, [...DICE, 1], second())).toEqual([])
    expect(broken(edition, afterFirst, [...DICE, 1], second({ assigned: { ...nobody, oil: 10 }, cap: 6 }))).toEqual(['51.43B'])
  })

  test('51.41A, 51.41B: no surprise in the second strike, all air defends, oil may be hit', () => {
    const { events } = strikeAfter(given(), [...afterFirst, second()], [...DICE, 1])
    const flown = events.at(-1)
    expect(flown?.type === 'second-strike-flown' ? flown.effects.map(({ cite }) => cite.rule) : []).toEqual(['51.41A'])
  })

  test('R50-37: by the other ruling the table modifiers last', () => {
    const both = winter1941(edition, { rulings: { 'R50-37': 'both-strikes' } })
    const flown = strikeAfter(both, [...afterFirst, second()], [...DICE, 1]).events.at(-1)
    expect(flown?.type === 'second-strike-flown' ? flown.effects.map(({ cite }) => cite.rule) : []).toEqual([
      '51.41A',
      '51.31-expl-2',
      '51.31-expl-2',
    ])
  })

  const struckTwice = (oilResult: number): readonly StrikeOrder[] => [
    ...afterFirst,
    second(),
    { type: 'report-second-strike', by: 'referee', report: nothingLost, oilResult },
  ]

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [7, 3],
  ])('51.41C: an air attack result of %i destroys %i oil counters', (result, counters) => {
    expect(strikeAfter(given(), struckTwice(result), [...DICE, 1]).strike.oilDestroyed).toBe(counters)
  })

  test('51.42: Auto needs no die, a number its own or more; ships in port or refitting do not intercept', () => {
    const intercept = (forces: readonly string[]): StrikeOrder => ({ type: 'intercept', by: 'us', forces })
    expect(broken(edition, struckTwice(0), [...DICE, 1], intercept(['Enterprise']))).toEqual(['51.42'])
    expect(broken(edition, afterFirst, [...DICE, 1], intercept(['Lexington']))).toEqual(['51.42'])
    const both = [...struckTwice(0), intercept(['Saratoga', 'Lexington'])]
    expect(strikeAfter(given(), both, [...DICE, 1, 5]).strike.intercepting).toEqual(['Lexington'])
    expect(strikeAfter(given(), both, [...DICE, 1, 6]).strike.intercepting).toEqual(['Saratoga', 'Lexington'])
    // R50-36: the Americans may let even that go.
    expect(strikeAfter(given(), [...struckTwice(0), intercept([])], [...DICE, 1]).strike.step).toBe('return')
  })

  test('51.42: a carrier force refitting in the Pacific box does not intercept', () => {
    // Column 36-37: 4 to 6 is the Pacific U.S. box.
    expect(
      broken(edition, struckTwice(0), [2, 2, 2, 3, 6, 6, 1], { type: 'intercept', by: 'us', forces: ['Enterprise', 'Saratoga'] }),
    ).toEqual(['51.42', '51.42'])
  })

  const fight = (change: Partial<Extract<StrikeOrder, { type: 'report-combat' }>> = {}): StrikeOrder => ({
    type: 'report-combat',
    by: 'referee',
    usNas: 8,
    usNasAfter: 0,
    japaneseNas: 5,
    hasFleetCombat: false,
    nasLost: 0,
    ...change,
  })
  const caught: readonly StrikeOrder[] = [...struckTwice(0), { type: 'intercept', by: 'us', forces: ['Lexington'] }]

  test('51.43, 51.43A: combat only if somebody intercepts, and then the force must go', () => {
    expect(broken(edition, [...struckTwice(0), { type: 'intercept', by: 'us', forces: [] }], [...DICE, 1], fight())).toEqual(['51.43A'])
    expect(strikeAfter(given(), [...caught, fight()], [...DICE, 1]).strike.step).toBe('return')
  })

  test('51.43B: only what was held back defends', () => {
    expect(broken(edition, caught, [...DICE, 1], fight({ japaneseNas: 6 }))).toEqual(['51.43B'])
  })

  test('51.51: no third strike', () => {
    expect(broken(edition, struckTwice(0), [...DICE, 1], second())).toEqual(['51.51'])
  })

  test('51.52, 51.61: back to Japan together; the carriers are placed, and those that did not fight may contest Midway', () => {
    const home = strikeAfter(given(), [...caught, fight(), { type: 'return-to-base', by: 'japan' }], [...DICE, 1])
    expect(home.strike.berths).toEqual({ Enterprise: 'pearlHarbor', Saratoga: 'pearlHarbor', Lexington: 'pearlHarbor' })
    expect(home.strike.mayContest).toEqual(['Enterprise', 'Saratoga'])
    const returned = home.events.at(-1)
    expect(returned?.type === 'strike-returned' ? returned.effects.map(({ cite }) => cite.rule) : []).toEqual(['51.52', '51.61'])
  })

  test('51.61: a force refitting goes to the Pacific box, one caught may be lost or damaged', () => {
    const orders = (report = {}): readonly StrikeOrder[] => [
      ...surprised,
      first(),
      reported(report),
      { type: 'withdraw', by: 'japan' },
      { type: 'return-to-base', by: 'japan' },
    ]
    const dice = [1, 1, 1, 2, 2, 3, 1]
    const lost = strikeAfter(given(), orders({ sunk: ['Enterprise'], damaged: ['Saratoga'] }), dice).strike
    expect(lost.berths).toEqual({ Enterprise: 'lost', Saratoga: 'pearlHarbor', Lexington: 'pacificBox' })
    expect(lost.mayContest).toEqual([])
    expect(strikeAfter(given(), orders(), dice).strike.mayContest).toEqual(['Enterprise', 'Saratoga'])
  })
})

describe('how the Americans may strike back', () => {
  const DICE = [6, 6, 6, 6, 6, 6, 1]
  const orders: readonly StrikeOrder[] = [
    ...located,
    { type: 'roll-surprise', by: 'japan' },
    { type: 'fly-first-strike', by: 'japan', assigned: { ...nobody, nas: 18 } },
    { type: 'report-first-strike', by: 'referee', report: nothingLost },
    { type: 'fly-second-strike', by: 'japan', assigned: { ...nobody, lightShips: 12 }, cap: 6 },
    { type: 'report-second-strike', by: 'referee', report: nothingLost, oilResult: 0 },
    { type: 'intercept', by: 'us', forces: ['Enterprise', 'Saratoga', 'Lexington'] },
  ]
  const fight = (usNas: number, usNasAfter = 0, hasFleetCombat = false): StrikeOrder => ({
    type: 'report-combat',
    by: 'referee',
    usNas,
    usNasAfter,
    japaneseNas: 0,
    hasFleetCombat,
    nasLost: 0,
  })
  const drm = (value: number) => ({ facts: { 'pacificFleet.base': 'pearlHarbor', 'us.airNationalityDrm': value } })

  test('51.43D of 2023: one strike of ten NAS, whatever the DRM; no fleet combat', () => {
    expect(broken('2023', orders, DICE, fight(10))).toEqual([])
    expect(broken('2023', orders, DICE, fight(11))).toEqual(['51.43D'])
    expect(broken('2023', orders, DICE, fight(11), drm(3))).toEqual(['51.43D'])
    expect(broken('2023', orders, DICE, fight(10, 3))).toEqual(['51.43D'])
    expect(broken('2023', orders, DICE, fight(10, 0, true))).toEqual(['51.43D'])
  })

  test('51.43E: in classic eight at DRM 2, twelve at 3; 51.43F: the rest afterwards, no fleet combat', () => {
    expect(broken('classic', orders, DICE, fight(8, 4))).toEqual([])
    expect(broken('classic', orders, DICE, fight(9))).toEqual(['51.43E'])
    expect(broken('classic', orders, DICE, fight(12), drm(3))).toEqual([])
    expect(broken('classic', orders, DICE, fight(13), drm(3))).toEqual(['51.43E'])
    expect(broken('classic', orders, DICE, fight(8, 0, true))).toEqual(['51.43F'])
  })

  test('51.43C of 2023 is 51.43D of classic, whose 51.43C makes each force a group', () => {
    const rules = (edition: string) => {
      const tried = strikeAfter(winter1941(edition), orders, DICE).events.at(-1)
      return tried?.type === 'interception-tried' ? tried.effects.map(({ cite }) => cite.rule) : []
    }
    expect(rules('2023')).toEqual(['51.43A', '51.43B', '51.43C', '51.43D', '51.43D'])
    expect(rules('classic')).toEqual(['51.43A', '51.43B', '51.43C', '51.43D', '51.43E', '51.43F'])
  })
})
