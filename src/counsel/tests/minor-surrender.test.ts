import { expect, test } from 'vitest'
import type { MayAnswer, OverviewAnswer, StatusAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const fallen = (turn: string) => ({
  edition: 'campaign',
  turn,
  wars: [
    { between: ['germany', 'norway'], since: '1940 spring' },
    { between: ['germany', 'britain'], since: '1939 fall' },
  ],
  facts: { 'oslo.controller': 'germany', 'norway.capitalTaken': '1940 spring' },
})

const helped = (turn: string) => ask<MayAnswer>('may', fallen(turn), { question: 'intervene', by: 'westernAllies', on: 'norway' })
const overview = (turn: string) => ask<OverviewAnswer>('surrender', fallen(turn), { question: 'overview' })

test('3.5.1, 3.2.1a: in the turn Oslo falls Norway may still be helped, and nothing is to be settled', () => {
  expect(helped('1940 spring').allowed).toBe(true)
  expect(overview('1940 spring')).toMatchObject({ mayProceed: true, minors: [{ nation: 'norway', is: 'later' }] })
})

test('3.5.1, 3.2.1a: in the phase after it the surrender is to be settled before all else', () => {
  expect(overview('1940 summer')).toMatchObject({
    mayProceed: false,
    unsettled: [{ data: { of: 'norway' }, cite: { rule: '3.5.1' } }],
    minors: [{ nation: 'norway', is: 'due', words: 'Oslo fell in Spring 1940; it surrenders in this phase' }],
  })
})

test('3.5.1: its status says so, and no help comes any more', () => {
  const { countries } = ask<StatusAnswer>('status', fallen('1940 summer'), { country: 'norway' })
  expect(countries[0]?.notes).toContainEqual({
    words: 'Oslo fell in Spring 1940; it surrenders in this phase',
    cite: { book: 'campaign', rule: '3.5.1' },
  })
  const { allowed, refusals } = helped('1940 summer')
  expect([allowed, ...refusals.map(({ cite }) => cite?.rule)]).toEqual([false, '3.5.1'])
})

test('3.5.1.3b: a turn later it is over', () => {
  expect(overview('1940 fall')).toMatchObject({ mayProceed: true, minors: [] })
})
