import { describe, expect, test } from 'vitest'
import type { MayAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const enter = (situation: object, land: string, by = 'japan') => {
  const { allowed, refusals, consequences } = ask<MayAnswer>(
    'may',
    { edition: 'campaign', ...situation },
    { question: 'enter', by, in: land, how: 'ground' },
  )
  return allowed ? consequences.map(({ cite }) => cite.rule) : refusals.map(({ cite }) => cite?.rule)
}
const fallen = { turn: '1940 fall', facts: { 'france.fallen': true } }

describe('land that is no minor nation, and who may come in', () => {
  test('3.3.3.5b, 3.3.3.5c: Haiphong unasked once France has surrendered, the rest by war on Indochina', () => {
    expect(enter(fallen, 'haiphong')).toEqual(['3.3.3.5b'])
    expect(enter(fallen, 'indochina')).toEqual(['3.3.3.5c', '3.2.6a'])
    expect(enter({ ...fallen, declarations: [{ by: 'japan', on: 'indochina' }] }, 'indochina')).toEqual(['3.3.3.5c'])
  })

  test('3.3.3.5d: before that by war on Britain', () => {
    expect(enter({ turn: '1940 spring' }, 'haiphong')).toEqual(['3.3.3.5d'])
    expect(enter({ turn: '1940 spring', declarations: [{ by: 'japan', on: 'britain' }] }, 'indochina')).toEqual(['3.3.3.5d'])
  })

  test('3.4.3.2a, 3.3.1.1a: eastern Poland in Fall 1939 for Russia, not for Germany', () => {
    expect(enter({}, 'easternPoland', 'russia')).toEqual(['3.4.3.2a'])
    expect(enter({}, 'easternPoland', 'germany')).toEqual(['3.3.1.1a'])
  })

  test('3.4.3.2a: an attack on Poland is refused, and the refusal says which land is open', () => {
    const { refusals } = ask<MayAnswer>('may', { edition: 'campaign' }, { question: 'attack', by: 'russia', on: 'poland' })
    expect(refusals).toMatchObject([
      {
        words: 'Russia on Poland: they are not at war; without war only eastern Poland may be attacked',
        data: { lands: ['easternPoland'] },
      },
    ])
  })
})

describe('3.4.4: a USA at peace keeps out of lands at war', () => {
  const norway = (us: object, how: string, by = 'us') =>
    ask<MayAnswer>(
      'may',
      {
        edition: 'campaign',
        turn: '1941 spring',
        declarations: [{ by: 'germany', on: 'norway', turn: '1940 spring' }],
        standings: { norway: { result: -2, with: 'britain', attacked: true } },
        ...us,
      },
      { question: 'enter', by, in: 'norway', how },
    )

  test.each(['ground', 'stay', 'air-base', 'overflight'])('%s', (how) => {
    expect(norway({}, how)).toMatchObject({ allowed: false, refusals: [{ cite: { rule: '3.4.4' } }] })
    expect(norway({}, how, 'britain').allowed).toBe(true)
    expect(norway({ wars: [['us', 'germany']] }, how).allowed).toBe(true)
  })

  test('straits and goods are no forces', () => {
    expect([norway({}, 'strait').allowed, norway({}, 'supply').allowed]).toEqual([true, true])
  })

  const may = (by: string, land: string, more: object = {}) =>
    ask<MayAnswer>('may', { edition: 'campaign', turn: '1941 summer', ...more }, { question: 'enter', by, in: land, how: 'stay' })
  const rules = ({ refusals }: MayAnswer) => refusals.map(({ cite }) => cite?.rule)

  test('3.4.4, 3.4.2.1: nor do its units stay with a friend of its partners', () => {
    expect(rules(may('us', 'iraq'))).toEqual(['3.4.4'])
    expect(may('britain', 'iraq').allowed).toBe(true)
    expect(may('us', 'iraq', { wars: [['us', 'germany']] }).allowed).toBe(true)
    const turkey = { standings: { turkey: { result: -1, with: 'britain' } } }
    expect(rules(may('us', 'turkey', turkey))).toEqual(['3.4.4'])
    expect(may('britain', 'turkey', turkey).allowed).toBe(true)
  })

  test('3.4.4: nor in land that a partner holds', () => {
    const facts = { 'saudiArabia.controller': 'britain', 'saudiArabia.conquered': true }
    const held = { declarations: [{ by: 'britain', on: 'saudiArabia', turn: '1941 spring' }], facts }
    expect(rules(may('us', 'saudiArabia', held))).toEqual(['3.4.4'])
    expect(may('britain', 'saudiArabia', held).allowed).toBe(true)
  })
})

describe('3.5.2.3a, 3.3: in the Far East Japan is the Axis that a neutral calls on', () => {
  const situation = {
    edition: 'campaign',
    turn: '1942 spring',
    declarations: [
      { by: 'japan', on: 'britain', turn: '1941 winter' },
      { by: 'britain', on: 'thailand', turn: '1942 spring' },
    ],
  }
  const intervene = (by: string, on: string, more: object = {}) =>
    ask<MayAnswer>('may', { ...situation, ...more }, { question: 'intervene', by, on })

  test.each(['japan', 'axis'])('asked of %s, it is Japan that helps Thailand', (by) => {
    const { allowed, consequences } = intervene(by, 'thailand')
    expect(allowed).toBe(true)
    expect(consequences.map(({ who }) => who)).not.toContain('axis')
    expect(consequences[1]?.what).toBe('Thailand is at war with every enemy of Japan')
  })

  test('RC-73: Japan does not help against a power it is at peace with', () => {
    const [, onThailand] = situation.declarations
    const { refusals } = intervene('japan', 'thailand', { declarations: [onThailand] })
    expect(refusals.map(({ cite }) => cite?.rule)).toEqual(['RC-73'])
  })

  test('nor in Europe, nor the European Axis in the Far East', () => {
    const declarations = [{ by: 'britain', on: 'greece', turn: '1942 spring' }]
    expect(intervene('japan', 'greece', { declarations }).refusals.map(({ cite }) => cite?.rule)).toEqual(['3.3'])
    const enter = (by: string) =>
      ask<MayAnswer>('may', situation, { question: 'enter', by, in: 'thailand', how: 'ground', stage: 'orders' })
    expect([enter('japan').allowed, enter('germany').allowed]).toEqual([true, false])
  })

  test('so it is Japan that a declaration on Thailand calls', () => {
    const { consequences } = ask<MayAnswer>(
      'may',
      { ...situation, declarations: situation.declarations.slice(0, 1) },
      { question: 'declare', by: 'britain', on: 'thailand' },
    )
    expect(consequences.filter(({ cite }) => cite.rule === '3.5.2.3a').map(({ who }) => who)).toEqual(['japan'])
  })
})
