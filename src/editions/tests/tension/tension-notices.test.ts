import { describe, expect, test } from 'vitest'
import { type Delegation, FACTIONS } from '../../../rules/core/index.ts'
import { noticesFor } from '../../../rules/game/index.ts'
import { readSituation } from '../../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

describe.each(['2023', 'classic'])('%s: what tension holds the factions to on the map', (edition) => {
  /** Words of the notices to a faction, by the rule they cite. */
  function to(faction: Delegation, document: Document): ReadonlyMap<string, string> {
    const read = readSituation({ edition, ...document })
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    return new Map(noticesFor(read.book, read.situation, faction).map(({ cite, words }) => [cite.rule, words]))
  }
  const at = (rgt: number, facts: Document = {}) => ({ turn: '1940 fall', tensions: { rgt }, facts })
  const inWar = { turn: '1941 fall', tensions: { rgt: 30 }, wars: [['germany', 'russia']] }

  const ENOUGH = { 'russianBorder.infantry23': 10, 'russianBorder.infantry33': 4, 'russianBorder.armor35': 6, 'russianBorder.aaf': 15 }

  test.each([
    { rgt: 19, due: false },
    { rgt: 20, due: true },
    { rgt: 49, due: true },
    { rgt: 50, due: false },
  ])('RGT-R20, RGT-GA0, RGT-GA4, RGT-R50c: at RGT $rgt a garrison is due: $due', ({ rgt, due }) => {
    expect(to('russia', at(rgt)).has('RGT-GA0')).toBe(due)
    expect(to('russia', at(rgt)).has('RGT-GA3')).toBe(due)
  })

  test('RGT-GA4: nor is one due in a war with Germany', () => {
    for (const rule of ['RGT-GA0', 'RGT-GA1', 'RGT-GA2', 'RGT-GA3']) expect(to('russia', inWar).has(rule)).toBe(false)
  })

  test('RGT-GA1: ten 2-3 and four 3-3 infantry, six 3-5 armour', () => {
    expect(to('russia', at(20, ENOUGH)).has('RGT-GA1')).toBe(false)
    for (const [fact, least] of Object.entries(ENOUGH).filter(([id]) => id !== 'russianBorder.aaf'))
      expect(to('russia', at(20, { ...ENOUGH, [fact]: least - 1 })).get('RGT-GA1'), fact).toMatch(/within four hexes/)
  })

  test('RGT-GA2: 15 AAF', () => {
    expect(to('russia', at(20, ENOUGH)).has('RGT-GA2')).toBe(false)
    expect(to('russia', at(20, { ...ENOUGH, 'russianBorder.aaf': 14 })).get('RGT-GA2')).toMatch(/within three hexes/)
  })

  test('RGT-FP3, RGT-FP4, RGT-R50c: few may go to Siberia before RGT 50', () => {
    expect(to('russia', at(49)).get('RGT-FP3')).toMatch(/one-factor infantry, airborne and added units/)
    expect(to('russia', at(50)).has('RGT-FP3')).toBe(false)
  })

  test('RGT-R45a: no oil from Ploesti once Russia holds it or cuts its way', () => {
    for (const facts of [{ 'ploesti.controller': 'russia' }, { 'ploesti.lineCut': true }]) {
      expect(to('axis', at(44, facts)).has('RGT-R45a')).toBe(false)
      expect(to('axis', at(45, facts)).has('RGT-R45a')).toBe(true)
    }
    expect(to('axis', at(45)).has('RGT-R45a')).toBe(false)
  })

  test('RGT-R45b: Germany loses its interest in Russia', () => {
    expect(to('axis', at(44)).has('RGT-R45b')).toBe(false)
    expect(to('axis', at(45)).has('RGT-R45b')).toBe(true)
    expect(to('axis', at(45, { 'russia.germanInterest': false })).has('RGT-R45b')).toBe(false)
  })

  test('RGT-UP0, RGT-R40a: Russia is unprepared below 40, in the turn Germany attacks', () => {
    const attacked = (rgt: number, turn = '1941 summer') => ({
      turn,
      tensions: { rgt },
      declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }],
    })
    const rules = ['RGT-UP0', 'RGT-UP1', 'RGT-UP2', 'RGT-UP3', 'RGT-UP4', 'RGT-UP5', 'RGT-UP6', 'RGT-UP7']
    for (const faction of FACTIONS)
      for (const rule of rules) {
        expect(to(faction, attacked(39)).has(rule), rule).toBe(true)
        expect(to(faction, attacked(40)).has(rule), rule).toBe(false)
        expect(to(faction, attacked(39, '1941 fall')).has(rule), rule).toBe(false)
      }
  })

  test('RGT-M16, RGT-M17: what a Russian mobilization holds', () => {
    const done = { turn: '1941 spring', mobilizations: { russia: { done: 1 } } }
    expect(to('russia', done).get('RGT-M16')).toMatch(/1 AAF and a 4-5 or 5-6 armour; the rest is free/)
    expect(to('russia', { turn: '1941 spring' }).has('RGT-M16')).toBe(false)
  })

  test('RGT-M3, RGT-M19: where a centre goes, and what a first half leaves', () => {
    const done = { turn: '1941 spring', mobilizations: { russia: { done: 1 } } }
    expect(to('russia', done).get('RGT-M3')).toMatch(/Kuibyshev, Magnitogorsk and Sverdlovsk, then/)
    expect(to('russia', done).get('RGT-M19')).toMatch(/added to the second/)
  })

  test('USJT-F4: which ships join the Pacific Fleet', () => {
    const at8 = { turn: '1940 fall', tensions: { usjt: 8 } }
    expect(to('westernAllies', at8).get('USJT-F4')).toMatch(/join the Pacific Fleet/)
    expect(to('westernAllies', { ...at8, wars: [['us', 'japan']] }).has('USJT-F4')).toBe(false)
  })

  test('USJT-F2, USJT-R8: at 8 the Pacific Fleet must go to Pearl Harbor', () => {
    const fleet = (usjt: number, base: string) => ({ turn: '1940 fall', tensions: { usjt }, facts: { 'pacificFleet.base': base } })
    expect(to('westernAllies', fleet(7, 'usBox')).has('USJT-F2')).toBe(false)
    expect(to('westernAllies', fleet(8, 'usBox')).get('USJT-F2')).toMatch(/2 AAF and 3 infantry factors/)
    expect(to('westernAllies', fleet(8, 'pearlHarbor')).has('USJT-F2')).toBe(false)
  })

  test('USJT-F3, USJT-F5: there it stays, with what joined it, until 45 or war', () => {
    const fleet = (usjt: number, more: Document = {}) => ({
      turn: '1941 fall',
      tensions: { usjt },
      facts: { 'pacificFleet.base': 'pearlHarbor' },
      ...more,
    })
    expect(to('westernAllies', fleet(44)).get('USJT-F5')).toMatch(/with what joined it/)
    expect(to('westernAllies', fleet(45)).has('USJT-F5')).toBe(false)
    expect(to('westernAllies', fleet(44, { wars: [['us', 'japan']] })).has('USJT-F5')).toBe(false)
  })

  test('USJT-B4, USJT-B5, USJT-B7: Japan attacks Britain alone', () => {
    const declarations = [{ by: 'japan', on: 'britain', turn: '1941 spring' }]
    const alone = { turn: '1941 summer', declarations, wars: [['japan', 'britain']] }
    for (const rule of ['USJT-B4', 'USJT-B5', 'USJT-B7']) {
      expect(to('westernAllies', alone).has(rule), rule).toBe(true)
      expect(to('westernAllies', { turn: '1941 summer' }).has(rule), rule).toBe(false)
      expect(to('westernAllies', { ...alone, wars: [...alone.wars, ['japan', 'us']] }).has(rule), rule).toBe(false)
    }
    expect(to('japan', alone).get('USJT-B7')).toMatch(/Japan may not attack them/)
  })
})
