import { describe, expect, test } from 'vitest'
import type { PartisansAnswer } from '../../index.ts'
import { ask, casesIn } from './cases.testing.ts'

/** Partisans of one moment, worked out from the tables by hand. */
interface PartisanCase {
  readonly title: string
  readonly door: 'partisans'
  readonly args: Readonly<Record<string, unknown>>
  readonly expect: {
    /** Divisions of some rows now; null where the book leaves them open. */
    readonly now?: Readonly<Record<string, number | null>>
    /** The same at each year start from the first year given, to 1946. */
    readonly byYear?: { readonly from: number; readonly rows: Readonly<Record<string, readonly number[]>> }
    /** Rows that are not in force, with words of what is wanting. */
    readonly wanting?: Readonly<Record<string, string>>
    readonly undated?: Readonly<Record<string, string>>
    /** Rows that the book does not have, as ruled. */
    readonly absent?: readonly string[]
    /** The only rows that answer the question. */
    readonly only?: readonly string[]
    readonly since?: Readonly<Record<string, string>>
    readonly totals?: Readonly<Record<string, number>>
    /** Divisions that are no partisans. */
    readonly formed?: Readonly<Record<string, number>>
    readonly uncounted?: Readonly<Record<string, readonly string[]>>
    readonly factions?: Readonly<Record<string, number>>
  }
}

describe('partisans worked out by hand', () => {
  const cases = casesIn<PartisanCase>('campaign').filter(({ file }) => file === 'cases/campaign/partisans.json')
  for (const { title, one, situation } of cases)
    test(title, () => {
      const { rows, totals, factions } = ask<PartisansAnswer>('partisans', situation, one.args)
      const row = (id: string) => {
        const found = rows.find((line) => line.id === id)
        if (found === undefined) throw new Error(`no row ${id}`)
        return found
      }
      const { expect: expected } = one
      for (const [id, divisions] of Object.entries(expected.now ?? {})) expect(row(id).divisions, id).toBe(divisions)
      for (const [id, numbers] of Object.entries(expected.byYear?.rows ?? {})) {
        const from = expected.byYear?.from ?? 0
        const years = numbers.map((divisions, index) => ({ year: from + index, divisions }))
        expect(
          row(id).byYear.filter(({ year }) => year >= from),
          id,
        ).toEqual(years)
      }
      for (const [id, words] of Object.entries(expected.wanting ?? {})) {
        expect(row(id), id).toMatchObject({ state: 'wanting', divisions: 0 })
        expect(row(id).wanting, id).toContain(words)
      }
      for (const [id, words] of Object.entries(expected.undated ?? {})) {
        expect(row(id), id).toMatchObject({ state: 'undated', divisions: null })
        expect(row(id).unreported.join('; '), id).toContain(words)
      }
      for (const [id, turn] of Object.entries(expected.since ?? {})) expect(row(id).since, id).toBe(turn)
      for (const id of expected.absent ?? []) expect(rows.map((line) => line.id)).not.toContain(id)
      if (expected.only !== undefined) expect(rows.map((line) => line.id)).toEqual(expected.only)
      for (const [by, divisions] of Object.entries(expected.totals ?? {}))
        expect(totals.find((total) => total.by === by)?.divisions, by).toBe(divisions)
      for (const [by, divisions] of Object.entries(expected.formed ?? {}))
        expect(totals.find((total) => total.by === by)?.formed, by).toBe(divisions)
      for (const [by, ids] of Object.entries(expected.uncounted ?? {}))
        expect(totals.find((total) => total.by === by)?.uncounted, by).toEqual(ids)
      if (expected.factions !== undefined) expect(factions).toEqual(expected.factions)
    })
})
