import { describe, expect, test } from 'vitest'
import { ACTIVITIES } from '../rules/index.ts'
import { ask, casesIn } from './cases.testing.ts'
import type { CooperateAnswer } from './index.ts'

/** Two powers, and what they may and may not do; worked out from rule 53 by hand. */
interface CooperationCase {
  readonly title: string
  readonly pair: readonly [string, string]
  readonly args?: Readonly<Record<string, unknown>>
  readonly restricted?: boolean
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
  expect(given.activities.map(({ activity }) => activity)).toEqual(ACTIVITIES)
})
