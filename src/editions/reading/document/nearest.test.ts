import { expect, test } from 'vitest'
import { inTime } from '../../../../test/in-time.ts'
import { FACT_IDS, FACTIONS, POWERS, TARGETS, TURNS } from '../../../rules/core/index.ts'
import { hintsForOneAnswer, nearest } from './nearest.ts'

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

test('a name is compared with a thousand others at most, and with none that is longer than any of ours', () => {
  const names = Array.from({ length: 5_000 }, (_, at) => `hungary ${at}`)
  expect(nearest('hungary 999', names)[0]).toBe('hungary 999')
  expect(nearest('hungary 4999', names)).not.toContain('hungary 4999')
  expect(nearest('x'.repeat(80), ['x'.repeat(81)])).toEqual([])
  expect(nearest('x'.repeat(81), ['x'.repeat(81)])).toEqual([])
})

test('the longest name takes a moment among the longest thousand', () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `abcdefghij ${at} `.repeat(5).slice(0, 80))
  inTime(400, () => nearest('bacdefghij 1 '.repeat(6), names))
})

test('in one answer three names are compared with those that are known, and no more', () => {
  let compared = 0
  const counted = new Proxy([...TARGETS] as readonly string[], {
    get: (names, key) => {
      if (key === 'slice') compared++
      return Reflect.get(names, key) as unknown
    },
  })
  const hint = hintsForOneAnswer()
  const hints = Array.from({ length: 1_000 }, () => hint('hungry', counted))
  expect(compared).toBe(3)
  expect(hints.filter((names) => names.length > 0)).toHaveLength(3)
})
