import { describe, expect, test } from 'vitest'
import { HEX_ACTIVITIES } from '../../../rules/chapters/cooperation/index.ts'
import { answer, type CooperateAnswer } from '../../index.ts'
import { ask, casesIn } from './cases.testing.ts'

/** Two powers, and what they may and may not do; worked out from rule 53 by hand. */
interface CooperationCase {
  readonly title: string
  readonly pair: readonly [string, string]
  readonly args?: Readonly<Record<string, unknown>>
  readonly restricted?: boolean
  readonly bansLeft?: boolean
  /** Rules that say how things stand, and that would lift the limits. */
  readonly because?: readonly string[]
  readonly lifts?: readonly string[]
  readonly ends?: string
  /** Every rule that an activity breaks; a plain mistake breaks none. */
  readonly forbidden?: Readonly<Record<string, readonly string[]>>
  /** Activities that are open, with the rules that say so. */
  readonly allowed?: Readonly<Record<string, readonly string[]>>
  readonly notes?: Readonly<Record<string, readonly string[]>>
  readonly attacksFirst?: string
  readonly limits?: Readonly<Record<string, number>>
  readonly attrition?: string
}

const rulesOf = (said: readonly { readonly cite?: { readonly rule: string } }[]): readonly string[] =>
  said.map(({ cite }) => cite?.rule ?? '')

describe('cooperation settled by hand', () => {
  for (const { title, one, situation } of casesIn<CooperationCase>('cooperation'))
    test(title, () => {
      const [first, second] = one.pair
      const given = ask<CooperateAnswer>('cooperate', situation, { one: first, other: second, ...one.args })
      if (one.restricted !== undefined) expect(given.restricted).toBe(one.restricted)
      if (one.bansLeft !== undefined) expect(given.bansLeft).toBe(one.bansLeft)
      if (one.because !== undefined) expect(rulesOf(given.because)).toEqual(one.because)
      if (one.lifts !== undefined) expect(rulesOf(given.lifts)).toEqual(one.lifts)
      if (one.ends !== undefined) expect(given.ends?.turn).toBe(one.ends)
      if (one.attacksFirst !== undefined) expect(given.attacksFirst?.who).toBe(one.attacksFirst)
      if (one.attrition !== undefined) expect(given.attrition?.with).toBe(one.attrition)
      if (one.limits !== undefined) expect(Object.fromEntries(given.limits.map(({ cite, most }) => [cite.rule, most]))).toEqual(one.limits)
      for (const [activity, rules] of Object.entries(one.forbidden ?? {})) {
        const single = ask<CooperateAnswer>('cooperate', situation, { one: first, other: second, ...one.args, activity })
        expect(single.allowed, activity).toBe(false)
        expect(rulesOf(single.refusals ?? []), activity).toEqual(rules)
      }
      for (const [activity, rules] of Object.entries({ ...one.allowed, ...one.notes })) {
        const found = given.activities.find((judged) => judged.activity === activity)
        if (one.allowed?.[activity] !== undefined) expect(found?.allowed, activity).toBe(true)
        expect(rulesOf(found?.notes ?? []), activity).toEqual(rules)
      }
    })
})

test('53.11: without an activity every one of the catalogue is judged', () => {
  const given = ask<CooperateAnswer>('cooperate', { edition: '2023' }, { one: 'britain', other: 'france' })
  expect(given.activities.map(({ activity }) => activity)).toEqual(HEX_ACTIVITIES)
})

describe('in words', () => {
  const refusedFor = (door: 'may' | 'cooperate', situation: Readonly<Record<string, unknown>>, args: Readonly<Record<string, unknown>>) =>
    (answer({ door, situation, args }) as unknown as { readonly refusals: readonly { readonly words: string }[] }).refusals.map(
      ({ words }) => words,
    )
  const lend = { question: 'lend', to: 'us' }

  test.each(['2023', 'classic'])('%s: 52.71, 52.72: what Australia and Canada wait for', (edition) => {
    expect(refusedFor('may', { edition }, { ...lend, lender: 'australia' })).toEqual([
      'the U.S. and Australia must fight Japan, or Britain have surrendered earlier',
    ])
    expect(refusedFor('may', { edition }, { ...lend, lender: 'canada' })).toEqual(['Britain must have surrendered before this turn'])
  })

  test('52.51: one unit is one unit', () => {
    const spain = { edition: '2023', wars: [['germany', 'russia']], standings: { spain: { result: 5 } }, facts: { 'spain.lentUnits': 1 } }
    expect(refusedFor('may', spain, { question: 'lend', lender: 'spain', to: 'germany' })).toEqual([
      'Spain: 1 unit besides 1 lent already; its result lends 1',
    ])
  })

  test('the Dutch East Indies are many', () => {
    const asked = { one: 'dutchEastIndies', other: 'britain', activity: 'stack' }
    expect(refusedFor('cooperate', { edition: '2023' }, asked)).toEqual(['the Dutch East Indies fight on nobody’s side'])
  })

  test.each([
    { args: { one: 'us', other: 'russia', oneFactors: 3 }, words: /one without the other/ },
    { args: { one: 'us', other: 'russia', oneFactors: 3, otherFactors: 4, die: 2 }, words: /settles equal factors/ },
    { args: { one: 'us', other: 'russia', hex: 'paris' }, words: /only between Britain and France/ },
  ])('what does nothing is refused: $words', ({ args, words }) => {
    expect(refusedFor('cooperate', { edition: '2023' }, args).join()).toMatch(words)
  })
})

describe.each(['classic', '2023'])('%s, 50.522: powers are allied by an enemy in common', (edition) => {
  const apart = (pair: readonly [string, string], more: object = {}) =>
    ask<CooperateAnswer>('cooperate', { edition, turn: '1939 fall', ...more }, { one: pair[0], other: pair[1] }).apart

  test('a neutral is named, and the rule', () => {
    expect(apart(['us', 'britain'])?.words).toMatch(/^the U\.S\. is not in the war/)
    expect(apart(['us', 'britain'])?.cite.rule).toBe('50.522')
    expect(apart(['us', 'britain'], { wars: [['us', 'germany']] })).toBeUndefined()
  })

  test('two at war, each with others', () => {
    expect(apart(['germany', 'japan'])?.words).toBe('Germany and Japan have no enemy in common, and are not allied until they have')
    expect(apart(['germany', 'japan'], { wars: [['japan', 'britain']] })).toBeUndefined()
  })

  test('nothing of allies, of enemies or of countries that are no power', () => {
    expect(apart(['britain', 'france'])).toBeUndefined()
    expect(apart(['germany', 'britain'])).toBeUndefined()
    expect(apart(['us', 'canada'])).toBeUndefined()
  })
})

test('3.1.1a: a faction of the campaign is allied from the first', () => {
  const situation = { edition: 'campaign', turn: '1939 fall' }
  expect(ask<CooperateAnswer>('cooperate', situation, { one: 'us', other: 'britain' })).not.toHaveProperty('apart')
})
