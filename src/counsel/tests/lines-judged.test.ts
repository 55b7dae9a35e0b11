import { describe, expect, test } from 'vitest'
import { type AllotAnswer, answer, type ReckonAnswer, type TensionsAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const PRELUDE = { edition: '2023', options: ['gathering-storm'] }

/** What each rule adds, of those that add anything. */
const amounts = (lines: readonly { readonly cite: { readonly rule: string }; readonly amount: number }[] = []) =>
  Object.fromEntries(lines.flatMap(({ cite, amount }) => (amount === 0 ? [] : [[cite.rule, amount]])))

const rolled = (situation: object, target: string): Readonly<Record<string, number>> =>
  amounts(ask<ReckonAnswer>('reckon', { ...situation }, { target, by: 'axis' }).lines)

const rgtLines = (situation: object, turn: object): Readonly<Record<string, number>> =>
  amounts(ask<TensionsAnswer>('tensions', { levelsAt: 'before-rises', ...situation }, { turn: { ...turn } }).tracks.rgt?.lines)

const refusals = (situation: object, args: object): readonly string[] => {
  const given = answer({ door: 'reckon', situation, args: { ...args } })
  return given.ok ? [] : (given as unknown as { refusals: readonly { words: string }[] }).refusals.map(({ words }) => words)
}

const eastern = [{ between: ['germany', 'russia'], since: '1941 summer' }]

describe('Serbia by itself: Belgrade is Serbian, and counts once', () => {
  const split = { 'belgrade.controller': 'serbia', 'zagreb.controller': 'croatia' }
  const hexes = { 'serbia.russianHexes': 3, 'yugoslavia.russianHexes': 0, 'russia.axisHexes': 3 }
  const standings = { serbia: { result: -1, with: 'russia' } }

  test('BAL-B1, R49-37: three Russian hexes with Belgrade are no more than three of the Axis, four are', () => {
    const told = { ...PRELUDE, turn: '1945 fall', wars: eastern, standings, facts: { ...split, ...hexes } }
    expect(rolled(told, 'croatia')['BAL-B1']).toBeUndefined()
    expect(rolled({ ...told, facts: { ...told.facts, 'serbia.russianHexes': 4 } }, 'croatia')['BAL-B1']).toBe(-3)
  })

  test('BAL-B1: Belgrade is a hex of Serbia where none is counted, and Yugoslavia’s while there is one', () => {
    const none = { ...PRELUDE, turn: '1945 fall', wars: eastern }
    expect(rolled({ ...none, standings, facts: split }, 'croatia')['BAL-B1']).toBe(-3)
    expect(rolled({ ...none, standings, facts: { ...split, 'russia.axisHexes': 1 } }, 'croatia')['BAL-B1']).toBeUndefined()
    const whole = { 'belgrade.controller': 'russia', 'yugoslavia.russianHexes': 1, 'russia.axisHexes': 1 }
    expect(rolled({ ...none, facts: whole }, 'hungary')['BAL-B1']).toBeUndefined()
  })

  test('RGT-E11a: no Russian hexes in a Yugoslavia that is no more, though Russia has Belgrade', () => {
    const fallen = { ...split, 'belgrade.controller': 'russia', 'yugoslavia.russianHexes': 0 }
    const told = { ...PRELUDE, turn: '1945 fall', wars: eastern, facts: fallen }
    expect(refusals(told, { target: 'croatia', by: 'axis' })).toEqual([])
    const whole = { 'belgrade.controller': 'russia', 'yugoslavia.russianHexes': 0 }
    expect(refusals({ ...told, facts: whole }, { target: 'hungary', by: 'axis' }).join()).toContain('Russia holds Belgrade')
  })

  test.each([
    [false, 'RGT-P6'],
    [true, 'RGT-E11e'],
  ])('Pact line in its historical place %s, %s: the fall of Belgrade is charged by Serbia’s 10 BRPs', (isHistorical, rule) => {
    const values = { 'serbia.brpValue': 10, 'yugoslavia.brpValue': 15 }
    const facts = { 'pact.lineHistorical': isHistorical, 'warsaw.controller': 'germany', ...split, ...values }
    const told = { ...PRELUDE, turn: '1943 fall', wars: eastern, facts }
    const lines = rgtLines(told, { facts: { 'belgrade.controller': 'russia' } })
    expect(lines[rule]).toBe(-4)
    // RGT-S9 names Yugoslavia, not Serbia.
    expect(lines['RGT-S9']).toBeUndefined()
  })
})

describe.each(['classic', '2023'])('%s: a war that an association brought is no second declaration', (edition) => {
  const wars = [{ between: ['germany', 'russia'], since: '1941 winter' }]
  const driven = (minor: string) => ({
    edition,
    turn: '1945 winter',
    wars: [...wars, { between: ['russia', minor], since: '1945 spring' }],
    declarations: [{ by: 'britain', on: minor, turn: '1945 spring' }],
    standings: { [minor]: { result: 9, with: 'germany', since: '1945 spring', attacked: true } },
  })

  test('NOR-A6, NOR-A7, R50-32: Britain attacked Finland, or Sweden, and Russia did not', () => {
    expect(rolled(driven('finland'), 'norway')['NOR-A6']).toBeUndefined()
    expect(rolled(driven('sweden'), 'norway')['NOR-A7']).toBeUndefined()
  })

  test('NOR-A6: a Russian war older than the British declaration was Russia’s own', () => {
    const older = [...wars, { between: ['russia', 'finland'], since: '1942 spring' }]
    expect(rolled({ ...driven('finland'), wars: older }, 'norway')['NOR-A6']).toBe(2)
  })

  test('BAL-B10: Russia attacked Bulgaria, and Britain did not', () => {
    const told = {
      edition,
      turn: '1942 fall',
      wars: [...eastern, { between: ['britain', 'bulgaria'], since: '1942 summer' }],
      declarations: [{ by: 'russia', on: 'bulgaria', turn: '1942 summer' }],
      standings: { bulgaria: { result: 9, with: 'germany', since: '1942 summer', attacked: true } },
    }
    expect(rolled(told, 'hungary')['BAL-B10']).toBeUndefined()
  })

  test('BEL-A1: the Russian attack on Sweden is none of the Western Allies', () => {
    const facts = { 'sweden.attackedByAllies': true, 'westernAllies.attackedNeutral': false }
    const told = { edition, turn: '1940 spring', declarations: [{ by: 'russia', on: 'sweden', turn: '1940 spring' }], facts }
    expect(refusals(told, { target: 'belgiumLuxembourg', by: 'axis' })).toEqual([])
    expect(rolled(told, 'belgiumLuxembourg')['BEL-A1']).toBeUndefined()
    expect(refusals({ ...told, declarations: [] }, { target: 'belgiumLuxembourg', by: 'axis' }).join()).toContain('attacked Sweden')
  })

  test('RGT-S6, RT-05: central Poland stood as the Axis player turn ended, though Russia declares war on Germany after it', () => {
    const facts = { 'warsaw.controller': 'poland', 'pact.inEffect': true }
    const told = { edition, turn: '1939 winter', tensions: { rgt: 55 }, facts }
    expect(rgtLines(told, { declarations: [{ by: 'russia', on: 'germany' }] })['RGT-S6']).toBe(1)
    expect(rgtLines(told, { declarations: [{ by: 'germany', on: 'russia' }] })['RGT-S6']).toBeUndefined()
  })

  test('DP-USA-01, R49-11: the allotment of a new year reads the level of the winter die, before the turn’s rises', () => {
    const told = { edition, turn: '1941 spring', levelsAt: 'before-rises', tensions: { usat: { actual: 19, effective: 21 } } }
    expect(amounts(ask<AllotAnswer>('allot', told, { power: 'us' }).powers.us?.lines)['DP-USA-01']).toBe(2)
  })
})

describe.each([[[]], [['gathering-storm']]])('2023 with options %j: an association through an enemy’s attack is no result', (options) => {
  const book = { edition: '2023', options, levelsAt: 'before-rises' }

  test.each(['turkey', 'hungary', 'rumania', 'bulgaria'])('RGT-S7: %s, attacked by Britain in this turn or before', (on) => {
    const attack = rgtLines({ ...book, turn: '1945 fall' }, { declarations: [{ by: 'britain', on }] })
    expect(attack['RGT-S7']).toBeUndefined()
    const standings = { [on]: { result: 9, with: 'germany', attacked: true, since: '1945 summer' } }
    const declarations = [{ by: 'britain', on, turn: '1945 summer' }]
    expect(rgtLines({ ...book, turn: '1945 fall', standings, declarations }, {})['RGT-S7']).toBeUndefined()
  })

  test('RGT-S9: Turkey, attacked by Germany, stands with Russia', () => {
    const standings = { turkey: { result: -2, with: 'russia', attacked: true, since: '1943 summer' } }
    const declarations = [{ by: 'germany', on: 'turkey', turn: '1943 summer' }]
    const lines = rgtLines({ ...book, turn: '1943 fall', wars: eastern, standings, declarations }, {})
    expect([lines['RGT-S7'], lines['RGT-S9']]).toEqual([1, undefined])
  })
})

describe.each([[true], [false]])('2023 with Gathering Storm, Pact line in its historical place: %s', (isHistorical) => {
  const rule = isHistorical ? 'RGT-E11e' : 'RGT-P6'

  test.each([
    ['austria', { 'vienna.controller': 'austria' }],
    ['czechoslovakia', { 'prague.controller': 'czechoslovakia' }],
    ['croatia', { 'zagreb.controller': 'croatia', 'belgrade.controller': 'serbia' }],
    ['serbia', { 'zagreb.controller': 'croatia', 'belgrade.controller': 'serbia' }],
    ['albania', { 'tirana.controller': 'albania' }],
  ])('%s is a minor country west of the line: -2 for every five of its BRPs', (minor, capital) => {
    const facts = { 'pact.lineHistorical': isHistorical, 'warsaw.controller': 'germany', ...capital, [`${minor}.brpValue`]: 10 }
    const told = { ...PRELUDE, turn: '1943 fall', facts }
    expect(rgtLines(told, { standings: { [minor]: { result: -1, with: 'russia' } } })[rule]).toBe(-4)
  })
})
