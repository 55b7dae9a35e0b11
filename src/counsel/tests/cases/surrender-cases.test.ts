import { describe, expect, test } from 'vitest'
import type { NationAnswer, OverviewAnswer, SettleAnswer } from '../../index.ts'
import { ask, casesIn } from './cases.testing.ts'

interface Cited {
  readonly cite: { readonly rule: string }
}

interface Row {
  readonly rule: string
  readonly who?: string
  readonly amount?: number
  readonly what?: string
}

/** Surrenders and armistices settled by hand from the campaign; verdicts and what they bring are read with the other questions. */
interface SurrenderCase {
  readonly title: string
  readonly args: Readonly<Record<string, unknown>>
  readonly expect: {
    /** How it stands with some of them. */
    readonly outlooks?: Readonly<Record<string, string>>
    /** What each trigger of the nation asked about still lacks. */
    readonly wanting?: Readonly<Record<string, readonly string[]>>
    readonly meanwhile?: readonly Row[]
    readonly 'meanwhile-not'?: readonly string[]
    /** All duties that bind: how many there are, how many there must be, and whether that will do. */
    readonly duties?: Readonly<Record<string, readonly [number, number, boolean]>>
    readonly endings?: Readonly<Record<string, boolean>>
    /** Facts to be reported afterwards. */
    readonly report?: Readonly<Record<string, unknown>>
    /** Wars that are over then. */
    readonly ended?: readonly string[]
    /** Terms, by their rules, in order. */
    readonly terms?: readonly string[]
    /** What follows by these rules is told in these words and no others. */
    readonly rows?: Readonly<Record<string, readonly string[]>>
  }
}

const rulesOf = (rows: readonly Cited[]): readonly string[] => rows.map(({ cite }) => cite.rule)

const cases = casesIn<SurrenderCase>('campaign').filter(({ file }) => file.startsWith('cases/campaign/surrender-'))

describe('surrenders and armistices settled by hand', () => {
  for (const { title, one, situation } of cases)
    test(title, () => {
      const { expect: expected, args } = one
      const { states, duties, endings } = ask<OverviewAnswer>('surrender', situation, { question: 'overview' })
      const outlooks = Object.fromEntries(states.map(({ id, outlook }) => [id, outlook]))
      expect(outlooks).toMatchObject(expected.outlooks ?? {})
      if (expected.duties !== undefined)
        expect(Object.fromEntries(duties.map(({ id, present, least, isKept }) => [id, [present, least, isKept]]))).toEqual(expected.duties)
      expect(Object.fromEntries(endings.map(({ id, isSo }) => [id, isSo]))).toMatchObject(expected.endings ?? {})

      const state = states.find(({ id }) => id === args['of'])
      for (const [trigger, wanting] of Object.entries(expected.wanting ?? {}))
        expect(state?.triggers.find(({ id }) => id === trigger)?.wanting, trigger).toEqual(wanting)
      for (const { rule, ...rest } of expected.meanwhile ?? [])
        expect(state?.meanwhile.filter(({ cite }) => cite.rule === rule)).toContainEqual(expect.objectContaining(rest))
      for (const rule of expected['meanwhile-not'] ?? []) expect(rulesOf(state?.meanwhile ?? [])).not.toContain(rule)

      if (expected.terms !== undefined) {
        const { terms } = ask<NationAnswer>('surrender', situation, { question: 'nation', of: args['of'] })
        expect(rulesOf(terms)).toEqual(expected.terms)
      }
      if (expected.report !== undefined || expected.ended !== undefined || expected.rows !== undefined) {
        const { report, consequences } = ask<SettleAnswer>('surrender', situation, args)
        if (expected.report !== undefined) expect(report?.facts).toEqual(expected.report)
        if (expected.ended !== undefined) expect(report?.wars.map(({ between }) => between.join('-')).sort()).toEqual(expected.ended)
        for (const [rule, words] of Object.entries(expected.rows ?? {}))
          expect(consequences.filter(({ cite }) => cite.rule === rule).map(({ what }) => what)).toEqual(words)
      }
    })
})
