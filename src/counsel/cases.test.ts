import { describe, expect, test } from 'vitest'
import { type AllotmentCase, ask, byRule, casesIn, type QuestionCase, type RollCase } from './cases.testing.ts'
import type { AllotAnswer, MayAnswer, ReckonAnswer } from './index.ts'

describe('rolls worked out by hand', () => {
  for (const { title, one, situation } of casesIn<RollCase>('rolls'))
    test(title, () => {
      const given = ask<ReckonAnswer>('reckon', situation, one.roll)
      expect(byRule(given.lines)).toEqual(one.expect.lines)
      expect(given.total).toBe(one.expect.total)
      for (const [die, result] of Object.entries(one.expect.results ?? {})) expect(given.results[die]?.result, `die ${die}`).toBe(result)
      for (const [die, result] of Object.entries(one.expect.demand ?? {}))
        expect(given.results[die]?.demand?.result, `demand, die ${die}`).toBe(result)
    })
})

describe('allotments worked out by hand', () => {
  for (const { title, one, situation } of casesIn<AllotmentCase>('allotments'))
    test(title, () => {
      const given = ask<AllotAnswer>('allot', situation, { power: one.power })
      const allotment = Object.values(given.powers)[0]
      expect(byRule(allotment?.lines ?? [])).toEqual(one.expect.lines)
      expect(allotment?.total).toBe(one.expect.total)
    })
})

describe('questions settled by hand', () => {
  for (const { title, one, situation } of casesIn<QuestionCase>('questions'))
    test(title, () => {
      const given = ask<MayAnswer>('may', situation, one.args)
      const rules = given.refusals.map(({ cite }) => cite?.rule ?? '').sort()
      expect(rules).toEqual([...(one.expect.rules ?? [])].sort())
      expect(given.allowed).toBe(one.expect.allowed)
      for (const { rule, ...rest } of one.expect.consequences ?? []) {
        const found = given.consequences.filter(({ cite }) => cite.rule === rule)
        expect(found, `a consequence by ${rule}`).toContainEqual(expect.objectContaining(rest))
      }
    })
})
