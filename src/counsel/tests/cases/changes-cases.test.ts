import { describe, expect, test } from 'vitest'
import { ask, byRule, type ChangeCase, casesIn } from './cases.testing.ts'

interface Given {
  readonly allowed?: boolean
  readonly price?: unknown
  readonly refusals?: readonly { readonly cite?: { readonly rule: string } }[]
  readonly consequences?: readonly { readonly what: string; readonly cite: { readonly rule: string } }[]
  readonly value?: number
  readonly steps?: readonly { readonly id: string; readonly amount: number }[]
  readonly lines?: Parameters<typeof byRule>[0]
  readonly total?: number
  readonly incomes?: readonly {
    readonly to?: string
    readonly brps: number
    readonly cite: { readonly rule: string }
    readonly at?: { readonly turn: string; readonly side: string }
  }[]
}

/** Doors whose cases have a suite of their own. */
const ELSEWHERE = ['lend-lease', 'partisans']

describe.each([
  { folder: 'changes', name: 'changes up to 2016' },
  { folder: 'campaign', name: 'questions of the campaign' },
])('$name, settled by hand', ({ folder }) => {
  for (const { title, one, situation } of casesIn<ChangeCase>(folder).filter(({ one: { door } }) => !ELSEWHERE.includes(door)))
    test(title, () => {
      const given = ask<Given>(one.door, situation, one.args)
      const { expect: expected } = one
      if (expected.allowed !== undefined) {
        expect((given.refusals ?? []).map(({ cite }) => cite?.rule ?? '').sort()).toEqual([...(expected.rules ?? [])].sort())
        expect(given.allowed).toBe(expected.allowed)
      } else if (expected.rules !== undefined) expect((given.refusals ?? []).map(({ cite }) => cite?.rule)).toEqual(expected.rules)
      if (expected.price !== undefined) expect(given.price).toEqual(expected.price)
      for (const { rule, ...rest } of expected.brings ?? []) {
        const found = (given.consequences ?? []).filter(({ cite }) => cite.rule === rule)
        expect(found, `a consequence by ${rule}`).toContainEqual(expect.objectContaining(rest))
      }
      for (const absent of expected['brings-not'] ?? [])
        expect((given.consequences ?? []).flatMap(({ cite, what }) => [cite.rule, what])).not.toContain(absent)
      if (expected.value !== undefined) expect(given.value).toBe(expected.value)
      for (const [id, amount] of Object.entries(expected.steps ?? {}))
        expect(given.steps?.find((step) => step.id === id)?.amount, `the step ${id}`).toBe(amount)
      if (expected.lines !== undefined) expect(byRule(given.lines ?? [])).toEqual(expected.lines)
      if (expected.total !== undefined) expect(given.total).toBe(expected.total)
      for (const [index, { rule, to, at, brps }] of (expected.incomes ?? []).entries()) {
        const income = given.incomes?.[index]
        expect(income?.cite.rule).toBe(rule)
        expect(income?.brps).toBe(brps)
        if (to !== undefined) expect(income?.to ?? null).toBe(to)
        if (at !== undefined) expect(`${income?.at?.turn} ${income?.at?.side}`).toBe(at)
      }
      if (expected.more !== undefined) expect(given).toMatchObject(expected.more)
    })
})
