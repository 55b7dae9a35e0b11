import { describe, expect, test } from 'vitest'
import { readSituation } from '../../editions/reading/index.ts'
import { decide, gameAt } from '../../rules/game/index.ts'
import type { NoticesAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const BOOKS = ['2023', 'classic'] as const

const told = (by: string, rule: string, situation: Readonly<Record<string, unknown>>) =>
  ask<NoticesAnswer>('notices', situation, { by })
    .notices.filter(({ cite }) => cite.rule === rule)
    .map(({ words }) => words)

describe.each(BOOKS)('%s: what rule 50 to 52 hold a faction to', (edition) => {
  const attack = { edition, turn: '1941 summer', declarations: [{ by: 'germany', on: 'russia' }], wars: [['germany', 'russia']] }
  const slow = (rgt: number, alert: string) =>
    told('russia', 'RGT-UP6', { ...attack, tensions: { rgt }, facts: { 'russia.alert': alert } }).length

  test('RGT-UP0, RGT-UP6: the level of the declaration lasts into the Russian player turn, at 50', () => {
    expect(slow(39, 'open')).toBe(1)
    expect(slow(40, 'open')).toBe(0)
    expect(slow(50, 'unprepared')).toBe(1)
    expect(slow(50, 'prepared')).toBe(0)
  })

  test('RGT-UP0: at 50 with nothing reported the answer asks', () => {
    expect(told('russia', 'RGT-UP0', { ...attack, tensions: { rgt: 50 } }).join()).toMatch(/if tension was below 40.*russia\.alert/)
    expect(told('russia', 'RGT-UP0', { ...attack, tensions: { rgt: 50 }, facts: { 'russia.alert': 'prepared' } })).toEqual([])
  })

  test('RGT-UP0: in the turn after it is over', () => {
    const later = { ...attack, turn: '1941 fall', declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }] }
    expect(told('russia', 'RGT-UP6', { ...later, tensions: { rgt: 50 }, facts: { 'russia.alert': 'unprepared' } })).toEqual([])
  })

  test.each([
    { rgt: 39, alert: 'unprepared' },
    { rgt: 40, alert: 'open' },
  ])('RGT-UP0: a game keeps what the level was at the declaration: $rgt', ({ rgt, alert }) => {
    const read = readSituation({ edition, turn: '1941 summer', tensions: { rgt } })
    if (!read.ok) throw new Error('unreadable')
    const declared = decide(
      read.book,
      { ...gameAt(read.situation), declaring: ['axis'] },
      { type: 'declare-war', by: 'referee', intents: [{ by: 'germany', on: 'russia' }] },
      () => 1,
    )
    expect(declared.accepted && declared.game.situation.facts['russia.alert']).toBe(alert)
  })

  test('RGT-UP5: the air modifier holds in the Axis player turn', () => {
    expect(told('axis', 'RGT-UP5', { ...attack, tensions: { rgt: 30 } }).join()).toMatch(
      /^Axis player turn: the Russian Air Nationality DRM is one lower/,
    )
  })

  test('51.13, USJT-B5, USJT-B7: what binds Japan is told to Japan', () => {
    const onBritain = { edition, turn: '1941 fall', declarations: [{ by: 'japan', on: 'britain' }], wars: [['japan', 'britain']] }
    for (const rule of ['USJT-B5', 'USJT-B7'])
      expect([told('japan', rule, onBritain).length, told('axis', rule, onBritain).length]).toEqual([1, 0])
    const onBoth = { ...onBritain, declarations: [{ by: 'japan', on: 'us' }], wars: [['japan', 'us']] }
    expect([told('japan', '51.13', onBoth).length, told('axis', '51.13', onBoth).length]).toEqual([1, 0])
  })

  test('52.54: units above a lower result may not attack, and defend', () => {
    const lent = { edition, turn: '1943 spring', standings: { spain: { result: 7 } }, facts: { 'spain.lentUnits': 3 } }
    expect(told('axis', '52.54', lent).join()).toMatch(/no attrition or offensive till then, they only defend/)
  })

  test('50.57A: the South Africa box is open to American redeployment while the U.S. fights Japan', () => {
    const words = (wars: readonly (readonly string[])[]) => told('westernAllies', '50.57A', { edition, turn: '1942 spring', wars }).join()
    expect(words([])).toMatch(/no American units on the European map, South Africa or Ethiopia/)
    expect(words([['us', 'japan']])).toMatch(/Ethiopia; to the South Africa box by naval redeployment/)
    expect(
      words([
        ['us', 'japan'],
        ['us', 'germany'],
      ]),
    ).toBe('')
  })
})
