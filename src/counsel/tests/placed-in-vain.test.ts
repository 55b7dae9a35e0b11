import { expect, test } from 'vitest'
import type { MayAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

test.each([
  ['campaign', '3.5.1.3b', { 'norway.capitalTaken': '1940 spring' }],
  ['2023', '49.435B (b)', {}],
])('%s %s: points in a nation that is out of the war are warned about', (edition, rule, more) => {
  const placed = (facts: object) =>
    ask<MayAnswer>(
      'may',
      { edition, turn: '1941 spring', facts: { 'france.fallen': true, 'paris.controller': 'germany', ...facts } },
      { question: 'place', by: 'axis', placements: { norway: 1 }, points: 9 },
    ).consequences.filter(({ what }) => what.startsWith('a warning'))
  expect(placed({ 'oslo.controller': 'germany', ...more })).toMatchObject([{ cite: { rule } }])
  expect(placed({})).toEqual([])
})
