import { describe, expect, test } from 'vitest'
import type { NoticesAnswer, UnpreparedAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const both = [
  { by: 'japan', on: 'britain', turn: '1941 winter' },
  { by: 'japan', on: 'us', turn: '1941 winter' },
]
const wars = [
  { between: ['japan', 'britain'], since: '1941 winter' },
  { between: ['japan', 'us'], since: '1941 winter' },
]
const winter = { turn: '1941 winter', tensions: { usjt: 36 }, declarations: both, wars }

/** Rules felt in a player turn, with whom they bind. */
function felt(situation: Readonly<Record<string, unknown>>, args: Readonly<Record<string, unknown>> = {}) {
  const { effects } = ask<UnpreparedAnswer>('unprepared', situation, args)
  return effects.map(({ cite }) => cite.rule)
}

const JAPANESE_2023 = '51.72A 51.72B 51.72C 51.72C 51.72D 51.72E 51.72F 51.72G 51.72H 51.72I 51.72I 51.72D-20 51.72E-20 51.74'.split(' ')
const JAPANESE_CLASSIC = JAPANESE_2023.filter((rule) => !rule.endsWith('-20'))
const FIRST_2023 = '51.73A-1 51.73A-4 51.73A-5 51.73A-6 51.73A-2 51.73A-3 51.73A-7 51.73A-8 51.73A-9 51.74'.split(' ')
const FIRST_CLASSIC = '51.73A-1 51.73A-4 51.73A-5 51.73A-6 51.73A-2 51.73A-3 51.73A-7 51.74'.split(' ')

describe('51.71A: Japan attacks Britain and the U.S. below 40', () => {
  test('51.72: the Japanese player turn', () => {
    expect(felt({ edition: '2023', ...winter }, { playerTurn: 'axis' })).toEqual(JAPANESE_2023)
    expect(felt({ edition: 'classic', ...winter }, { playerTurn: 'axis' })).toEqual(JAPANESE_CLASSIC)
  })

  test('51.73A: the first Allied player turn', () => {
    expect(felt({ edition: '2023', ...winter }, { playerTurn: 'allies' })).toEqual(FIRST_2023)
    expect(felt({ edition: 'classic', ...winter }, { playerTurn: 'allies' })).toEqual(FIRST_CLASSIC)
  })

  test('51.73A-8 (classic), 51.73A-8a, 51.73A-8b: two more limits in classic if Pearl Harbor was attacked', () => {
    const attacked = { edition: 'classic', ...winter, facts: { 'pearlHarbor.attacked': true, 'pacificFleet.destroyers': 11 } }
    const { effects } = ask<UnpreparedAnswer>('unprepared', attacked, { playerTurn: 'allies' })
    expect(effects.filter(({ most }) => most !== undefined).map(({ cite, most }) => [cite.rule, most])).toEqual([
      ['51.73A-8a', 6],
      ['51.73A-8b', 5],
    ])
  })

  test('51.73A-8, 51.73A-9: in 2023 half of 13 DDs is 7 and of 9 transports 5, Pearl Harbor attacked or not', () => {
    const facts = { 'pacificFleet.destroyers': 13, 'pacificBox.transports': 9 }
    const { effects } = ask<UnpreparedAnswer>('unprepared', { edition: '2023', ...winter, facts }, { playerTurn: 'allies' })
    expect(effects.filter(({ most }) => most !== undefined).map(({ cite, most }) => [cite.rule, most])).toEqual([
      ['51.73A-8', 7],
      ['51.73A-9', 5],
    ])
  })

  test.each(['2023', 'classic'])(
    '%s: 51.73B, 51.73B-1, R50-46: in the second only the jungle limit is left, in the third nothing',
    (edition) => {
      const spring = { edition, ...winter, turn: '1942 spring' }
      expect(felt(spring, { playerTurn: 'allies' })).toEqual(['51.73B-1'])
      expect(felt(spring, { playerTurn: 'axis' })).toEqual([])
      expect(felt({ ...spring, turn: '1942 summer' })).toEqual([])
    },
  )

  test('51.72D-20, 51.72E-20: twenty hexes', () => {
    const { effects } = ask<UnpreparedAnswer>('unprepared', { edition: '2023', ...winter }, { playerTurn: 'axis' })
    expect(effects.filter(({ most }) => most !== undefined).map(({ cite, most }) => [cite.rule, most])).toEqual([
      ['51.72D-20', 20],
      ['51.72E-20', 20],
    ])
  })
})

describe('50.32C, R50-04: a declaration on the U.S. alone brings the British war', () => {
  const alone = { ...winter, declarations: both.slice(1) }

  test.each(['2023', 'classic'])('%s: 51.71C, 51.72, 51.73A, 51.74: all of it holds', (edition) => {
    const facts = { 'pearlHarbor.attacked': true }
    for (const now of [wars, wars.slice(1), []])
      expect(ask<UnpreparedAnswer>('unprepared', { edition, ...alone, wars: now, facts }, {}).effects).toEqual(
        ask<UnpreparedAnswer>('unprepared', { edition, ...winter, facts }, {}).effects,
      )
    expect(felt({ edition, ...alone }, { playerTurn: 'axis' })).toEqual(edition === '2023' ? JAPANESE_2023 : JAPANESE_CLASSIC)
    expect(felt({ edition, ...alone, turn: '1942 spring' }, { playerTurn: 'allies' })).toEqual(['51.73B-1'])
  })
})

describe('who is spared', () => {
  test.each(['2023', 'classic'])('%s: 51.73, 50.552: with Japan on Britain alone nothing binds the U.S.', (edition) => {
    const alone = { edition, ...winter, declarations: both.slice(0, 1), wars: wars.slice(0, 1) }
    const { effects } = ask<UnpreparedAnswer>('unprepared', alone, {})
    expect(effects.filter(({ binds }) => binds.includes('us'))).toEqual([])
    expect(effects.map(({ cite }) => cite.rule)).not.toContain('51.72G')
    expect(effects.map(({ cite }) => cite.rule)).toContain('51.73A-2')
  })

  test('51.73: no limit names Russia, and China only by 51.74', () => {
    const { effects } = ask<UnpreparedAnswer>('unprepared', { edition: '2023', ...winter }, { power: 'nationalistChina' })
    expect([...new Set(effects.map(({ cite }) => cite.rule))]).toEqual(['51.74'])
  })

  test.each(['2023', 'classic'])('%s: 51.71B: at effective 40 only 51.74 is left', (edition) => {
    expect([...new Set(felt({ edition, ...winter, tensions: { usjt: { actual: 38, effective: 40 } } }))]).toEqual(['51.74'])
    expect(felt({ edition, ...winter, tensions: { usjt: { actual: 41, effective: 39 } } }, { playerTurn: 'allies' })).toContain('51.73A-1')
  })

  test.each(['2023', 'classic'])('%s: 51.71B, R50-44: if the U.S. declares nothing holds but 51.74, at any level', (edition) => {
    for (const usjt of [30, 36, 50]) {
      const american = { ...winter, tensions: { usjt }, declarations: [{ by: 'us', on: 'japan', turn: '1941 winter' }] }
      for (const now of [wars, wars.slice(1)]) {
        const given = ask<UnpreparedAnswer>('unprepared', { edition, ...american, wars: now }, {})
        expect([given.surprise, given.effects.map(({ cite, during }) => [cite.rule, during])]).toEqual([false, [['51.74', 'declaring']]])
      }
    }
  })

  test.each(['2023', 'classic'])('%s: 50.56, 51.74: the war that an Allied power begins is young for one Allied turn more', (edition) => {
    // 50.32D: of the Western Allies only the U.S. declares war on Japan.
    for (const now of [wars, wars.slice(0, 1), wars.slice(1), []]) {
      const begun = { edition, wars: now, declarations: [{ by: 'us', on: 'japan', turn: '1941 winter' }] }
      const during = (turn: string) =>
        ask<UnpreparedAnswer>('unprepared', { ...begun, turn }, {}).effects.map(({ cite, during }) => [cite.rule, during])
      expect(during('1941 winter')).toEqual([['51.74', 'declaring']])
      expect(during('1942 spring')).toEqual([
        ['51.74', 'japanese'],
        ['51.74', 'first-allied'],
      ])
      expect(during('1942 summer')).toEqual([])
      const told = ['1941 winter', '1942 spring', '1942 summer'].map((turn) =>
        ask<NoticesAnswer>('notices', { ...begun, turn }, { by: 'westernAllies' }).notices.some(({ cite }) => cite.rule === '51.74'),
      )
      expect(told).toEqual([true, true, false])
    }
  })

  test.each(['2023', 'classic'])('%s: 51.74: it goes by the Anglo-Japanese war, however that began', (edition) => {
    expect(felt({ edition, turn: '1941 winter', wars: [{ between: ['japan', 'britain'], since: '1941 winter' }] })).toContain('51.74')
    expect(felt({ edition, turn: '1941 winter', wars: [['japan', 'britain']] })).not.toContain('51.74')
    expect(felt({ edition, turn: '1942 spring', wars: [{ between: ['japan', 'britain'], since: '1941 winter' }] })).toEqual(['51.73B-1'])
    expect(felt({ edition, turn: '1941 winter' })).toEqual([])
  })

  test('R50-45: a later war on the U.S. surprises nobody', () => {
    const later = {
      ...winter,
      turn: '1942 fall',
      declarations: [
        { by: 'japan', on: 'britain', turn: '1941 winter' },
        { by: 'japan', on: 'us', turn: '1942 fall' },
      ],
    }
    expect(felt({ edition: '2023', ...later })).toEqual([])
  })

  test('51.71C: what the level was at the declaration may be reported', () => {
    const kept = { edition: '2023', ...winter, turn: '1942 spring', tensions: { usjt: 45 }, facts: { 'japan.surprise': 'kept' } }
    expect(felt(kept, { playerTurn: 'allies' })).toEqual(['51.73B-1'])
    expect(felt({ edition: '2023', ...winter, facts: { 'japan.surprise': 'lost' } }, { playerTurn: 'axis' })).toEqual(['51.74'])
  })

  test.each(['2023', 'classic'])('%s: 51.71C: a turn later the present level tells nothing, and the report is asked for', (edition) => {
    for (const usjt of [36, 45]) {
      const spring = { edition, ...winter, turn: '1942 spring', tensions: { usjt } }
      const { surprise, needs, effects } = ask<UnpreparedAnswer>('unprepared', spring, {})
      expect([surprise, needs.map(({ fact, cite }) => [fact, cite.rule])]).toEqual([null, [['japan.surprise', '51.71C']]])
      expect(effects.map(({ cite, ifSurprised }) => [cite.rule, ifSurprised])).toEqual([['51.73B-1', true]])
      const kept = ask<UnpreparedAnswer>('unprepared', { ...spring, facts: { 'japan.surprise': 'kept' } }, {})
      expect([kept.surprise, kept.needs, kept.effects.map(({ cite, ifSurprised }) => [cite.rule, ifSurprised])]).toEqual([
        true,
        [],
        [['51.73B-1', undefined]],
      ])
      expect(felt({ ...spring, facts: { 'japan.surprise': 'lost' } })).toEqual([])
    }
  })

  test('51.71D: Magic has no say in it', () => {
    const { surprise, alert } = ask<UnpreparedAnswer>('unprepared', { edition: '2023', ...winter, tensions: { usjt: 39 } }, {})
    expect([surprise, alert.level, alert.cite.rule]).toEqual([true, 40, '51.71B'])
    expect(ask<{ level: { total: number } }>('pearl-harbor', { edition: '2023', ...winter }, { level: 39, magicUs: 3 }).level.total).toBe(
      42,
    )
  })
})

describe('notices', () => {
  const noticed = (to: string, document: Readonly<Record<string, unknown>>) =>
    ask<NoticesAnswer>('notices', document, { by: to }).notices.map(({ cite }) => cite.rule)

  test('what unpreparedness brings is told to those it concerns, in its turn', () => {
    expect(noticed('westernAllies', { edition: '2023', ...winter })).toEqual(
      expect.arrayContaining(['51.72A', '51.72H', '51.73A-1', '51.73A-9']),
    )
    expect(noticed('japan', { edition: '2023', ...winter })).toContain('51.72D-20')
    expect(noticed('axis', { edition: '2023', ...winter })).not.toContain('51.72D-20')
    expect(noticed('axis', { edition: '2023', ...winter })).not.toContain('51.73A-1')
    expect(noticed('westernAllies', { edition: 'classic', ...winter, turn: '1942 spring' })).toContain('51.73B-1')
    expect(noticed('westernAllies', { edition: 'classic', ...winter, turn: '1942 summer' })).not.toContain('51.73B-1')
  })

  test('51.13: no invasion of Pearl Harbor in the turn of the declaration', () => {
    expect(noticed('japan', { edition: '2023', ...winter })).toContain('51.13')
    expect(noticed('japan', { edition: '2023', ...winter, turn: '1942 spring' })).not.toContain('51.13')
  })

  test.each(['2023', 'classic'])('%s: 51.21, 51.221A, 51.231, 51.232, 51.233, 51.74: American ships before the war', (edition) => {
    expect(noticed('westernAllies', { edition, turn: '1939 fall' })).toEqual(
      expect.arrayContaining(['51.21', '51.221A', '51.231', '51.233', '51.74']),
    )
    const at8 = noticed('westernAllies', { edition, turn: '1940 fall', tensions: { usjt: 8 } })
    expect([at8.includes('51.232'), at8.includes('51.231'), at8.includes('51.21')]).toEqual([true, false, false])
    const atWar = noticed('westernAllies', { edition, turn: '1942 summer', declarations: both, wars })
    for (const rule of ['51.221A', '51.231', '51.232', '51.233', '51.74']) expect(atWar).not.toContain(rule)
  })

  test.each(['2023', 'classic'])('%s: USJT-F2, 51.232: war ends the duty to go to Pearl Harbor', (edition) => {
    const inBox = { edition, turn: '1942 spring', tensions: { usjt: 36 } }
    expect(noticed('westernAllies', inBox)).toContain('USJT-F2')
    expect(noticed('westernAllies', { ...inBox, wars: [['us', 'japan']] })).not.toContain('USJT-F2')
  })

  test('51.224A, 51.224A-2, 51.224B, 51.224C: ships launched later, in 2023', () => {
    const rules = noticed('westernAllies', { edition: '2023', turn: '1940 fall' })
    expect(rules).toEqual(expect.arrayContaining(['51.224A', '51.224A-2', '51.224B', '51.224C']))
    expect(rules).not.toContain('51.224A-1')
  })

  test('51.224C: they base where the fleet is', () => {
    const words = (base: string) =>
      ask<NoticesAnswer>('notices', { edition: '2023', facts: { 'pacificFleet.base': base } }, { by: 'westernAllies' }).notices.find(
        ({ cite }) => cite.rule === '51.224C',
      )?.words
    expect(words('pearlHarbor')).toMatch(/at Pearl Harbor/)
    expect(words('usBox')).toMatch(/Pacific U\.S\. box/)
    expect(words('byLevel')).toMatch(/Pacific U\.S\. box/)
  })

  test('51.224A-1: ships of Storm Over Asia, with either order of the preludes', () => {
    for (const options of [['storm-over-asia'], ['storm-over-asia', 'gathering-storm'], ['gathering-storm', 'storm-over-asia']])
      expect(noticed('westernAllies', { edition: '2023', options })).toContain('51.224A-1')
  })

  test('51.224: one paragraph in classic', () => {
    expect(noticed('westernAllies', { edition: 'classic', turn: '1940 fall' })).toContain('51.224')
  })

  test.each(['2023', 'classic'])('%s: 52.54: units above a lower result go home', (edition) => {
    const lent = (result: number | null, units: number) => ({
      edition,
      turn: '1943 spring',
      standings: { spain: { result } },
      facts: { 'spain.lentUnits': units },
    })
    expect(noticed('axis', lent(7, 3))).toContain('52.54')
    expect(noticed('axis', lent(8, 3))).not.toContain('52.54')
    expect(noticed('axis', lent(null, 1))).toContain('52.54')
  })

  test.each(['2023', 'classic'])('%s: 52.53, 001 Spain/Vichy 5-6: units lost in the east', (edition) => {
    const rules = noticed('axis', { edition, turn: '1943 spring', facts: { 'vichyFrance.lentLosses': 1 } })
    expect(rules).toEqual(expect.arrayContaining(['52.53', '001 Spain/Vichy 5-6']))
    expect(noticed('axis', { edition, turn: '1943 spring' })).not.toContain('52.53')
  })

  test.each(['2023', 'classic'])('%s: 001 Vichy 5-6: Vichy may reinforce its colonies', (edition) => {
    expect(noticed('axis', { edition, standings: { vichyFrance: { result: null, volunteers: 1 } } })).toContain('001 Vichy 5-6')
    expect(noticed('axis', { edition })).not.toContain('001 Vichy 5-6')
  })

  test.each(['2023', 'classic'])('%s: 52.24: conquest takes lent units too', (edition) => {
    const conquered = { edition, standings: { spain: { result: 7, conquered: true } }, facts: { 'spain.lentUnits': 1 } }
    expect(noticed('axis', conquered)).toContain('52.24')
    expect(noticed('westernAllies', { edition, facts: { 'australia.surrendered': true } })).toContain('52.24')
  })
})

describe('51.71C: a level of the turn Japan declares war in', () => {
  const needs = (edition: string, usjt: unknown, facts: object = {}) =>
    ask<UnpreparedAnswer>(
      'unprepared',
      { edition, turn: '1941 winter', tensions: { usjt }, facts, declarations: both },
      { playerTurn: 'allies' },
    ).needs.map(({ fact }) => fact)

  test.each(['2023', 'classic'])('%s: is taken as the one with the final die, which is said where that could decide', (edition) => {
    for (const level of [38, 39, 40, 41]) expect(needs(edition, level)).toEqual(['japan.surprise'])
    for (const level of [20, 37, 42, 60]) expect(needs(edition, level)).toEqual([])
    expect(needs(edition, { actual: 40, effective: 39 })).toEqual([])
    expect(needs(edition, 40, { 'japan.surprise': 'kept' })).toEqual([])
  })

  test('51.73A-8 (classic): what hangs on the attack on Pearl Harbor is not taken for granted in silence', () => {
    const trusted = (facts: object) =>
      ask<{ readonly trusted?: readonly { readonly words: string }[] }>(
        'unprepared',
        { edition: 'classic', turn: '1941 winter', tensions: { usjt: 30 }, facts, declarations: both },
        { playerTurn: 'allies' },
      ).trusted?.map(({ words }) => words) ?? []
    expect(trusted({})).toContain('Japan did not open its war on the U.S. at Pearl Harbor')
    expect(trusted({ 'pearlHarbor.attacked': false })).not.toContain('Japan did not open its war on the U.S. at Pearl Harbor')
  })
})
