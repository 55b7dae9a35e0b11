import { describe, expect, test } from 'vitest'
import type { MayAnswer } from '../../index.ts'
import { ask, casesIn, type QuestionCase } from './cases.testing.ts'

describe('questions settled by hand', () => {
  for (const { title, one, situation } of casesIn<QuestionCase>('questions'))
    test(title, () => {
      const given = ask<MayAnswer>('may', situation, one.args)
      const rules = given.refusals.map(({ cite }) => cite?.rule ?? '').sort()
      expect(rules).toEqual([...(one.expect.rules ?? [])].sort())
      expect(given.allowed).toBe(one.expect.allowed)
      if (one.expect.amounts !== undefined)
        expect(given.consequences.flatMap(({ amount }) => (amount === undefined ? [] : [amount]))).toEqual(one.expect.amounts)
      for (const { rule, ...rest } of one.expect.consequences ?? []) {
        const found = given.consequences.filter(({ cite }) => cite.rule === rule)
        expect(found, `a consequence by ${rule}`).toContainEqual(expect.objectContaining(rest))
      }
    })
})
