import { expect, test } from 'vitest'
import { FACT_IDS, FACTIONS, POWERS, TARGETS, TURNS } from '../../../rules/core/index.ts'
import { nearest } from './nearest.ts'

test.each([
  { wrong: 'hungry', known: TARGETS, first: 'hungary' },
  { wrong: 'rusia', known: POWERS, first: 'russia' },
  { wrong: 'Spring 1941', known: TURNS, first: '1941 spring' },
  { wrong: '1939 autumn', known: TURNS, first: '1939 fall' },
  { wrong: 'paris.controler', known: FACT_IDS, first: 'paris.controller' },
  { wrong: 'hungary.axisFactor', known: FACT_IDS, first: 'hungary.axisFactors' },
  { wrong: 'france.surrendered', known: FACT_IDS, first: 'france.fallen' },
  { wrong: 'france.surrenderTurn', known: FACT_IDS, first: 'france.fallTurn' },
  { wrong: 'western allies', known: FACTIONS, first: 'westernAllies' },
])('"$wrong" was probably "$first"', ({ wrong, known, first }) => {
  expect(nearest(wrong, known as readonly string[])[0]).toBe(first)
})

test('what is like nothing has no neighbours', () => {
  expect(nearest('zzzzzzzzzz', TARGETS)).toEqual([])
})
