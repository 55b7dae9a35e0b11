import { describe, expect, test } from 'vitest'
import type { AllotAnswer, MayAnswer, ReckonAnswer, TensionsAnswer } from '../../index.ts'
import {
  type AllotmentCase,
  ask,
  byId,
  byRow,
  byRule,
  casesIn,
  type QuestionCase,
  type RollCase,
  type TensionCase,
} from './cases.testing.ts'

describe('rolls worked out by hand', () => {
  for (const { title, one, situation } of casesIn<RollCase>('rolls'))
    test(title, () => {
      const given = ask<ReckonAnswer>('reckon', situation, one.roll)
      expect(byRow(given.lines)).toEqual(one.expect.lines)
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
      expect(byRow(allotment?.lines ?? [])).toEqual(one.expect.lines)
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
      if (one.expect.amounts !== undefined)
        expect(given.consequences.flatMap(({ amount }) => (amount === undefined ? [] : [amount]))).toEqual(one.expect.amounts)
      for (const { rule, ...rest } of one.expect.consequences ?? []) {
        const found = given.consequences.filter(({ cite }) => cite.rule === rule)
        expect(found, `a consequence by ${rule}`).toContainEqual(expect.objectContaining(rest))
      }
    })
})

describe('turns of tension worked out by hand', () => {
  for (const { title, one, situation } of casesIn<TensionCase>('tensions'))
    test(title, () => {
      const { run } = ask<TensionsAnswer>('tensions', situation, { turns: one.turns })
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
