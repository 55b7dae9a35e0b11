import { describe, expect, test } from 'vitest'
import type { UnpreparedAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const attack = { turn: '1941 summer', declarations: [{ by: 'germany', on: 'russia' }], wars: [['germany', 'russia']] }

const unprepared = (situation: Readonly<Record<string, unknown>>, args: Readonly<Record<string, unknown>> = {}) =>
  ask<UnpreparedAnswer>('unprepared', situation, args)
const felt = (answer: UnpreparedAnswer) =>
  answer.effects.filter(({ cite }) => cite.rule.startsWith('RGT')).map(({ cite, during }) => [cite.rule, during])

const AXIS_TURN = ['RGT-UP1', 'RGT-UP2', 'RGT-UP3', 'RGT-UP4', 'RGT-UP4', 'RGT-UP5'].map((rule) => [rule, 'german'])

describe.each(['2023', 'classic'])('%s: Russian forces in the turn of a German attack (001)', (edition) => {
  const at = (rgt: number, alert = 'open') => ({ edition, ...attack, tensions: { rgt }, facts: { 'russia.alert': alert } })

  test('RGT-UP1 to RGT-UP5, RGT-UP7: the Axis player turn, the air modifier in it', () => {
    expect(felt(unprepared(at(39), { playerTurn: 'axis' }))).toEqual([...AXIS_TURN, ['RGT-UP7', 'german']])
  })

  test('RGT-UP6, RGT-UP7: the Russian player turn, although the level stands at 50 by then', () => {
    for (const situation of [at(39), at(50, 'unprepared')])
      expect(felt(unprepared(situation, { playerTurn: 'allies' }))).toEqual([
        ['RGT-UP6', 'russian'],
        ['RGT-UP7', 'russian'],
      ])
  })

  test('RGT-UP0, RGT-R40a: below 40 at the moment of the declaration', () => {
    expect(unprepared(at(39)).russia).toMatchObject({ unprepared: true, isAttacked: true, alert: { level: 40, cite: { rule: 'RGT-UP0' } } })
    for (const situation of [at(40), at(50, 'prepared')]) {
      expect(unprepared(situation).russia?.unprepared).toBe(false)
      expect(felt(unprepared(situation))).toEqual([])
    }
  })

  test('RGT-UP0: at 50 with nothing reported the report is asked for, and every effect says if', () => {
    const open = unprepared(at(50))
    expect([open.russia?.unprepared, open.needs.map(({ fact, cite }) => [fact, cite.rule])]).toEqual([null, [['russia.alert', 'RGT-UP0']]])
    expect(open.effects.filter(({ cite }) => cite.rule === 'RGT-UP5').map(({ ifSurprised }) => ifSurprised)).toEqual([true])
  })

  test.each([
    { rgt: 40, held: {}, unprepared: false },
    { rgt: 43, held: { 'easternPoland.controller': 'germany' }, unprepared: null },
    { rgt: 44, held: { 'easternPoland.controller': 'germany' }, unprepared: false },
    { rgt: 45, held: { 'easternPoland.controller': 'germany', 'bessarabia.axisHexes': 1 }, unprepared: null },
    {
      rgt: 49,
      held: { 'easternPoland.controller': 'germany', 'bessarabia.axisHexes': 1, 'finnishBorder.axisHexes': 2 },
      unprepared: false,
    },
  ])('RGT-UP0, RGT-E5 to RGT-E8: $rgt with $held may have been below 40 as Germany declared war', ({ rgt, held, unprepared: is }) => {
    const { russia, needs } = unprepared({ edition, ...attack, tensions: { rgt }, facts: held })
    expect([russia?.unprepared, needs.map(({ fact }) => fact)]).toEqual([is, is === null ? ['russia.alert'] : []])
  })

  test('RGT-UP0: asked ahead, the attack of this turn', () => {
    const ahead = { edition, turn: '1941 summer', tensions: { rgt: 30 } }
    expect([unprepared(ahead).russia, felt(unprepared(ahead))]).toMatchObject([{ unprepared: true, isAttacked: false }, []])
    expect(felt(unprepared(ahead, { attack: 'germany', playerTurn: 'axis' }))).toEqual([...AXIS_TURN, ['RGT-UP7', 'german']])
    expect(felt(unprepared({ ...ahead, tensions: { rgt: 40 } }, { attack: 'germany' }))).toEqual([])
  })

  test('RGT-UP0: the start of the turn counts before the declaration', () => {
    // +1 each turn, and +2 with one major power at war with the European Axis.
    const ahead = { edition, turn: '1941 summer', tensions: { rgt: 38 }, facts: { 'france.fallen': true } }
    expect(unprepared(ahead).russia?.unprepared).toBe(true)
    expect(unprepared({ ...ahead, levelsAt: 'before-rises' }).russia?.unprepared).toBe(false)
  })

  test('RGT-UP0: it lasts one turn, and a Russian declaration brings none of it', () => {
    const later = { ...at(39, 'unprepared'), turn: '1941 fall', declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }] }
    expect([unprepared(later).russia?.unprepared, felt(unprepared(later))]).toEqual([false, []])
    expect(felt(unprepared({ ...at(39), declarations: [{ by: 'russia', on: 'germany' }] }))).toEqual([])
  })

  test('RGT-UP7: one power alone', () => {
    expect(felt(unprepared(at(39), { power: 'russianAllies', playerTurn: 'allies' }))).toEqual([
      ['RGT-UP6', 'russian'],
      ['RGT-UP7', 'russian'],
    ])
    expect(felt(unprepared(at(39), { power: 'britain' }))).toEqual([])
  })
})

describe('campaign, 3.3.3.7: Japanese surprise', () => {
  const on = (usjt: unknown, declarations: readonly unknown[] = [{ by: 'japan', on: 'britain' }]) =>
    unprepared({ edition: 'campaign', turn: '1941 winter', tensions: { usjt }, declarations })

  test('below 40 the Allies in the Pacific are frozen for the whole turn, in both halves of it', () => {
    expect(on(39)).toMatchObject({ surprise: true, alert: { level: 40, cite: { rule: '3.3.3.7' } }, effects: [{ during: 'whole' }] })
    for (const playerTurn of ['axis', 'allies'])
      expect(
        unprepared(
          { edition: 'campaign', turn: '1941 winter', tensions: { usjt: 39 }, declarations: [{ by: 'japan', on: 'us' }] },
          { playerTurn },
        ).effects.map(({ cite, binds }) => [cite.rule, binds.includes('us')]),
      ).toEqual([['3.3.3.7', true]])
  })

  test('at 40 nobody is, RC-85: nor at 38 once 40 was reached', () => {
    expect([on(40).surprise, on(40).effects]).toEqual([false, []])
    expect(on({ actual: 38, effective: 38, highest: 40 }).effects).toEqual([])
  })

  test('a later declaration on the U.S. surprises again below 40, and nothing holds in between', () => {
    const first = { by: 'japan', on: 'britain', turn: '1941 summer' }
    expect(on(30, [first]).effects).toEqual([])
    expect(on(30, [first, { by: 'japan', on: 'us' }]).effects).toHaveLength(1)
  })

  test('there is no final die: the level of the phase counts', () => {
    expect(on(39, []).surpriseLost).toBeUndefined()
    expect(on(39, []).russia).toBeUndefined()
  })
})
