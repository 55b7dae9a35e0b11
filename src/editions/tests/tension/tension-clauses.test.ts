import { describe, expect, test } from 'vitest'
import { whyNotAllocate } from '../../../rules/chapters/points/index.ts'
import { growthLevels, mobilizationTurn, tensionTurn } from '../../../rules/chapters/tension/index.ts'
import { incrementsOf, priceOf } from '../../../rules/chapters/transports/index.ts'
import { whyNotDeclare } from '../../../rules/chapters/war/index.ts'
import {
  chapterOf,
  type Faction,
  type Placements,
  reckon,
  type Side,
  type Situation,
  type Track,
  type Turn,
} from '../../../rules/core/index.ts'
import type { Order, Rulebook } from '../../../rules/game/index.ts'
import { openBook } from '../../all-books.ts'
import { readSituation, readTurn } from '../../reading/index.ts'
import { given, type Story } from '../game/game.testing.ts'

type Document = Readonly<Record<string, unknown>>

function opened(document: Document): { readonly book: Rulebook; readonly situation: Situation } {
  const read = readSituation(document)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read
}

/** What each rule adds on a track in a turn. */
function amounts(track: Track, document: Document, turn: Document): Readonly<Record<string, number>> {
  const { book, situation } = opened(document)
  const read = readTurn(situation, turn)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  const lines = tensionTurn(book, situation, read.after)[track]?.lines ?? []
  return Object.fromEntries(lines.filter(({ amount }) => amount !== 0).map(({ cite, amount }) => [cite.rule, amount]))
}

describe.each(['2023', 'classic'])('%s: points and the three tracks', (edition) => {
  const document = { edition, turn: '1940 spring' }
  const used = { tensionPointsUsed: (['axis', 'westernAllies', 'russia'] as const).map((by) => ({ by })) }

  test('49.81 lead, USAT-D0c: only Axis and Western Allied points move a level, and only that of USAT', () => {
    expect(amounts('usat', document, used)).toEqual({ ...amounts('usat', document, {}), 'USAT-D1': 1, 'USAT-D2': -1 })
  })

  test.each([
    { track: 'rgt', rules: '49.81A, RGT-D1', refused: '49.33' },
    { track: 'usjt', rules: '49.81C, USJT-D1', refused: '49.35' },
  ] as const)('$rules: no points in $track, and none that move it', ({ track, refused }) => {
    expect(amounts(track, document, used)).toEqual(amounts(track, document, {}))
    const { book, situation } = opened(document)
    for (const by of ['axis', 'westernAllies', 'russia'] as const) {
      const refusals = whyNotAllocate(book, situation, by, { [track]: 1 } as Placements, 9)
      expect(refusals.map(({ cite }) => cite?.rule)).toEqual([refused])
    }
  })

  test('49.81B-1, 49.81B-2: points may go into USAT up to 1941, never Russian ones', () => {
    const rules = (by: Faction, turn: Turn) => {
      const { book, situation } = opened({ edition, turn })
      return whyNotAllocate(book, situation, by, { usat: 1 }, 9).map(({ cite }) => cite?.rule)
    }
    for (const by of ['axis', 'westernAllies'] as const) {
      for (const turn of ['1939 fall', '1940 spring', '1941 spring'] as const) expect(rules(by, turn)).toEqual([])
      expect(rules(by, '1942 spring')).toContain('49.34 (a)')
    }
    expect(rules('russia', '1940 spring')).toEqual([edition === 'classic' ? '49.32' : '49.32 Classic note'])
  })
})

