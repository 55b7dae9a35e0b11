import { describe, expect, test } from 'vitest'
import type { MayAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const declaring = (situation: object, by: string, on: string): MayAnswer =>
  ask<MayAnswer>('may', { turn: '1941 spring', ...situation }, { question: 'declare', by, on })

describe.each(['2023', 'classic'])('%s, 50.23: a conquered country is under the control of whoever holds it', (edition) => {
  const baltic = {
    edition,
    facts: { 'riga.controller': 'russia' },
    declarations: [{ by: 'russia', on: 'balticStates', turn: '1940 summer' }],
  }

  test('Germany on the Baltic States that Russia has: war with Russia for 35', () => {
    const answer = declaring(baltic, 'germany', 'balticStates')
    expect(answer.refusals).toEqual([])
    expect(answer.price).toEqual({ germany: 35 })
    expect(answer.consequences.map(({ what }) => what)).toContain('Germany and Russia are at war')
  })

  test.each([
    ['poland', 'warsaw.controller'],
    ['denmark', 'copenhagen.controller'],
  ])('Russia on %s that Germany has: war with Germany for 35, by the same bar', (on, city) => {
    const facts = { [city]: 'germany' }
    expect(declaring({ edition, tensions: { rgt: 50 }, facts }, 'russia', on).price).toEqual({ russia: 35 })
    expect(
      declaring({ edition, tensions: { rgt: 40 }, facts }, 'russia', on)
        .refusals.map(({ words }) => words)
        .join(),
    ).toContain('Russia on Germany')
  })

  test('R50-32: whoever fights its holder needs no other declaration, and nobody declares war on what he has', () => {
    const facts = { 'copenhagen.controller': 'germany' }
    expect(declaring({ edition, facts }, 'britain', 'denmark').refusals.map(({ words }) => words)).toEqual([
      'Britain on Denmark: at war already, as with Germany',
    ])
    expect(declaring({ edition, facts }, 'germany', 'denmark').refusals.map(({ words }) => words)).toEqual([
      'Germany on Denmark: it is conquered',
    ])
  })
})
