import { expect, test } from 'vitest'
import type { NationAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const asked = (of: string, facts: Readonly<Record<string, unknown>>) => {
  const { duties, state } = ask<NationAnswer>('surrender', { edition: 'campaign', turn: '1945 spring', facts }, { question: 'nation', of })
  return {
    duties: duties.map(({ id, present, least, isKept }) => [id, present, least, isKept]),
    meanwhile: state.meanwhile.map(({ cite }) => cite.rule),
  }
}

test('3.6.3.1c: four divisions in Tokyo, told as short or kept, once Japan gives in', () => {
  expect(asked('japan', { 'japan.surrendered': true, 'tokyo.alliedDivisions': 3 }).duties).toEqual([['tokyo', 3, 4, false]])
  expect(asked('japan', { 'japan.surrendered': true, 'tokyo.alliedDivisions': 4 }).duties).toEqual([['tokyo', 4, 4, true]])
  expect(asked('japan', { 'tokyo.controller': 'us' }).duties).toEqual([['tokyo', 0, 4, false]])
  expect(asked('japan', {}).duties).toEqual([])
})

test('3.6.1.1b, RC-30: four in Berlin where there was a redoubt', () => {
  const after = { 'germany.surrendered': true, 'berlin.alliedDivisions': 2 }
  expect(asked('germany', { ...after, 'berchtesgaden.redoubt': true }).duties).toEqual([['berlin', 2, 4, false]])
  expect(asked('germany', after).duties).toEqual([])
})

test('3.6.1.1a: a redoubt stands only until the surrender', () => {
  expect(asked('germany', { 'berchtesgaden.redoubt': true }).meanwhile).toContain('3.6.1.1a')
  expect(asked('germany', { 'berchtesgaden.redoubt': true, 'germany.surrendered': true }).meanwhile).not.toContain('3.6.1.1a')
})
