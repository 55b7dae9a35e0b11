import { describe, expect, test } from 'vitest'
import { ask } from './cases.testing.ts'

interface Verdict {
  readonly allowed: boolean
  readonly refusals: readonly { readonly cite?: { readonly rule: string } }[]
}

const EUROPE = 'european-1939'
const PACIFIC = 'pacific-1939'

const rulesOf = (edition: string, scenario: string, args: Readonly<Record<string, unknown>>, more: object = {}): readonly string[] =>
  ask<Verdict>('may', { edition, scenario, turn: '1940 summer', ...more }, args).refusals.map(({ cite }) => cite?.rule ?? '')

const declare = (by: string, on: string) => ({ question: 'declare', by, on })
const open = { rulings: { 'R50-69': 'open' } }

describe.each(['2023', 'classic'])('R50-69: the theatre that is not played, in the book of %s', (edition) => {
  test.each([
    { scenario: EUROPE, by: 'japan', on: 'britain' },
    { scenario: EUROPE, by: 'us', on: 'japan' },
    { scenario: EUROPE, by: 'russia', on: 'japan' },
    { scenario: 'scenario-1939', by: 'japan', on: 'russia' },
    { scenario: PACIFIC, by: 'germany', on: 'norway' },
    { scenario: PACIFIC, by: 'britain', on: 'norway' },
    { scenario: PACIFIC, by: 'us', on: 'germany' },
  ])('in $scenario $by does not declare war on $on', ({ scenario, by, on }) => {
    expect(rulesOf(edition, scenario, declare(by, on))).toContain('R50-69')
    expect(rulesOf(edition, scenario, declare(by, on), open)).not.toContain('R50-69')
  })

  test.each([
    { scenario: EUROPE, by: 'germany', on: 'norway' },
    { scenario: EUROPE, by: 'us', on: 'germany' },
    { scenario: PACIFIC, by: 'japan', on: 'us' },
    { scenario: PACIFIC, by: 'japan', on: 'britain' },
    { scenario: PACIFIC, by: 'japan', on: 'australia' },
    { scenario: PACIFIC, by: 'japan', on: 'india' },
    { scenario: PACIFIC, by: 'russia', on: 'japan' },
    { scenario: 'global-war-1939', by: 'japan', on: 'us' },
    { scenario: 'global-war-1939', by: 'germany', on: 'norway' },
  ])('in $scenario it has nothing against $by on $on', ({ scenario, by, on }) => {
    expect(rulesOf(edition, scenario, declare(by, on))).not.toContain('R50-69')
  })

  test.each([
    { scenario: EUROPE, lender: 'flyingTigers', to: 'us', isClosed: true },
    { scenario: EUROPE, lender: 'canada', to: 'us', isClosed: false },
    { scenario: EUROPE, lender: 'spain', to: 'germany', isClosed: false },
    { scenario: PACIFIC, lender: 'spain', to: 'germany', isClosed: true },
    { scenario: PACIFIC, lender: 'australia', to: 'us', isClosed: false },
    { scenario: PACIFIC, lender: 'flyingTigers', to: 'us', isClosed: false },
  ])('52: in $scenario $lender lends to $to: closed $isClosed', ({ scenario, lender, to, isClosed }) => {
    const rules = rulesOf(edition, scenario, { question: 'lend', lender, to, units: 1 })
    expect(rules.includes('R50-69')).toBe(isClosed)
  })

  test('nobody rolls for a country of Europe where only the Pacific is played', () => {
    const name = { question: 'name', by: 'axis', target: 'bulgaria' }
    expect(rulesOf(edition, PACIFIC, name)).toContain('R50-69')
    expect(rulesOf(edition, PACIFIC, name, open)).not.toContain('R50-69')
    expect(rulesOf(edition, EUROPE, name)).not.toContain('R50-69')
  })
})
