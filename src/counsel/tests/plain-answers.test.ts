import { describe, expect, test } from 'vitest'
import type { CooperateAnswer, MayAnswer, PartisansAnswer, StatusAnswer, UnpreparedAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const campaign = (turn: string, more: object = {}) => ({ edition: 'campaign', turn, ...more })
const may = (situation: object, args: Readonly<Record<string, unknown>>) => ask<MayAnswer>('may', situation, args)
const declared = (by: string, on: string, turn: string) => ({ by, on, turn })

describe('3.5.2.1: what stays closed in a land that lets somebody in', () => {
  const closed = (country: string, situation: object) =>
    ask<StatusAnswer>('status', situation, { country })
      .countries.flatMap((one) => one.closed)
      .filter(({ cite }) => cite.rule === '3.5.2.1' || cite.rule === '3.5.3b' || cite.rule === '3.5.4c')
      .map(({ words }) => words)
  const attacked = (by: string, on: string, more: object = {}) =>
    campaign('1941 spring', { declarations: [declared(by, on, '1941 spring')], ...more })

  test('nobody comes into a neutral at peace, and beyond that help nobody into one that calls for it', () => {
    expect(closed('greece', campaign('1941 spring'))).toEqual(['nobody enters, crosses or overflies it'])
    for (const country of ['greece', 'turkey', 'denmark', 'sweden'])
      expect(closed(country, attacked('germany', country))).toEqual(['beyond that help nobody enters, crosses or overflies it'])
  })

  test('3.3.2.1d, RC-73: a call that nobody may answer opens nothing, and says why', () => {
    const { open, closed: shut } = ask<StatusAnswer>('status', attacked('italy', 'greece'), { country: 'greece' }).countries[0] ?? {
      open: [],
      closed: [],
    }
    expect(open.map(({ cite }) => cite.rule)).toEqual(['3.5.2.1'])
    expect(shut.map(({ cite }) => cite.rule)).toEqual(['3.5.2.1', '3.3.2.1d', 'RC-73'])
    const helped = attacked('italy', 'greece', { wars: [{ between: ['italy', 'britain'], since: '1940 summer' }] })
    expect(closed('greece', helped)).toEqual(['beyond that help nobody enters, crosses or overflies it'])
  })

  test('nor does a friend that is called on only overfly it', () => {
    const standings = { bulgaria: { result: 7 } }
    expect(closed('bulgaria', attacked('britain', 'bulgaria', { standings }))).toEqual([
      'beyond that help open to its friend for overflight only',
      'beyond that help nobody else enters, crosses or overflies it',
    ])
  })

  test('3.4.2.2b: the Indies under British command are closed to all others', () => {
    const facts = { 'netherlands.surrenderTurn': '1940 summer', 'netherlands.conquered': true }
    expect(closed('dutchEastIndies', campaign('1941 summer', { facts }))).toEqual([
      'nobody but the Western Allies enters, crosses or overflies it',
    ])
    const refusal = (by: string) =>
      may(campaign('1941 summer', { facts }), { question: 'enter', by, in: 'dutchEastIndies', how: 'ground' }).refusals.map(
        ({ words }) => words,
      )
    expect(refusal('britain')).toEqual([])
    expect(refusal('japan').join()).toContain('nobody but the Western Allies enters')
  })
})

describe('3.5.6.2: a sheet that nobody has read out sets no number, not even 0', () => {
  const abroad = (of: string, facts: object, units = 2) =>
    may(campaign('1942 spring', { standings: { [of]: { result: 10, with: 'germany' } }, facts }), {
      question: 'use-forces',
      of,
      arm: 'ground',
      task: 'attack',
      range: 'beyond',
      units,
    })

  test.each(['rumania', 'hungary', 'bulgaria', 'finland'])('%s', (of) => {
    const open = abroad(of, {})
    expect(open.allowed).toBe(true)
    expect(open).toMatchObject({ unreported: [{ fact: `${of}.expeditionLimit`, takenAs: null }, { fact: `${of}.expedition` }] })
    expect(abroad(of, { [`${of}.expeditionLimit`]: 0 })).toMatchObject({ allowed: false, refusals: [{ cite: { rule: '3.5.6.2' } }] })
    expect(abroad(of, { [`${of}.expeditionLimit`]: 2 }).allowed).toBe(true)
    expect(abroad(of, { [`${of}.expeditionLimit`]: 3, [`${of}.expedition`]: 2 }).allowed).toBe(false)
  })
})

describe('53.52: Western grants come through Communist ports, whoever is asked about', () => {
  const grants = (one: string, other: string, situation: object = { edition: '2023' }) =>
    ask<CooperateAnswer>('cooperate', situation, { one, other, activity: 'deliver-grants' }).activities.map(
      ({ allowed, isRegulated, notes }) => [allowed, isRegulated, notes.some(({ cite }) => cite?.rule === '53.52')],
    )

  test.each([
    ['us', 'communistChina'],
    ['communistChina', 'us'],
    ['britain', 'communistChina'],
    ['china', 'communistChina'],
  ])('%s and %s', (one, other) => {
    expect(grants(one, other)).toEqual([[true, true, true]])
    expect(grants(one, other, { edition: '2023', facts: { 'communistChina.russianAlly': true } })).toEqual([[true, true, true]])
    expect(grants(one, other, { edition: '2023', options: ['storm-over-asia'] })).toEqual([[true, true, true]])
  })

  test('it says nothing of Russia’s, nor does the classic book', () => {
    expect(grants('russia', 'communistChina')[0]?.[2]).toBe(false)
    expect(grants('us', 'communistChina', { edition: 'classic' })[0]?.[2]).toBe(false)
  })
})

test.each(['2023', 'classic'])('%s: 51.12: no strike by a Japan that has surrendered, nor on a base that it holds', (edition) => {
  const strike = (facts: object) => may({ edition, turn: '1941 winter', tensions: { usjt: 35 }, facts }, { question: 'strike' }).allowed
  expect([{}, { 'japan.surrendered': true }, { 'pearlHarbor.controller': 'japan' }].map(strike)).toEqual([true, false, false])
})

describe('51.12: nothing is assumed that the situation rules out', () => {
  const strike = (edition: string, ...declarations: readonly object[]) =>
    may({ edition, turn: '1941 winter', declarations }, { question: 'strike' })

  test.each(['2023', 'classic'])('%s', (edition) => {
    expect(strike(edition).assumed).toHaveLength(1)
    expect(strike(edition, declared('japan', 'us', '1941 winter')).assumed).toBeUndefined()
    expect(strike(edition, declared('us', 'japan', '1941 winter'))).toMatchObject({ allowed: false })
    expect(strike(edition, declared('us', 'japan', '1941 winter')).assumed).toBeUndefined()
    expect(strike(edition, declared('japan', 'us', '1941 fall')).assumed).toBeUndefined()
  })
})

describe('50.41: a declaration that was made is not judged again, only kept or not', () => {
  const keep = (edition: string, by: string, on: string, acts: readonly object[], isMade = true) =>
    may(
      { edition, turn: '1941 winter', ...(isMade ? { declarations: [declared(by, on, '1941 winter')] } : {}) },
      { question: 'keep', by, on, acts },
    )

  const BOOKS = ['2023', 'classic']

  test.each([
    ['us', 'germany'],
    ['us', 'japan'],
    ['germany', 'us'],
    ['japan', 'us'],
  ])('%s on %s: nothing has to be done, whatever the tension', (by, on) => {
    for (const edition of BOOKS) {
      const made = keep(edition, by, on, [])
      expect([made.allowed, made.consequences.map(({ cite }) => cite.rule)]).toEqual([true, ['50.41']])
    }
  })

  test.each([
    ['russia', 'germany', 35],
    ['russia', 'hungary', 10],
  ])('%s on %s: taken back without an act, for %i', (by, on, price) => {
    for (const edition of BOOKS) {
      const unmet = keep(edition, by, on, [])
      expect(unmet.refusals.map(({ cite }) => cite?.rule)).toEqual([on === 'hungary' ? '50.42' : '50.41'])
      expect(unmet.consequences.flatMap(({ amount }) => amount ?? [])).toEqual([-price])
      expect(keep(edition, by, on, [{ actor: by, act: 'offensive', on }])).toMatchObject({ allowed: true, refusals: [] })
    }
  })

  test('asked ahead, it is refused as it would be', () => {
    expect(keep('2023', 'us', 'germany', [], false).refusals.map(({ cite }) => cite?.rule)).toEqual(['50.32E'])
  })
})

describe('50.44: of a pair, the acts as they are typed', () => {
  const kept = (acts: string, pair = 'belgiumLuxembourg', edition = '2023') =>
    may(
      { edition, turn: '1940 spring', declarations: [declared('germany', pair, '1940 spring')] },
      { question: 'keep', by: 'germany', on: pair, acts },
    )

  test('each half by what was done to it', () => {
    for (const edition of ['2023', 'classic']) {
      expect(kept('germany=entered=belgium,germany=offensive=luxembourg', 'belgiumLuxembourg', edition).allowed).toBe(true)
      expect(kept('germany=entered=luxembourg', 'belgiumLuxembourg', edition).refusals.map(({ data }) => data['on'])).toEqual(['belgium'])
    }
    expect(kept('germany=entered').refusals[0]?.code).toBe('which-half')
  })

  test('a slip is said', () => {
    expect(() => kept('germany=entered=belgium=twice')).toThrow('acts.0.on: unknown')
    expect(() => kept('germany')).toThrow('acts.0.act: missing')
  })
})

describe('50.43: whose units do not count, and as what they do not', () => {
  const why = (actor: string) =>
    may(
      { edition: '2023', turn: '1941 spring', declarations: [declared('germany', 'yugoslavia', '1941 spring')] },
      { question: 'keep', by: 'germany', on: 'yugoslavia', acts: [{ actor, act: 'entered', on: 'yugoslavia' }] },
    ).refusals[0]?.words

  test.each([
    ['italy', 'Italy: an alliance partner; its units do not count'],
    ['hungary', 'Hungary: no minor ally or associate of Germany; its units do not count'],
  ])('%s', (actor, words) => {
    expect(why(actor)).toBe(words)
  })
})

describe('3.4.2.6, 3.4.3.7: a land is occupied or a friend, not both', () => {
  const inForce = (country: string, capital: string, standing?: object) =>
    ask<PartisansAnswer>(
      'partisans',
      campaign('1943 spring', {
        wars: [{ between: ['germany', 'russia'], since: '1941 summer' }],
        standings: standing === undefined ? {} : { [country]: { ...standing, since: '1941 spring' } },
        facts: { [`${capital}.controller`]: 'germany' },
      }),
      {},
    )
      .rows.filter(({ lands, state }) => state !== 'wanting' && lands.some((land) => land === country))
      .map(({ id }) => id)

  test.each([
    ['yugoslavia', 'belgrade', 'Yugoslavia'],
    ['greece', 'athens', 'Greece'],
    ['spain', 'madrid', 'Spain'],
    ['turkey', 'ankara', 'Turkey'],
    ['sweden', 'stockholm', 'Sweden'],
  ])('%s', (country, capital, name) => {
    for (const result of [9, 10])
      expect(inForce(country, capital, { result, with: 'germany' })).toEqual([`T2 Axis ${name}`, `T3 Axis ${name}`])
    expect(inForce(country, capital)).toEqual([`T2 Occupied ${name}`, `T3 Occupied ${name}`])
  })
})

describe('3.3.3.7: surprise is a matter of the turn of the attack', () => {
  const surprise = (turn: string, usjt: number, ...declarations: readonly object[]) => {
    const { surprise: is, needs, effects } = ask<UnpreparedAnswer>('unprepared', campaign(turn, { tensions: { usjt }, declarations }), {})
    return [is, needs.length, effects.length]
  }

  test.each(['us', 'britain'])('Japan on %s', (on) => {
    const attack = declared('japan', on, '1941 winter')
    expect(surprise('1941 winter', 39, attack)).toEqual([true, 0, 1])
    expect(surprise('1941 winter', 40, attack)).toEqual([false, 0, 0])
    // Afterwards today's level says nothing of it, and nobody is bound.
    for (const usjt of [30, 45]) expect(surprise('1942 spring', usjt, attack)).toEqual([null, 0, 0])
  })

  test('each attack is judged in its own turn', () => {
    const both = [declared('japan', 'britain', '1941 fall'), declared('japan', 'us', '1942 spring')]
    expect(surprise('1942 spring', 39, ...both)[0]).toBe(true)
    expect(surprise('1942 spring', 40, ...both)[0]).toBe(false)
  })
})