describe('points in USAT, used in play', () => {
  const seal = (by: Faction, placements: Placements = {}): Order => ({ type: 'seal-allocation', by, placements })
  const use = (by: Faction): Order => ({ type: 'use-tension-point', by })
  const name = (by: Faction, ...targets: readonly 'hungary'[]): Order => ({
    type: 'name-targets',
    by,
    nominations: targets.map((target) => ({ target, manner: 'ordinary' })),
  })
  const openPhase = (side: Side, turn: Turn): Order => ({ type: 'open-phase', by: 'referee', turn, side })
  const close: Order = { type: 'close-phase', by: 'referee' }
  const axisPhase = (story: Story, turn: Turn): Story => story.when(openPhase('axis', turn))
  const year = (turn: Turn, story: Story, usat: number): Story =>
    story
      .when({ type: 'open-year', by: 'referee', turn })
      .when(seal('axis', usat === 0 ? {} : { usat }))
      .when(seal('westernAllies', { usat: 1 }))
      .when(seal('russia'))
  const placed = year('1940 spring', given({ turn: '1939 winter', facts: { 'germany.yssBrps': 200 } }), 2)

  test('49.82A, USAT-D0a: in the owner’s own diplomatic phases, in any of them', () => {
    placed.refuses(use('axis'), '49.41')
    axisPhase(placed, '1940 spring').when(use('axis')).refuses(use('westernAllies'), '49.41')
    const later = axisPhase(placed, '1940 fall').when(use('axis'))
    expect(later.last('tension-point-used')).toEqual({ type: 'tension-point-used', by: 'axis', amount: -1 })
  })

  test('49.82C: one a turn', () => {
    axisPhase(placed, '1940 spring').when(use('axis')).refuses(use('axis'), '49.34 (b)')
  })

  test('49.82B: beside an ordinary roll, before it or after', () => {
    const named = axisPhase(placed, '1940 spring').when(name('axis', 'hungary'))
    const roll: Order = { type: 'roll', by: 'axis', target: 'hungary' }
    named.when(use('axis')).when(roll, 3)
    named.when(roll, 3).when(use('axis'))
  })

  test('49.83a: each point serves once', () => {
    const next = (story: Story, turn: Turn): Story => axisPhase(story, turn).when(name('axis')).when(use('axis')).when(close)
    const spent = next(next(placed, '1940 spring'), '1940 summer')
    expect(spent.game.situation.tensions.usat.actual).toBe(-2)
    axisPhase(spent, '1940 fall').refuses(use('axis'), '49.34 (b)')
  })

  test('49.82A, 49.83b, USAT-D0b: never in another year, while what it did stays', () => {
    const spent = axisPhase(placed, '1940 winter').when(name('axis')).when(use('axis')).when(close)
    const after = year('1941 spring', spent, 0)
    expect(after.game.situation.tensions.usat.actual).toBe(-1)
    axisPhase(after, '1941 spring').refuses(use('axis'), '49.34 (b)')
  })
})

describe.each(['2023', 'classic'])('%s: lines of the tables', (edition) => {
  test('USAT-E12x: Australians and Indians going home, and the Chindit, lower nothing', () => {
    const { book, situation } = opened({ edition, turn: '1941 spring' })
    const home = { factors: 1, to: 'mapboard', fromEurope: true } as const
    const free = [
      { nationality: 'australian', kind: 'infantry', ...home },
      { nationality: 'indian', kind: 'infantry', ...home },
      { nationality: 'british', kind: 'otherGround', factors: 1, to: 'mapboard', isChindit: true },
    ] as const
    expect(incrementsOf(book, free).value).toBe(3)
    const { facts } = priceOf(book, situation, free)
    expect(facts['farEast.factorsSent']).toBe(0)
    expect(amounts('usat', { edition, turn: '1941 spring' }, { facts })).not.toHaveProperty('USAT-E12')
    const paid = priceOf(book, situation, [...free, { nationality: 'canadian', kind: 'infantry', factors: 1, to: 'indiaBox' }])
    expect(amounts('usat', { edition, turn: '1941 spring' }, { facts: paid.facts })).toMatchObject({ 'USAT-E12': -1 })
  })

  test('USJT-F1: three carriers, eight 3-factor battleships, CA14 and DD12 make the Pacific Fleet', () => {
    const { carriers, battleships, cruiserFactors, destroyerFactors } = chapterOf(opened({ edition }).book, 'pearlHarbor').fleets.pacific
    expect(carriers).toEqual(['Enterprise', 'Saratoga', 'Lexington'])
    expect(battleships).toHaveLength(8)
    expect([cruiserFactors, destroyerFactors]).toEqual([14, 12])
  })

  test('RGT-W3: the Baltic States at any level, other minors by level', () => {
    // R50-12: below 0 the two texts of 2023 differ, and the table is one of two readings.
    const rulings = edition === 'classic' ? {} : { 'R50-12': 'always' }
    const may = (rgt: number, on: 'balticStates' | 'greece') => {
      const { book, situation } = opened({ edition, rulings, turn: '1940 spring', tensions: { rgt } })
      return whyNotDeclare(book, situation, [{ by: 'russia', on }]).length === 0
    }
    expect([may(-3, 'balticStates'), may(0, 'balticStates'), may(24, 'balticStates')]).toEqual([true, true, true])
    expect([may(24, 'greece'), may(25, 'greece')]).toEqual([false, true])
  })
})

