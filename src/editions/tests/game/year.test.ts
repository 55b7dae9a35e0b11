import { describe, expect, test } from 'vitest'
import type { Order } from '../../../rules/game/index.ts'
import { given } from './game.testing.ts'
import { allocated, name, openPhase, openYear, roll, seal, take } from './year.testing.ts'

describe('a year of diplomacy', () => {
  test('49.12, 49.23: points are received, then allocated, then used', () => {
    // Germany 3 and Italy 2, and Warsaw; Britain 3 and France 2; Russia 3.
    const story = given({ turn: '1939 winter', facts: { 'warsaw.controller': 'germany' } })
    story.refuses(seal('axis', { turkey: 1 }), '49.23')
    const opened = story.when(openYear)
    expect(opened.game.points).toEqual({ axis: 6, westernAllies: 5, russia: 3 })
    opened.refuses(openPhase('axis'), '49.23')
  })

  test('49.31 (a): two of five in one target, not three; and not six of five in all', () => {
    const opened = given({ turn: '1939 winter' }).when(openYear)
    opened.refuses(seal('axis', { turkey: 3 }), '49.31 (a)')
    opened.refuses(seal('axis', { turkey: 2, hungary: 2, rumania: 2 }), '49.11')
    expect(opened.when(seal('axis', { turkey: 2, hungary: 2, rumania: 1 })).game.sealed).toEqual(['axis'])
    opened.when(seal('axis', { turkey: 2 })).refuses(seal('axis', { turkey: 1 }), '49.23')
  })

  test('49.423 (a), 49.411A: only with points of one’s own, but Hungary freely', () => {
    const phase = allocated().when(openPhase('axis'))
    phase.refuses(name('axis', 'greece'), '49.423 (a)')
    phase.refuses(name('axis', 'turkey', 'greece'), '49.423 (a)', '49.411A (a)')
    phase.refuses(name('axis', 'hungary', 'hungary'), '49.61 (c)')
    const named = phase.when(name('axis', 'turkey', 'hungary', 'bulgaria', 'rumania'))
    expect(Object.keys(named.game.phase?.rolls ?? {})).toEqual(['turkey', 'hungary', 'bulgaria', 'rumania'])
    named.refuses(name('axis', 'rumania'), '49.422', '49.431 (a)', '49.61 (c)')
  })

  test('49.422, 49.425: points are shown when all have named, before any die', () => {
    const phase = allocated().when(openPhase('allies'))
    const first = phase.when(name('westernAllies', 'turkey'))
    expect(first.events.some(({ type }) => type === 'points-revealed')).toBe(false)
    first.refuses(roll('westernAllies', 'turkey'), '49.425 (1)')
    const both = first.when(name('russia'))
    expect(both.last('points-revealed').placements).toEqual({ axis: { turkey: 2 }, westernAllies: { turkey: 1 }, russia: { turkey: 1 } })
    both.refuses(roll('axis', 'turkey'), '49.425 (4)')
  })

  test('49.53, 49.51: a lesser result is taken at once, and comes about when the phase closes', () => {
    // Hungary 5 + 2 points - 2 while France stands + die 4 = 9.
    const rolled = allocated()
      .when(openPhase('axis'))
      .when(name('axis', 'hungary', 'turkey'))
      .when(roll('axis', 'hungary'), 4)
    expect(rolled.last('rolled')).toMatchObject({ die: 4, total: 9, result: '9', byDefault: '9' })
    rolled.refuses(roll('axis', 'turkey'), '49.53 (c)')
    rolled.refuses(take('axis', 'hungary', '10'), '49.53 (a)')
    rolled.refuses(take('westernAllies', 'hungary', '7'), '49.53 (b)')
    const taken = rolled.when(take('axis', 'hungary', '8'))
    expect(taken.game.situation.standings.hungary.result).toBeNull()
    taken.refuses({ type: 'close-phase', by: 'referee' }, '49.51')
    // Turkey 2 - 1 points and no more: +1, inertia -1, die 3: nothing changes.
    const done = taken
      .when(roll('axis', 'turkey'), 3)
      .when(take('axis', 'turkey', '3-4'))
      .when({ type: 'close-phase', by: 'referee' })
    expect(done.game.situation.standings.hungary).toMatchObject({ result: 8, with: 'germany', since: '1940 spring' })
    expect(done.game.situation.paid).toEqual({ hungary: { to: 'germany', brps: 10 } })
    done.when(openPhase('allies')).refuses(name('westernAllies', 'turkey'), '49.431 (a)')
  })

  test('49.45: at the year’s end all points are gone', () => {
    const next = allocated().when({ type: 'open-year', by: 'referee', turn: '1941 spring' })
    expect(next.game.situation.placements).toEqual({ axis: {}, westernAllies: {}, russia: {} })
    expect(next.game.sealed).toEqual([])
  })

  test('49.46: points of a power that falls stay in play for the year', () => {
    const fallen = allocated().when({ type: 'report-facts', by: 'referee', facts: { 'france.fallen': true } })
    expect(fallen.game.situation.placements.westernAllies).toEqual({ turkey: 1 })
  })
})

