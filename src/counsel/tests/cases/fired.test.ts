import { describe, expect, test } from 'vitest'
import { openBook } from '../../../editions/index.ts'
import type { AllotAnswer, ReckonAnswer, TensionsAnswer } from '../../index.ts'
import { type AllotmentCase, ask, casesIn, type RollCase, type TensionCase } from './cases.testing.ts'

interface Seen {
  readonly id: string
  readonly amount: number
}

/** `hungary: italy-out`, for every row that some case makes count, and every result some case reaches. */
const firedBy = (): ReadonlySet<string> => {
  const fired = new Set<string>()
  const note = (book: string, table: string, lines: readonly Seen[]): void => {
    for (const { id, amount } of lines) if (amount !== 0) fired.add(`${book}, ${table}: ${id}`)
  }
  for (const { one, situation, edition } of casesIn<RollCase>('rolls')) {
    const given = ask<ReckonAnswer>('reckon', situation, one.roll)
    note(edition, given.target, given.lines)
    for (const { result, demand } of Object.values(given.results)) {
      fired.add(`${edition}, ${given.target}: result ${result}`)
      if (demand !== undefined) fired.add(`${edition}, ${given.target}: demand ${demand.result}`)
    }
  }
  for (const { one, situation, edition } of casesIn<AllotmentCase>('allotments')) {
    const given = ask<AllotAnswer>('allot', situation, { power: one.power })
    note(edition, one.power, Object.values(given.powers)[0]?.lines ?? [])
  }
  for (const { one, situation, edition } of casesIn<TensionCase>('tensions'))
    for (const { tracks } of ask<TensionsAnswer>('tensions', situation, { turns: one.turns }).run)
      for (const [track, account] of Object.entries(tracks)) note(edition, track, account.lines)
  return fired
}

/** Tables that answer no roll, allotment or tension: their rows are tested where they are used, colonies beside their tables. */
const ELSEWHERE = [
  'italianSurrender',
  'frenchSurrender',
  'germanColonies',
  'italianColonies',
  'frenchColonies',
  'britishColonies',
  'americanColonies',
  'communistChina',
]

describe('every row of every table is fired by some case worked out by hand, and every result reached', () => {
  const fired = firedBy()
  test.each([
    { name: 'classic', book: openBook('classic') },
    { name: '2023', book: openBook('2023', { options: ['gathering-storm'] }) },
    { name: 'campaign', book: openBook('campaign') },
  ])('$name', ({ book }) => {
    // A row that several tables share need only be fired in one of them: Russia has no points in Ireland.
    const shared = new Set(Object.values(book.sections).flatMap(({ rows }) => rows.map(({ id }) => id)))
    const nameOf = (row: string, table: string): string => {
      const anywhere = [...fired].find((name) => shared.has(row) && name.startsWith(`${book.id}, `) && name.endsWith(`: ${row}`))
      return anywhere ?? `${book.id}, ${table}: ${row}`
    }
    const silent = Object.values(book.tables)
      .filter(({ id }) => !ELSEWHERE.includes(id))
      .flatMap(({ id, rows, bands, demandBands }) => [
        // An alignment of nought adds nothing by design.
        ...rows.filter(({ value }) => value !== 0).map((row) => nameOf(row.id, id)),
        ...bands.map((band) => `${book.id}, ${id}: result ${band.id}`),
        ...(demandBands ?? []).map((band) => `${book.id}, ${id}: demand ${band.id}`),
      ])
      .filter((name) => !fired.has(name))
    expect(silent).toEqual([])
  })
})
