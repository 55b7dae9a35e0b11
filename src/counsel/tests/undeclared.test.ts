import { describe, expect, test } from 'vitest'
import type { CooperateAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

/** A war that a file names without saying who declared it. */
describe('where something turns on who declared a war and nobody is named, it is said', () => {
  const because = (situation: object): readonly string[] =>
    ask<CooperateAnswer>('cooperate', { turn: '1940 summer', ...situation }, { one: 'britain', other: 'france' }).because.map(
      ({ cite }) => cite.rule,
    )

  test.each(['classic', '2023'])('%s, 53.21A-1: Anglo-French limits and the Italian war', (edition) => {
    expect(because({ edition, wars: [['italy', 'britain']] })).toContain('53.21A-1')
    expect(because({ edition, declarations: [{ by: 'britain', on: 'italy' }] })).not.toContain('53.21A-1')
    expect(because({ edition })).not.toContain('53.21A-1')
  })

  const footnotes = (door: string, situation: object, args: Readonly<Record<string, unknown>>): readonly string[] =>
    (ask<{ readonly footnotes?: readonly { readonly words: string }[] }>(door, situation, args).footnotes ?? []).map(({ words }) => words)
  const askedWho = expect.arrayContaining([expect.stringContaining('no report says who declared it')])
  const terms = (of: string, situation: object) =>
    footnotes('surrender', { edition: 'campaign', turn: '1942 summer', ...situation }, { question: 'nation', of })

  test('3.6.2b: Italy’s surrender', () => {
    expect(terms('italy', { wars: [['italy', 'britain']] })).toEqual(askedWho)
    expect(terms('italy', { declarations: [{ by: 'italy', on: 'britain' }] })).not.toEqual(askedWho)
  })

  test('3.6.8.2, 3.6.8.3: American terms for Japan', () => {
    expect(terms('usToJapan', { wars: [['us', 'japan']] })).toEqual(askedWho)
    expect(terms('usToJapan', { declarations: [{ by: 'us', on: 'japan' }] })).not.toEqual(askedWho)
    expect(terms('usToJapan', { wars: [['us', 'japan']], tensions: { usjt: 30 } })).not.toEqual(askedWho)
  })

  test.each(['classic', '2023'])('%s, 53.21A: Germany’s war on Russia, if Russia may have declared it', (edition) => {
    const wars = [{ between: ['germany', 'russia'], since: '1940 summer' }]
    const pair = { one: 'britain', other: 'france', activity: 'stack' }
    expect(footnotes('cooperate', { edition, turn: '1940 fall', wars }, pair)).toEqual(askedWho)
    expect(footnotes('cooperate', { edition, turn: '1940 fall', wars, tensions: { rgt: 20 } }, pair)).not.toEqual(askedWho)
  })

  test.each(['classic', '2023'])('%s: Italy’s surrender level by who declared its war', (edition) => {
    const wars = [{ between: ['italy', 'britain'], since: '1940 spring' }]
    expect(footnotes('surrender', { edition, turn: '1943 summer', wars }, { question: 'level', of: 'italy' })).toEqual(askedWho)
  })
})