describe('subversion', () => {
  const facts = { 'russia.subversionLevel': 3, 'france.fallen': true }
  const subverted = allocated({ facts, tensions: { rgt: 15 } })
    .when(openPhase('axis'))
    .when(name('axis', 'hungary', 'rumania'))
  const use: Order = { type: 'use-subversion', by: 'russia', target: 'hungary', amount: 3 }

  test('49.4263: from tension 15, within the level reached, before the die', () => {
    subverted.refuses({ ...use, amount: 4 }, '49.4263')
    allocated({ facts, tensions: { rgt: 14 } })
      .when(openPhase('axis'))
      .when(name('axis', 'hungary'))
      .refuses(use, '49.4263')
    subverted.when(use).refuses(use, '49.4263')
  })

  test('49.634A: the others of the five gain +2, the victim does not, and its die is thrown first', () => {
    const used = subverted.when(use)
    used.refuses(roll('axis', 'rumania'), '49.634A (b)')
    const first = used.when(roll('axis', 'hungary'), 1)
    // 5 + 2 points - 3 = +4, die 1: 5.
    expect(first.last('rolled')).toMatchObject({ total: 5, result: '5-6' })
    const second = first.when(take('axis', 'hungary', '5-6')).when(roll('axis', 'rumania'), 1)
    // 4 + 2 for the subversion + 1 for tension of 10 or more: +7.
    expect(second.last('rolled').reckoning.total).toBe(7)
  })

  test('49.634A: Greece may react in the same phase, without points; Turkey may not', () => {
    const used = subverted.when(use)
    const react = (target: 'greece' | 'turkey'): Order => ({
      type: 'name-targets',
      by: 'axis',
      nominations: [{ target, manner: 'reaction' }],
    })
    used.refuses(react('turkey'), '49.62', '49.422')
    const reacting = used.when(react('greece'))
    expect(reacting.last('points-revealed').targets).toEqual(['greece'])
    const applied = reacting
      .when(roll('axis', 'hungary'), 3)
      .when(take('axis', 'hungary', '7'))
      .when(roll('axis', 'greece'), 6)
      .when(take('axis', 'greece', '8'))
    // 49.65: at once; Hungary waits for the phase to close. Each use of subversion costs a point of tension (USAT-E21).
    expect(applied.game.situation.tensions.usat.actual).toBe(-1)
    expect(applied.game.situation.standings.greece.result).toBe(8)
    expect(applied.game.situation.standings.hungary.result).toBeNull()
  })
})

describe('what outlives the year, and what a phase does not change', () => {
  test('49.4267: a reaction that takes effect at once changes no other roll of its phase', () => {
    // Spain reacts and becomes an ally; Vichy France's roll in the same phase does not yet lose a point for that (VIC-A6).
    const story = given({
      turn: '1941 winter',
      facts: {
        'france.fallen': true,
        'france.fallTurn': '1940 summer',
        'africa.axisUnits': true,
        'gibraltar.controller': 'germany',
        'germany.yssBrps': 300,
      },
      tensions: { usat: 30 },
    })
      .when({ type: 'report-declaration', by: 'referee', declaration: { by: 'britain', on: 'portugal' } })
      .when({ type: 'open-year', by: 'referee', turn: '1942 spring' })
      .when(seal('axis', { vichyFrance: 2, spain: 3 }))
      .when(seal('westernAllies'))
      .when(seal('russia'))
      .when({ type: 'open-phase', by: 'referee', turn: '1942 spring', side: 'axis' })
      .when({
        type: 'name-targets',
        by: 'axis',
        nominations: [
          { target: 'spain', manner: 'reaction' },
          { target: 'vichyFrance', manner: 'ordinary' },
        ],
      })
      .when({ type: 'roll', by: 'axis', target: 'spain' }, 6)
      .when({ type: 'take-result', by: 'axis', target: 'spain', result: '10' })
    expect(story.game.situation.standings.spain.result).toBe(10)
    const lines = story.when({ type: 'roll', by: 'axis', target: 'vichyFrance' }, 3).last('rolled').reckoning.lines
    expect(lines.find(({ cite }) => cite.rule === 'VIC-A6')?.applies).toBe(false)
  })
  test('R49-26: income from a result that still runs counts as paid in the new year', () => {
    const story = given({ turn: '1940 winter', standings: { hungary: { result: 8 }, turkey: { result: 9 } } }).when({
      type: 'open-year',
      by: 'referee',
      turn: '1941 spring',
    })
    expect(story.game.situation.paid).toEqual({ hungary: { to: 'germany', brps: 10 } })
  })
  test('49.425 (2): subversion is announced before covert operations', () => {
    const facts = { 'russia.subversionLevel': 3, 'axis.covertOperations': 1 }
    allocated({ facts, tensions: { rgt: 20 } })
      .when(openPhase('axis'))
      .when(name('axis', 'hungary'))
      .when({ type: 'play-covert-operations', by: 'axis', target: 'hungary', operations: 1 })
      .refuses({ type: 'use-subversion', by: 'russia', target: 'hungary', amount: 1 }, '49.425 (2)')
  })
  test('BEL-N2: both halves attacked, Belgium/Luxembourg is closed', () => {
    const story = given({ turn: '1940 spring', placements: { westernAllies: { belgiumLuxembourg: 1 } } })
      .when({ type: 'report-declaration', by: 'referee', declaration: { by: 'germany', on: 'belgium' } })
      .when({ type: 'report-declaration', by: 'referee', declaration: { by: 'germany', on: 'luxembourg' } })
    expect(story.game.situation.facts['belgium.attacked']).toBe(true)
    expect(story.game.situation.standings.belgiumLuxembourg).toMatchObject({ result: -2, with: 'france', attacked: true })
  })
})
