import { describe, expect, test } from 'vitest'
import type { Answer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const wanted = (door: string, situation: object, args: Readonly<Record<string, unknown>>, fact: string) =>
  (ask<Answer>(door, situation, args).footnotes ?? []).filter((one) => one.fact === fact).map(({ cite }) => cite?.rule)

describe('UKR-A3, RC-14: whoever holds Kiev took it in some turn', () => {
  const reckon = (edition: string, facts: object) =>
    wanted(
      'reckon',
      { edition, turn: '1941 winter', facts: { 'france.fallen': true, ...facts } },
      { target: 'ukraine', by: 'axis' },
      'kiev.firstTaken',
    )

  test.each([
    ['2023', 'UKR-A3'],
    ['classic', 'UKR-A3'],
    ['campaign', 'RC-14'],
  ])('%s', (edition, rule) => {
    expect(reckon(edition, { 'kiev.controller': 'germany' })).toEqual([rule])
    expect(reckon(edition, { 'kiev.controller': 'germany', 'kiev.firstTaken': '1941 fall' })).toEqual([])
    expect(reckon(edition, {})).toEqual([])
  })

  test('what is asked for is not taken on trust as well', () => {
    const situation = { edition: '2023', turn: '1941 winter', facts: { 'france.fallen': true, 'kiev.controller': 'germany' } }
    const { trusted = [] } = ask<Answer>('reckon', situation, { target: 'ukraine', by: 'axis' })
    expect(trusted.map(({ fact }) => fact)).not.toContain('kiev.firstTaken')
  })
})

describe('3.4.2.4a: aid to Russia hangs on the turn of the first Axis offensive', () => {
  const aid = (turn: string, more: object) =>
    wanted('lend-lease', { edition: 'campaign', turn, ...more }, { by: 'britain', route: 'murmansk', load: { supply: 100 } }, OFFENSIVE)
  const OFFENSIVE = 'easternFront.firstOffensiveOnRussia'
  const war = (enemy: string) => ({ wars: [{ between: [enemy, 'russia'], since: '1941 summer' }] })

  test.each(['germany', 'italy'])('a war with %s of an earlier turn asks for it', (enemy) => {
    expect(aid('1941 fall', war(enemy))).toEqual(['3.4.2.4a'])
    expect(aid('1941 summer', war(enemy))).toEqual([])
    expect(aid('1941 fall', { ...war(enemy), facts: { [OFFENSIVE]: '1941 summer' } })).toEqual([])
    expect(aid('1941 fall', { ...war(enemy), facts: { [OFFENSIVE]: null } })).toEqual([])
  })
})

describe('3.4.3.7, 3.4.4.7: land is occupied in war, and one that nobody reported is asked for', () => {
  const asked = (facts: object, more: object = {}) =>
    (ask<Answer>('partisans', { edition: 'campaign', turn: '1944 spring', facts, ...more }, {}).footnotes ?? []).flatMap(
      ({ between }) => between?.join('-') ?? [],
    )

  test.each([
    ['siberia.occupiedSince', 'japan', 'russia'],
    ['russia.occupiedSince', 'germany', 'russia'],
  ])('%s: a war of %s and %s', (fact, one, other) => {
    expect(asked({ [fact]: '1942 spring' })).toEqual([`${one}-${other}`])
    expect(asked({ [fact]: '1942 spring' }, { wars: [{ between: [one, other], since: '1941 summer' }] })).toEqual([])
  })
})

describe('3.3.3.3a, 3.6.1a, 3.6.2a: cities are taken in war', () => {
  const asked = (facts: object, one: string, other: string, more: object = {}) =>
    (ask<Answer>('war-room', { edition: 'campaign', turn: '1944 spring', facts, ...more }, {}).footnotes ?? [])
      .map(({ between }) => between?.join('-'))
      .filter((pair) => pair === `${one}-${other}`).length

  test.each([
    [{ 'delhi.controller': 'japan' }, 'japan', 'britain'],
    [{ 'townsville.controller': 'japan' }, 'japan', 'britain'],
    [{ 'india.surrendered': true }, 'japan', 'britain'],
    [{ 'rome.controller': 'us' }, 'britain', 'italy'],
    [{ 'berlin.controller': 'russia' }, 'russia', 'germany'],
    [{ 'tokyo.controller': 'us' }, 'us', 'japan'],
  ])('%o: %s and %s have fought', (facts, one, other) => {
    expect(asked(facts, one, other)).toBe(1)
    expect(asked({}, one, other)).toBe(0)
    expect(asked(facts, one, other, { wars: [{ between: [one, other], since: '1942 spring' }] })).toBe(0)
  })
})

test.each(['2023', 'classic'])('50.51: so it is with Italian land and Berlin (%s)', (edition) => {
  const asked = (facts: object, more: object = {}) =>
    (ask<Answer>('war-room', { edition, turn: '1944 spring', facts, ...more }, {}).footnotes ?? []).flatMap(({ between }) => between ?? [])
  expect(asked({ 'rome.controller': 'us' })).toEqual(['britain', 'italy', 'us', 'germany'])
  expect(asked({ 'sicily.controller': 'britain' }, { wars: [{ between: ['us', 'italy'], since: '1942 spring' }] })).toEqual([])
  expect(asked({ 'berlin.controller': 'russia' })).toEqual(['germany', 'russia'])
})
