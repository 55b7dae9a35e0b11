import { beforeAll, describe, expect, test } from 'vitest'
import { openBook } from '../../../editions/index.ts'
import type { AllotAnswer, ReckonAnswer, TensionsAnswer } from '../../index.ts'
import { type AllotmentCase, ask, type BookCase, byId, byRow, byRule, casesIn, type RollCase, type TensionCase } from './cases.testing.ts'

const ROLLS = casesIn<RollCase>('rolls')
const ALLOTMENTS = casesIn<AllotmentCase>('allotments')
const TENSIONS = casesIn<TensionCase>('tensions')

/** `2023, hungary: italy-out`, for every row that some case made count, and every result some case reached: noted as each is asked. */
const fired = new Set<string>()
const asked = new Set<object>()

function note(
  one: BookCase<RollCase | AllotmentCase | TensionCase>,
  table: string,
  lines: readonly { id: string; amount: number }[],
): void {
  asked.add(one)
  for (const { id, amount } of lines) if (amount !== 0) fired.add(`${one.edition}, ${table}: ${id}`)
}

function reckoned(roll: BookCase<RollCase>): ReckonAnswer {
  const given = ask<ReckonAnswer>('reckon', roll.situation, roll.one.roll)
  note(roll, given.target, given.lines)
  for (const { result, demand } of Object.values(given.results)) {
    fired.add(`${roll.edition}, ${given.target}: result ${result}`)
    if (demand !== undefined) fired.add(`${roll.edition}, ${given.target}: demand ${demand.result}`)
  }
  return given
}

function allotted(year: BookCase<AllotmentCase>) {
  const { powers } = ask<AllotAnswer>('allot', year.situation, { power: year.one.power })
  const allotment = Object.values(powers)[0]
  note(year, year.one.power, allotment?.lines ?? [])
  return allotment
}

function moved(turns: BookCase<TensionCase>): TensionsAnswer['run'] {
  const { run } = ask<TensionsAnswer>('tensions', turns.situation, { turns: turns.one.turns })
  for (const { tracks } of run) for (const [track, { lines }] of Object.entries(tracks)) note(turns, track, lines)
  return run
}

describe('rolls worked out by hand', () => {
  for (const roll of ROLLS)
    test(roll.title, () => {
      const { one } = roll
      const given = reckoned(roll)
      expect(byRow(given.lines)).toEqual(one.expect.lines)
      expect(given.total).toBe(one.expect.total)
      for (const [die, result] of Object.entries(one.expect.results ?? {})) expect(given.results[die]?.result, `die ${die}`).toBe(result)
      for (const [die, result] of Object.entries(one.expect.demand ?? {}))
        expect(given.results[die]?.demand?.result, `demand, die ${die}`).toBe(result)
    })
})

describe('allotments worked out by hand', () => {
  for (const year of ALLOTMENTS)
    test(year.title, () => {
      const { one } = year
      const allotment = allotted(year)
      expect(byRow(allotment?.lines ?? [])).toEqual(one.expect.lines)
      expect(allotment?.total).toBe(one.expect.total)
    })
})

describe('turns of tension worked out by hand', () => {
  for (const turns of TENSIONS)
    test(turns.title, () => {
      const { one } = turns
      const run = moved(turns)
      expect(run).toHaveLength(one.expect.length)
      for (const [index, expected] of one.expect.entries()) {
        const turn = run[index]
        if (turn === undefined) throw new Error('no such turn')
        if (expected.turn !== undefined) expect(turn.turn).toBe(expected.turn)
        for (const [track, { lines, rows, before, after, effective, reached }] of Object.entries(expected.tracks ?? {})) {
          const found = turn.tracks[track as 'rgt']
          const where = `${turn.turn}, ${track}`
          if (lines !== undefined) expect(byRule(found?.lines ?? []), where).toEqual(lines)
          if (rows !== undefined) expect(byId(found?.lines ?? []), where).toEqual(rows)
          if (before !== undefined) expect(found?.before, where).toBe(before)
          if (after !== undefined) expect(found?.after, where).toBe(after)
          if (effective !== undefined) expect(found?.effective, where).toBe(effective)
          if (reached !== undefined)
            expect(
              found?.reached.filter(({ isNew }) => isNew).map(({ cite }) => cite.rule),
              where,
            ).toEqual(reached)
        }
        if (expected.mobilizations !== undefined)
          expect(
            turn.mobilizations.map(({ by, theatre, ordinal, brps }) =>
              [by, theatre, ordinal, brps].filter((part) => part !== undefined).join(' '),
            ),
            turn.turn,
          ).toEqual(expected.mobilizations)
        const allowed = turn.permissions.map(({ id }) => id)
        for (const id of expected.allows ?? []) expect(allowed, turn.turn).toContain(id)
        for (const id of expected.forbids ?? []) expect(allowed, turn.turn).not.toContain(id)
        for (const [id, most] of Object.entries(expected.most ?? {}))
          expect(turn.permissions.find((one) => one.id === id)?.most, `${turn.turn}: ${id}`).toBe(most)
      }
    })
})

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
  // Where only this is run, nobody has asked them yet.
  beforeAll(() => {
    for (const one of ROLLS) if (!asked.has(one)) reckoned(one)
    for (const one of ALLOTMENTS) if (!asked.has(one)) allotted(one)
    for (const one of TENSIONS) if (!asked.has(one)) moved(one)
  }, 300_000)

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
