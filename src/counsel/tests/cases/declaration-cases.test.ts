import { describe, expect, test } from 'vitest'
import type { MayAnswer } from '../../index.ts'
import { ask, casesIn, type QuestionCase } from './cases.testing.ts'

type DeclarationCase = Omit<QuestionCase, 'expect'> & {
  readonly expect: QuestionCase['expect'] & {
    readonly price?: Readonly<Record<string, number>>
    /** Rules by which nothing comes of it. */
    readonly without?: readonly string[]
  }
}

describe('declarations of war judged by hand', () => {
  for (const { title, one, situation } of casesIn<DeclarationCase>('declarations'))
    test(title, () => {
      const given = ask<MayAnswer>('may', situation, { question: 'declare', ...one.args })
      expect(given.refusals.map(({ cite }) => cite?.rule ?? '').sort()).toEqual([...(one.expect.rules ?? [])].sort())
      expect(given.allowed).toBe(one.expect.allowed)
      if (one.expect.price !== undefined) expect(given.price).toEqual(one.expect.price)
      const brought = given.consequences.map(({ cite }) => cite.rule)
      for (const rule of one.expect.without ?? []) expect(brought).not.toContain(rule)
      for (const { rule, ...rest } of one.expect.consequences ?? []) {
        const found = given.consequences.filter(({ cite }) => cite.rule === rule)
        expect(found, `a consequence by ${rule}`).toContainEqual(expect.objectContaining(rest))
      }
    })
})
