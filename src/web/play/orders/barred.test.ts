import { describe, expect, test } from 'vitest'
import { refuse } from '../../../rules/core/index.ts'
import { barredAlike } from './barred.ts'

const cite = { book: '2023', rule: '50.11' } as const

describe('what may not be done, by its reason', () => {
  test('one reason stands once, with all that it bars', () => {
    const bars = ['Albania', 'Austria', 'Croatia'].map((name) => ({ name, refusals: [refuse('no', `${name}: no points go there`, cite)] }))
    expect(barredAlike(bars)).toEqual([{ names: ['Albania', 'Austria', 'Croatia'], refusals: [refuse('no', 'no points go there', cite)] }])
  })

  test('another rule is another reason, though it is said alike', () => {
    const other = { ...cite, rule: '50.12' }
    const bars = [cite, other].map((one, index) => ({ name: `War on ${index}`, refusals: [refuse('no', `war on ${index}: not now`, one)] }))
    expect(barredAlike(bars).map(({ names }) => names)).toEqual([['War on 0'], ['War on 1']])
  })

  test('a choice is said longer than what is barred: `Declare war: Germany on Greece` and `Germany on Greece`', () => {
    const refusals = [refuse('no', 'Germany on Greece: no minor country in Fall 1939')]
    expect(barredAlike([{ name: 'Declare war: Germany on Greece', refusals }])[0]?.refusals[0]?.words).toBe('no minor country in Fall 1939')
  })

  test('a manner of naming is no other country: `Hungary, in reaction`', () => {
    const bars = ['Hungary', 'Rumania'].map((name) => ({
      name: `${name}, in reaction`,
      refusals: [refuse('no', `${name}: no reaction now`)],
    }))
    expect(barredAlike(bars)).toHaveLength(1)
  })

  test('what is not said of the thing itself stays as it was said', () => {
    const refusals = [refuse('no', 'at war already: since Fall 1939')]
    expect(barredAlike([{ name: 'Declare war: Germany on France', refusals }])[0]?.refusals).toEqual(refusals)
  })
})
