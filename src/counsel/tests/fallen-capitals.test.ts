import { describe, expect, test } from 'vitest'
import type { MayAnswer, StatusAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const may = (situation: object, args: Readonly<Record<string, unknown>>) =>
  ask<MayAnswer>('may', { edition: 'campaign', ...situation }, args)
const enter = (by: string, land: string) => ({ question: 'enter', by, in: land, how: 'ground', stage: 'ops' })
const react = (of: string) => ({ question: 'use-forces', of, arm: 'ground', task: 'react' })
const said = ({ allowed, refusals }: MayAnswer) => (allowed ? 'allowed' : refusals[0]?.code)

const norway = (turn: string, taken?: string) => ({
  turn,
  declarations: [{ by: 'germany', on: 'norway', turn: '1940 spring' }],
  facts: { 'oslo.controller': 'germany', ...(taken === undefined ? {} : { 'norway.capitalTaken': taken }) },
})

describe('3.2, 3.5.1: the phase opens the turn, so a surrender of this phase is done in Orders and Ops', () => {
  test.each([
    ['1940 spring', 'allowed', 'closed', 'neutral'],
    ['1940 summer', 'not-its-task', 'allowed', 'allowed'],
    ['1940 fall', 'not-its-task', 'allowed', 'allowed'],
  ])('Oslo fell in Spring 1940; asked in %s', (turn, own, entry, attack) => {
    const situation = norway(turn, '1940 spring')
    expect(said(may(situation, react('norway')))).toBe(own)
    expect(said(may(situation, enter('britain', 'norway')))).toBe(entry)
    expect(said(may(situation, { question: 'attack', by: 'britain', on: 'norway' }))).toBe(attack)
  })

  test('Greece is friendly land to Italy from then on', () => {
    const facts = { 'athens.controller': 'germany', 'greece.capitalTaken': '1941 spring' }
    const declarations = [
      { by: 'italy', on: 'britain', turn: '1940 summer' },
      { by: 'germany', on: 'greece', turn: '1941 spring' },
    ]
    expect(may({ turn: '1941 summer', declarations, facts }, enter('italy', 'greece')).allowed).toBe(true)
  })
})

describe('3.5.1: what hangs on the turn in which a capital fell is not known while nobody reports it', () => {
  test('Oslo is German, nobody says since when', () => {
    const situation = norway('1941 summer')
    for (const args of [react('norway'), enter('britain', 'norway'), { question: 'attack', by: 'britain', on: 'norway' }])
      expect(may(situation, args)).toMatchObject({ allowed: false, refusals: [{ code: 'unreported', cite: { rule: '3.5.1' } }] })
    expect(may(situation, enter('britain', 'norway')).refusals[0]?.words).toBe(
      'Norway: the turn in which Oslo fell is not reported; allowed if it fell before Summer 1941',
    )
    expect(may(situation, react('norway')).refusals[0]?.words).toContain('allowed only if it fell in Summer 1941')
  })

  test('it fell in this turn if the war began in it, and nothing hangs on it where both come to the same', () => {
    const situation = norway('1940 spring')
    expect(said(may(situation, react('norway')))).toBe('allowed')
    expect(said(may(situation, enter('britain', 'norway')))).toBe('closed')
    expect(said(may(norway('1941 summer'), enter('germany', 'norway')))).toBe('allowed')
  })

  test('the status says both', () => {
    const name = (situation: object) =>
      ask<StatusAnswer>('status', { edition: 'campaign', ...situation }, { country: 'poland' }).countries[0]?.statusName
    const facts = { 'warsaw.controller': 'germany' }
    expect(name({ turn: '1941 summer', facts })).toBe('Minor Ally, or Surrendered if its capital fell before Summer 1941')
    expect(name({ turn: '1941 summer', facts: { ...facts, 'poland.capitalTaken': '1939 fall' } })).toBe('Surrendered')
  })
})
