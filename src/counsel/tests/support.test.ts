import { describe, expect, test } from 'vitest'
import type { MayAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const at1941 = { edition: '2023', turn: '1941 fall', tensions: { rgt: 35 } }
const declaring = (situation: object, args: object): MayAnswer =>
  ask<MayAnswer>('may', situation, { question: 'declare', by: 'russia', ...args })
const said = (answer: MayAnswer): readonly string[] => answer.consequences.map(({ what }) => what)

describe('50.25: Russia declares war on several that Germany is asked about', () => {
  test.each([
    [{ on: 'finland,rumania' }],
    [{ on: 'rumania,finland' }],
    [{ on: 'finland', alongside: [{ by: 'russia', on: ['rumania'] }] }],
  ])('%j: it is asked about each', (args) => {
    const asked = declaring(at1941, args).consequences.filter(({ what }) => what.startsWith('Germany must say'))
    expect(asked.map(({ what }) => what).toSorted()).toEqual([
      'Germany must say at once whether it supports Finland',
      'Germany must say at once whether it supports Rumania',
    ])
    expect(asked.map(({ cite }) => cite.rule)).toEqual(['50.25', '50.25'])
  })

  test('one answer may serve for all', () => {
    const lines = said(declaring(at1941, { on: 'finland,rumania', support: 'yes', choice: 'back-down' }))
    expect(lines).toContain('Russia backs down: Finland returns to its former status, its units go')
    expect(lines).toContain('Russia backs down: Rumania returns to its former status, its units go')
    expect(lines.filter((line) => line.includes('are at war'))).toEqual([])
  })

  test('R50-78: or Germany supports one of them, and Russia fights for the other', () => {
    const answer = declaring(at1941, { on: 'finland,rumania', supported: 'finland', choice: 'back-down' })
    expect(said(answer)).toContain('Russia backs down: Finland returns to its former status, its units go')
    expect(said(answer)).toContain('Germany leaves Rumania alone')
    expect(said(answer).filter((line) => line.includes('are at war'))).toEqual(['Russia and Rumania are at war'])
    expect(answer.price).toMatchObject({ russia: 20 })
  })

  test('R50-78, 50.24: one declaration on Germany, for 35, serves for both; one may be let go', () => {
    const both = declaring(at1941, { on: 'finland,rumania', support: 'yes', choice: 'declare' })
    expect(both.price).toMatchObject({ russia: 55 })
    const one = declaring(at1941, { on: 'finland,rumania', support: 'yes', choice: 'declare', abandoned: 'finland' })
    expect(said(one)).toContain('Russia backs down: Finland returns to its former status, its units go')
    expect(said(one)).toContain('Russia goes on and declares war on Germany as well over Rumania')
  })

  test('nobody answers for a country that is not asked about', () => {
    expect(declaring(at1941, { on: 'finland', supported: 'rumania' }).refusals.map(({ code }) => code)).toEqual(['not-asked'])
    expect(declaring(at1941, { on: 'finland', support: 'no', abandoned: 'finland' }).refusals.map(({ code }) => code)).toEqual([
      'not-supported',
    ])
  })

  test('R50-17: it is not asked where Russia declares war on Germany in the same breath', () => {
    const answer = declaring({ ...at1941, tensions: { rgt: 50 } }, { on: 'finland,germany' })
    expect(answer.allowed).toBe(true)
    expect(said(answer).filter((line) => line.includes('supports'))).toEqual([])
  })
})

test('classic, 50.24: Germany loses its interest in each country that it leaves alone', () => {
  const situation = {
    edition: 'classic',
    turn: '1941 fall',
    tensions: { rgt: 36 },
    standings: { bulgaria: { result: 7, with: 'germany' }, hungary: { result: 7, with: 'germany' } },
  }
  const lines = said(declaring(situation, { on: 'bulgaria,hungary', support: 'no' }))
  expect(lines).toContain('Germany leaves Bulgaria alone')
  expect(lines).toContain('Germany leaves Hungary alone')
  expect(lines.filter((line) => line === 'Germany loses its economic interest there')).toHaveLength(2)
})
