import { describe, expect, test } from 'vitest'
import type { CooperateAnswer, NationAnswer } from '../index.ts'
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

  const meanwhile = (of: string, situation: object): readonly string[] =>
    ask<NationAnswer>(
      'surrender',
      { edition: 'campaign', turn: '1942 summer', ...situation },
      { question: 'nation', of },
    ).state.meanwhile.map(({ what }) => what)
  const unreported = expect.arrayContaining([expect.stringContaining('is not reported')])

  test('3.6.2b: Italy’s surrender', () => {
    expect(meanwhile('italy', { wars: [['italy', 'britain']] })).toEqual(unreported)
    expect(meanwhile('italy', { declarations: [{ by: 'italy', on: 'britain' }] })).not.toEqual(unreported)
  })

  test('3.6.8.2, 3.6.8.3: American terms for Japan', () => {
    expect(meanwhile('usToJapan', { wars: [['us', 'japan']] })).toEqual(unreported)
    expect(meanwhile('usToJapan', { declarations: [{ by: 'us', on: 'japan' }] })).not.toEqual(unreported)
    expect(meanwhile('usToJapan', { wars: [['us', 'japan']], facts: { 'pearlHarbor.attacked': true } })).not.toEqual(unreported)
  })
})
