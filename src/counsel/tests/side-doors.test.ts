import { describe, expect, test } from 'vitest'
import type { MayAnswer, VerdictAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const campaign = (turn: string, more: object = {}) => ({ edition: 'campaign', turn, ...more })
const may = (situation: object, args: Readonly<Record<string, unknown>>) => ask<MayAnswer>('may', situation, args)
const rules = ({ refusals }: Pick<MayAnswer, 'refusals'>) => refusals.map(({ cite }) => cite?.rule)

describe('3.3.2b: no German remains in Italy until its war, and no longer', () => {
  const stay = (more: object) =>
    ask<VerdictAnswer>('cooperate', campaign('1943 winter', more), { one: 'germany', other: 'italy', activity: 'stay' })
  const war = (until?: string) => ({
    wars: [{ between: ['italy', 'britain'], since: '1940 summer', ...(until === undefined ? {} : { until }) }],
  })

  test('before, during and after it', () => {
    expect(stay({}).allowed).toBe(false)
    expect(stay(war()).allowed).toBe(true)
    expect(stay({ ...war('1943 fall'), facts: { 'italy.surrendered': true } }).allowed).toBe(true)
    expect(stay({ facts: { 'italy.surrendered': true } }).allowed).toBe(true)
    expect(stay({ ...war(), facts: { 'armistice.westernAxis': '1943 spring' } }).allowed).toBe(true)
  })
})

describe('3.5.2.3a: nobody is called on for help who attacks the country as well', () => {
  const called = (by: string, on: string, more: object = {}) =>
    may(campaign('1942 spring', { tensions: { rgt: 60 }, wars: [['germany', 'russia']], ...more }), { question: 'declare', by, on })
      .consequences.filter(({ cite }) => cite.rule === '3.5.2.3a')
      .map(({ who }) => who)
  const declared = (by: string, on: string) => ({ declarations: [{ by, on, turn: '1942 spring' }] })

  test.each([
    ['russia', 'turkey', 'germany', 'axis'],
    ['britain', 'turkey', 'germany', 'axis'],
    ['russia', 'balticStates', 'germany', 'axis'],
    ['germany', 'turkey', 'britain', 'westernAllies'],
    ['germany', 'belgiumLuxembourg', 'britain', 'westernAllies'],
  ])('%s on %s: %s attacked it, so the %s are not called on', (by, on, other, faction) => {
    expect(called(by, on)).toEqual([faction])
    expect(called(by, on, declared(other, on))).toEqual([])
  })
})

describe('RC-71: a USA at peace and below 50 attacks no colony of Vichy France', () => {
  const vichy = { 'france.fallen': true, 'vichyFrance.formed': 'formed' }
  const attack = (by: string, on: string, usat: number, more: object = {}) =>
    may(campaign('1941 fall', { tensions: { usat }, facts: vichy, ...more }), { question: 'attack', by, on })

  test.each(['vichyColonies', 'frenchNorthAfrica', 'indochina'])('%s', (on) => {
    expect(rules(attack('us', on, 0))).toContain('RC-71')
    expect(attack('us', on, 50).allowed).toBe(true)
    expect(attack('us', on, 0, { wars: [['us', 'japan']] }).allowed).toBe(true)
    expect(attack('britain', on, 0).allowed).toBe(true)
  })
})

describe('3.6.5.5a: South Africa surrenders when the Axis occupy all of Africa', () => {
  const LANDS = ['morocco', 'algeria', 'tunisia', 'libya', 'egypt', 'sudan', 'ethiopia', 'rhodesia']
  const held = (vichy: number, colonies: string) => ({
    standings: { vichyFrance: { result: vichy, with: 'germany' } },
    facts: {
      'france.fallen': true,
      'vichyFrance.formed': 'formed',
      ...Object.fromEntries(
        LANDS.map((land) => [`${land}.controller`, ['morocco', 'algeria', 'tunisia'].includes(land) ? colonies : 'italy']),
      ),
    },
  })
  const isDue = (vichy: number, colonies: string) =>
    ask<{ readonly state: { readonly triggers: readonly { readonly isMet: boolean }[] } }>(
      'surrender',
      campaign('1942 fall', held(vichy, colonies)),
      { question: 'nation', of: 'southAfrica' },
    ).state.triggers.some(({ isMet }) => isMet)

  test('Military Cooperation with Vichy France is control, not occupation', () => {
    expect(isDue(8, 'vichyFrance')).toBe(false)
    expect(isDue(8, 'germany')).toBe(true)
    expect(isDue(10, 'vichyFrance')).toBe(true)
  })
})

describe('3.4.2.4b: British aid to China from the turn of Britain’s own declaration', () => {
  const war = (between: readonly string[]) => ({ between, since: '1941 winter' })
  const aid = (declarations: readonly object[]) =>
    ask<VerdictAnswer>('cooperate', campaign('1941 winter', { declarations, wars: [war(['us', 'japan']), war(['britain', 'japan'])] }), {
      one: 'britain',
      other: 'china',
      activity: 'lend-lease',
    })
  const on = (by: string, target: string) => ({ by, on: target, turn: '1941 winter' })

  test('a British war that came with an American declaration is Britain’s own (3.4.2b); Japan’s waits a turn', () => {
    expect(aid([on('us', 'japan')]).allowed).toBe(true)
    expect(aid([on('us', 'japan'), on('britain', 'japan')]).allowed).toBe(true)
    expect(aid([on('us', 'japan'), on('japan', 'britain')]).allowed).toBe(false)
    expect(aid([on('japan', 'us')]).allowed).toBe(false)
  })
})

describe.each(['classic', '2023'])('%s 50.44, 50.22A: a declaration on Belgium and Luxembourg cost 10 once', (edition) => {
  const declared = (...on: readonly string[]) => ({
    edition,
    turn: '1940 spring',
    declarations: on.map((one) => ({ by: 'germany', on: one, turn: '1940 spring' })),
  })
  const lost = (situation: object, args: object) =>
    may(situation, { question: 'keep', by: 'germany', ...args }).consequences.flatMap(({ amount }) =>
      amount === undefined ? [] : [amount],
    )

  test('so it is lost once, however the pair is named', () => {
    expect(lost(declared('belgiumLuxembourg'), { on: ['belgiumLuxembourg'] })).toEqual([-10])
    expect(lost(declared('belgiumLuxembourg'), { on: ['belgium', 'luxembourg'], together: true })).toEqual([-10])
    expect(lost(declared('belgium', 'luxembourg'), { on: ['belgium', 'luxembourg'], together: true })).toEqual([-10])
    expect(lost(declared('belgium', 'luxembourg'), { on: ['belgiumLuxembourg'] })).toEqual([-10])
  })

  test('and not at all where one of the two was attacked', () => {
    const acts = [{ actor: 'germany', act: 'entered', on: 'belgium' }]
    expect(lost(declared('belgiumLuxembourg'), { on: ['belgiumLuxembourg'], acts })).toEqual([])
  })
})

test('3.6.6.1a: a war in the East that nobody is said to have declared was Germany’s', () => {
  const meanwhile = (declarations: readonly object[], facts: object) =>
    ask<{ readonly state: { readonly meanwhile: readonly { readonly cite: { readonly rule: string } }[] } }>(
      'surrender',
      campaign('1942 fall', { wars: [{ between: ['germany', 'russia'], since: '1942 spring' }], declarations, facts }),
      { question: 'nation', of: 'russiaToAxis' },
    ).state.meanwhile.map(({ cite }) => cite.rule)
  const moscow = { 'moscow.controller': 'germany', 'moscow.taken': '1942 summer' }
  expect(meanwhile([], moscow)).toEqual([])
  expect(meanwhile([{ by: 'germany', on: 'russia', turn: '1942 spring' }], moscow)).toEqual([])
  expect(meanwhile([{ by: 'russia', on: 'germany', turn: '1942 spring' }], moscow)).toEqual([])
  expect(meanwhile([], {})).toEqual([])
})
