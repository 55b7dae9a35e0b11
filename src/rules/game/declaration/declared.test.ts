import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../../editions/index.ts'
import { ACTS } from '../acts/register.ts'
import { ORDERS } from '../orders/register.ts'
import { EVENT_TYPES, eventDeclarationOf, isOrderType } from './declared.ts'

const twice = (names: readonly string[]): readonly string[] => names.filter((name, index) => names.indexOf(name) !== index)

describe('the register of orders and acts', () => {
  test('no order, act, event or first word stands in it twice', () => {
    expect(twice(ORDERS.map(({ type }) => type))).toEqual([])
    expect(twice(ACTS.map(({ is }) => is))).toEqual([])
    expect(twice([...ORDERS, ...ACTS].flatMap(({ events }) => Object.keys(events)))).toEqual([])
    expect(twice(ORDERS.flatMap(({ short }) => short?.word ?? []))).toEqual([])
  })

  test('an order that the referee alone can move along belongs to no stage and has no short form', () => {
    expect(ORDERS.filter(({ short }) => short === null).map(({ type }) => type)).toEqual(['open-year', 'open-phase', 'close-phase'])
  })

  test('49.21, 51.3: what is not shown to everybody', () => {
    expect(EVENT_TYPES.filter((type) => eventDeclarationOf({ type }).show !== 'everything')).toEqual([
      'passed',
      'standing-order-given',
      'allocation-sealed',
      'allocation-drafted',
      'taken-back',
      'rules-agreed',
      'strike',
    ])
  })
})

describe.each(EDITIONS.map(({ id }) => openBook(id)))('$title: the sequence of play', ({ sequence }) => {
  test('every order in it is one that there is, and so is every act', () => {
    const acts = ACTS.map(({ is }): string => is)
    for (const { orders, enter = [], leave = [] } of sequence) {
      expect(orders.filter((name) => !isOrderType(name))).toEqual([])
      expect([...enter, ...leave].filter(({ is }) => !acts.includes(is))).toEqual([])
    }
  })
})
