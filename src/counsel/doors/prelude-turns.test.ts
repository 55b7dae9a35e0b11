import { describe, expect, test } from 'vitest'
import { answer } from './doors.ts'

const PRELUDE = { edition: '2023', options: ['gathering-storm'], turn: '1939 summer' }

const rulesOf = (given: object): readonly string[] =>
  ((given as { readonly refusals?: readonly { readonly cite?: { readonly rule: string } }[] }).refusals ?? []).map(
    ({ cite }) => cite?.rule ?? '',
  )

describe('R50-74: asked in Summer 1939', () => {
  test.each([
    { door: 'reckon', args: { target: 'hungary', by: 'axis' } },
    { door: 'allot', args: {} },
    { door: 'tensions', args: {} },
    { door: 'entry', args: {} },
    { door: 'namings', args: { by: 'axis' } },
    { door: 'secrets', args: {} },
    { door: 'sequence', args: {} },
    { door: 'year-start', args: {} },
    { door: 'may', args: { question: 'name', by: 'axis', target: 'hungary' } },
    { door: 'may', args: { question: 'use-tension-point', by: 'axis', track: 'usat' } },
    { door: 'may', args: { question: 'mobilize', power: 'us' } },
  ])('$door $args.question: points, rolls and tension have not begun', ({ door, args }) => {
    expect(rulesOf(answer({ door, situation: PRELUDE, args }))).toContain('R50-74')
  })
  test('a slip in the question is said all the same', () => {
    expect(rulesOf(answer({ door: 'reckon', situation: PRELUDE, args: { target: 'hungry', by: 'axis' } }))).toEqual([''])
  })
  test.each([
    { door: 'cooperate', args: { one: 'britain', other: 'france' } },
    { door: 'war-room', args: {} },
    { door: 'notices', args: {} },
    { door: 'may', args: { question: 'declare', by: 'italy', on: 'albania' } },
  ])('$door $args.question: what rules 50 to 53 say is answered, with a word that it is the prelude', ({ door, args }) => {
    const given = answer({ door, situation: PRELUDE, args })
    expect(given.ok).toBe(true)
    expect(given.footnotes?.map(({ cite }) => cite?.rule)).toContain('R50-74')
    expect(given.levelsAt).toBeUndefined()
  })
})

test.each([
  { edition: '2023', words: 'turn: 1939 summer, before the game begins; expected a turn from 1939 fall on, or the option gathering-storm' },
  { edition: 'classic', words: 'this book has no prelude' },
])('83.31A-b, R50-74: conquests before Fall 1939, by the book of $edition', ({ edition, words }) => {
  const args = { question: 'prorated', country: 'poland', by: 'germany', turn: '1939 summer', prorated: 8 }
  const given = answer({ door: 'conquest', situation: { edition }, args }) as unknown as { readonly refusals: readonly { words: string }[] }
  expect(given.refusals[0]?.words).toContain(words)
})