describe('Rumania left to Russia by the Pact', () => {
  const book = openBook('2023', { options: ['gathering-storm'] })
  const lines = (facts: Document, standings: Document = {}): Readonly<Record<string, number>> => {
    const { situation } = opened({ edition: '2023', options: ['gathering-storm'], facts: { 'france.fallen': true, ...facts }, standings })
    const table = book.tables.bulgaria
    if (table === undefined) throw new Error('no table')
    const found = reckon(table, situation, {
      target: 'bulgaria',
      by: 'axis',
      manner: 'ordinary',
      subversion: 0,
      covert: { axis: 0, allies: 0 },
      pledgesWarOnRussia: false,
    })
    return Object.fromEntries(found.lines.filter(({ amount }) => amount !== 0).map(({ cite, amount }) => [cite.rule, amount]))
  }
  const russian = { 'rumania.pactSide': 'russian' }

  test('RGT-P7: the Balkan +1 for Russian entry looks at Rumania in place of Bessarabia', () => {
    expect(lines({ ...russian, 'rumania.russiaEntered': true })).toMatchObject({ 'BAL-B6': 1 })
    expect(lines({ ...russian, 'bessarabia.russiaEntered': true })).not.toHaveProperty('BAL-B6')
    expect(lines({ ...russian, 'finnishBorder.russiaEntered': true })).toMatchObject({ 'BAL-B6': 1 })
    expect(lines({ 'bessarabia.russiaEntered': true })).toMatchObject({ 'BAL-B6': 1 })
  })

  test('RGT-P8: its conquest counts two, fighting over Bessarabia nothing', () => {
    const conquered = { rumania: { result: null, conquered: true } }
    expect(lines({ ...russian, 'bucharest.controller': 'russia' }, conquered)).toMatchObject({ 'BAL-B6/B7 variant': 2 })
    expect(lines({ ...russian, 'bessarabia.fought': true })).not.toHaveProperty('BAL-B7')
    expect(lines({ 'bessarabia.fought': true })).toMatchObject({ 'BAL-B7': 1 })
  })
})

describe.each(['2023', 'classic'])('%s: what a mobilization brings', (edition) => {
  const made = (document: Document) => {
    const { book, situation } = opened({ edition, ...document })
    return mobilizationTurn(book, situation).made
  }

  test('RGT-M18: infantry after two turns, air after four, armour after six', () => {
    const [first] = made({ turn: '1940 fall', tensions: { rgt: 10 } })
    expect(first).toMatchObject({ by: 'russia', ordinal: 1, brps: 10, placesIc: true })
    expect(first?.buildable).toEqual({ infantry: '1941 spring', air: '1941 fall', armour: '1942 spring' })
  })

  test('RGT-M18: each half counts from its own turn', () => {
    const [second] = made({ turn: '1940 winter', tensions: { rgt: 12 }, mobilizations: { russia: { done: 0, isHalfDone: true } } })
    expect(second).toMatchObject({ ordinal: 1, isSecondHalf: true, brps: 10 })
    expect(second?.buildable.infantry).toBe('1941 summer')
  })
})

