import { describe, expect, test } from 'vitest'
import { answer, type Refused } from '../../index.ts'

const refusedFor = (situation: unknown, args: Readonly<Record<string, unknown>>) => {
  const given = answer({ door: 'surrender', situation, args }) as Refused
  return given.ok ? [] : given.refusals
}

describe('a question that the book says nothing of is refused with what it can be asked', () => {
  test.each([
    { edition: 'campaign', question: 'resistance', chapter: 'changes', offers: 'overview' },
    { edition: 'campaign', question: 'russia', chapter: 'changes', offers: 'reaction' },
    { edition: '2023', question: 'overview', chapter: 'capitulation', offers: 'level' },
    { edition: 'classic', question: 'armistice', chapter: 'capitulation', offers: 'accept' },
    { edition: 'classic', question: 'collapse', chapter: 'capitulation', offers: 'russia' },
  ])('$edition: $question', ({ edition, question, chapter, offers }) => {
    const [refusal, ...others] = refusedFor({ edition }, { question })
    expect(others).toEqual([])
    expect(refusal).toMatchObject({ code: 'no-such-chapter', data: { chapter, questions: expect.arrayContaining([offers]) } })
    expect(refusal?.words).toMatch(new RegExp(`^${question}: .* says nothing of .*; it can be asked: .*${offers}`))
    expect(refusal?.data['questions']).not.toContain(question)
  })
})

describe('what is asked wrongly is said so', () => {
  const campaign = { edition: 'campaign' }
  test.each([
    { args: { question: 'nation' }, words: /^of: missing; expected one of germany, italy/ },
    { args: { question: 'nation', of: 'itlay' }, words: /^of: unknown "itlay"; did you mean "italy"\?/ },
    { args: { question: 'overvew' }, words: /^question: unknown "overvew"; did you mean "overview"\?/ },
    { args: { question: 'settle', of: 'france', vichy: 'maybe' }, words: /^vichy: unknown "maybe"/ },
    { args: { question: 'warlord', land: 'japanese', units: -1 }, words: /^units: -1; expected 0 or more/ },
    { args: { question: 'renew', by: 'russia' }, words: /^on: missing/ },
    { args: { question: 'spoils', of: 'spain' }, words: /^of: unknown "spain"/ },
    { args: { question: 'cede', lands: [] }, words: /^lands: / },
    { args: { question: 'overview', of: 'italy' }, words: /^of: nothing is asked by that name/ },
  ])('$args', ({ args, words }) => {
    const [refusal] = refusedFor(campaign, args)
    expect(refusal?.code).toBe('misasked')
    expect(refusal?.words).toMatch(words)
  })

  test('3.2.2: in Europe no land is divided before 1943', () => {
    const [refusal] = refusedFor(
      { ...campaign, turn: '1942 spring' },
      { question: 'cede', lands: [{ name: 'Greece', enemyTerritories: 1 }] },
    )
    expect(refusal).toMatchObject({ code: 'no-terms', cite: { rule: '3.2.2' }, data: { year: 1942 } })
  })
})

test('56, 58, 59.83: modifiers and a resistance that nobody reported are said to be taken as none', () => {
  const told = (of: string, facts: object = {}) => {
    const given = answer({
      door: 'surrender',
      situation: { edition: '2023', turn: '1943 spring', facts },
      args: { question: 'level', of },
    }) as {
      readonly lines?: readonly { readonly words: string }[]
      readonly steps?: readonly { readonly words: string }[]
    }
    return [...(given.lines ?? []), ...(given.steps ?? [])].map(({ words }) => words)
  }
  expect(told('italy')).toContain('other modifiers of rule 56: not reported, taken as none')
  expect(told('italy', { 'italy.surrenderModifiers': 0 })).toContain('other modifiers of rule 56')
  expect(told('france')).toContain('other modifiers of rule 58: not reported, taken as none')
  expect(told('britain')).toContain('British resistance level: not reported, taken as none')
  expect(told('britain', { 'britain.resistance': 0 })).toContain('British resistance level')
})

test('R50-69: nobody surrenders to Germany where Europe is not played', () => {
  const asked = (scenario: string, args: object, rulings: object = {}): string =>
    JSON.stringify(answer({ door: 'surrender', args, situation: { edition: '2023', scenario, turn: '1942 spring', rulings } } as never))
  for (const args of [{ question: 'accept' }, { question: 'level', of: 'britain' }, { question: 'base' }, { question: 'resistance' }]) {
    expect(asked('pacific-1939', args)).toContain('R50-69')
    expect(asked('pacific-1939', args, { 'R50-69': 'open' })).not.toContain('R50-69')
    expect(asked('european-1939', args)).not.toContain('R50-69')
  }
})
