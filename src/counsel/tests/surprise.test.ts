import { describe, expect, test } from 'vitest'
import type { MayAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

/** What a Japanese declaration on the Indies and Britain brings. */
const brought = (usjt: unknown) => {
  const situation = { edition: 'campaign', turn: '1941 winter', tensions: { usjt } }
  const { consequences } = ask<MayAnswer>('may', situation, { question: 'declare', by: 'japan', on: ['dutchEastIndies', 'britain'] })
  return consequences.map(({ cite }) => cite.rule)
}

describe('3.5.1.4d: Japan at war with the Indies and Britain', () => {
  test('below 40 nobody is called on, and Allied forces are frozen', () => {
    expect(brought(39)).toEqual(expect.arrayContaining(['3.5.1.4d', '3.3.3.7']))
    expect(brought(39)).not.toContain('3.5.2.3a')
  })

  test('from 40 on the Indies call for help', () => {
    expect(brought(40)).toContain('3.5.2.3a')
    for (const rule of ['3.5.1.4d', '3.3.3.7']) expect(brought(40)).not.toContain(rule)
  })

  test('RC-85: a level of 40 that was reached and fell again surprises nobody', () => {
    const fallen = { actual: 38, effective: 38, highest: 40 }
    expect(brought(fallen)).toContain('3.5.2.3a')
    for (const rule of ['3.5.1.4d', '3.3.3.7']) expect(brought(fallen)).not.toContain(rule)
  })
})
