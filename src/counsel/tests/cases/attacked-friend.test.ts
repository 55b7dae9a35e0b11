import { describe, expect, test } from 'vitest'
import { ask } from './cases.testing.ts'

interface Verdict {
  readonly refusals: readonly { readonly cite?: { readonly rule: string } }[]
}

describe.each(['2023', 'classic'])('%s: R49-81: Russia names a Turkey that Germany attacked', (edition) => {
  const rulesOf = (choice: string, more: object): readonly (string | undefined)[] =>
    ask<Verdict>(
      'may',
      { edition, turn: '1941 spring', placements: { russia: { turkey: 1 } }, rulings: { 'R49-81': choice }, ...more },
      { question: 'name', by: 'russia', target: 'turkey' },
    ).refusals.map(({ cite }) => cite?.rule)
  const attack = { declarations: [{ by: 'germany', on: 'turkey', turn: '1940 fall' }] }

  test.each([
    { choice: 'closed', rules: ['49.433 (b)'] },
    { choice: 'open', rules: [] },
  ])('$choice', ({ choice, rules }) => {
    expect(rulesOf(choice, attack)).toEqual(rules)
    // 49.58, the second example: its enemy has no Western enemy, and it fights alone.
    expect(rulesOf(choice, { ...attack, wars: [] })).toEqual([])
    // A result by a roll closes it either way.
    expect(rulesOf(choice, { standings: { turkey: { result: -2, with: 'britain' } } })).toEqual(['49.433 (b)'])
  })
})