describe.each(['2023', 'classic'])('%s: what a shipbuilding increase takes of a mobilization', (edition) => {
  const { book, situation } = opened({
    edition,
    turn: '1940 spring',
    tensions: { usat: 10, usjt: 10 },
    mobilizations: { usEurope: 0, usPacific: 0, japan: 0 },
  })
  const { made } = mobilizationTurn(book, situation)

  test.each([
    { by: 'us', rule: 'USAT-M6' },
    { by: 'japan', rule: 'USJT-SB1' },
  ])('$rule: five of the twenty BRPs', ({ by, rule }) => {
    const own = made.filter((one) => one.by === by)
    expect(own.length).toBeGreaterThan(0)
    for (const { brps, shipbuilding } of own) {
      expect(brps).toBe(20)
      expect([shipbuilding?.brps, shipbuilding?.cite.rule]).toEqual([5, rule])
    }
  })
})

describe('the level by which growth rates go', () => {
  const levels = (edition: string, usat: number, usjt: number) => {
    const { book, situation } = opened({ edition, turn: '1941 winter', tensions: { usat, usjt } })
    return growthLevels(book, situation).map(({ power, level, cite }) => [power, level, cite.rule])
  }

  test('49.851D-2: America’s goes by USAT where that is the higher', () => {
    expect(levels('2023', 40, 31)[0]).toEqual(['us', 40, '49.851D-2'])
  })

  test('49.852D-2: by USJT where that is, and Japan’s always', () => {
    expect(levels('2023', 30, 31)).toEqual([
      ['us', 31, '49.852D-2'],
      ['japan', 31, '49.852D-2'],
    ])
    expect(levels('2023', 40, 31)[1]).toEqual(['japan', 31, '49.852D-2'])
  })

  test('the classic book says nothing of it', () => {
    expect(levels('classic', 40, 31)).toEqual([])
  })
})

describe.each(['2023', 'classic'])('%s: a minor with a German interest', (edition) => {
  const asked = (): Story => {
    const story = given({ edition, turn: '1940 spring', tensions: { rgt: 36 }, standings: { hungary: { result: 7 } } })
      .when({ type: 'open-year', by: 'referee', turn: '1940 spring' })
      .when({ type: 'seal-allocation', by: 'axis', placements: {} })
      .when({ type: 'seal-allocation', by: 'westernAllies', placements: {} })
      .when({ type: 'seal-allocation', by: 'russia', placements: {} })
      .when({ type: 'open-phase', by: 'referee', turn: '1940 summer', side: 'allies' })
      .when({ type: 'name-targets', by: 'westernAllies', nominations: [] })
      .when({ type: 'name-targets', by: 'russia', nominations: [] })
      .when({ type: 'close-phase', by: 'referee' })
    return story.when({ type: 'declare-war', by: 'russia', intents: [{ by: 'russia', on: 'hungary' }] })
  }
  const another: Order = { type: 'declare-war', by: 'russia', intents: [{ by: 'russia', on: 'balticStates' }] }
  const choose = (choice: 'declare' | 'back-down'): Order => ({ type: 'meet-support', by: 'russia', choice })
  const supported = (): Story => asked().when({ type: 'answer-support', by: 'axis', supports: true })

  test('RGT-W4: Germany says at once whether it supports it; nothing else is declared before', () => {
    expect(asked().last('support-asked').country).toBe('hungary')
    asked().refuses(another, '50.24')
  })

  test('RGT-W5: supported, Russia adds war on Germany for 35 BRPs at any level, or is out ten', () => {
    expect(asked().last('war-declared').price).toBe(10)
    expect(supported().when(choose('declare')).last('war-declared')).toMatchObject({ declaration: { on: 'germany' }, price: 35 })
    const backed = supported().when(choose('back-down'))
    expect(backed.last('declaration-revoked')).toMatchObject({ cause: 'backed-down' })
  })
})
