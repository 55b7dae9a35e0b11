import { describe, expect, test } from 'vitest'
import type { Answer, MayAnswer, StatusAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

type Facts = Readonly<Record<string, unknown>>

const at = (turn: string, facts: Facts, more: object = {}) => ({ edition: 'campaign', turn, facts, ...more })
const status = (situation: object, country: string) => ask<StatusAnswer>('status', situation, { country }).countries[0]

describe('3.5.1: a nation without a table surrendered in the phase after its capital fell', () => {
  const denmark = (turn: string, facts: Facts = {}) =>
    at(
      turn,
      { 'copenhagen.controller': 'germany', 'denmark.capitalTaken': '1940 spring', ...facts },
      { declarations: [{ by: 'germany', on: 'denmark', turn: '1940 spring' }] },
    )

  test('Copenhagen fell in Spring 1940: due in Summer, over by Fall', () => {
    expect(status(denmark('1940 spring'), 'denmark')?.status).toBe('neutral')
    expect(status(denmark('1940 summer'), 'denmark')?.status).toBe('neutral')
    expect(status(denmark('1940 fall'), 'denmark')?.status).toBe('surrendered')
    expect(status(denmark('1943 summer'), 'denmark')?.status).toBe('surrendered')
    expect(status(denmark('1943 summer', { 'denmark.conquered': false }), 'denmark')?.status).toBe('neutral')
  })

  test('it is said to follow', () => {
    const { derived } = ask<StatusAnswer & Answer>('status', denmark('1943 summer'), { country: 'denmark' })
    expect(derived).toMatchObject([{ words: 'Denmark is conquered, since its capital fell in Spring 1940', cite: { rule: '3.5.1' } }])
  })

  test('nobody declares war on it, or comes to help', () => {
    const may = (args: object) => ask<MayAnswer>('may', denmark('1943 summer'), args as Readonly<Record<string, unknown>>)
    expect(may({ question: 'declare', by: 'britain', on: 'denmark' }).allowed).toBe(false)
    expect(may({ question: 'intervene', by: 'westernAllies', on: 'denmark' }).refusals).toMatchObject([{ cite: { rule: '3.5.1.3b' } }])
  })

  test.each([
    ['portugal', 'lisbon', 'germany'],
    ['iraq', 'baghdad', 'germany'],
    ['persia', 'teheran', 'russia'],
    ['balticStates', 'riga', 'germany'],
    ['netherlands', 'theHague', 'germany'],
    ['thailand', 'bangkok', 'britain'],
    ['dutchEastIndies', 'batavia', 'japan'],
  ])('%s, %s held by %s since Spring 1941', (country, capital, holder) => {
    const taken = { [`${capital}.controller`]: holder, [`${country}.capitalTaken`]: '1941 spring' }
    expect(status(at('1941 fall', taken), country)?.status).toBe('surrendered')
    expect(status(at('1941 summer', taken), country)?.status).not.toBe('surrendered')
  })
})

describe('3.4.2.2b: the Indies are under British command from the year start after the Dutch surrender', () => {
  const economy = (situation: object) => status(situation, 'dutchEastIndies')?.economy.map(({ cite }) => cite.rule)
  const fallen = { 'netherlands.conquered': true, 'netherlands.capitalTaken': '1940 spring' }

  test('the turn of the surrender follows from the fall of The Hague, however it is told', () => {
    expect(economy(at('1941 summer', fallen))).toEqual(['3.4.2.2b'])
    expect(economy(at('1940 winter', fallen))).toEqual(['3.5.2'])
    expect(economy(at('1941 summer', { 'theHague.controller': 'germany', 'netherlands.capitalTaken': '1940 spring' }))).toEqual([
      '3.4.2.2b',
    ])
    expect(economy(at('1941 summer', { 'theHague.controller': 'germany', 'netherlands.occupiedSince': '1940 spring' }))).toEqual([
      '3.4.2.2b',
    ])
    // The Hague fell in Winter 1940: the surrender is of Spring 1941, the year start that follows it 1942.
    const late = { 'netherlands.conquered': true, 'netherlands.capitalTaken': '1940 winter' }
    expect(economy(at('1941 summer', late))).toEqual(['3.5.2'])
    expect(economy(at('1942 spring', late))).toEqual(['3.4.2.2b'])
    expect(economy(at('1941 summer', { ...fallen, 'netherlands.surrenderTurn': '1941 spring' }))).toEqual(['3.5.2'])
  })

  test('a conquest without a date is asked for it', () => {
    const { footnotes } = ask<StatusAnswer & Answer>('status', at('1944 summer', { 'netherlands.conquered': true }), {
      country: 'dutchEastIndies',
    })
    expect(footnotes).toMatchObject([{ fact: 'netherlands.surrenderTurn', cite: { rule: '3.4.2.2b' } }])
  })

  test('Dutch rule goes on where only the turn of the surrender is told', () => {
    const notes = status(at('1940 fall', { 'netherlands.surrenderTurn': '1940 summer' }), 'dutchEastIndies')?.notes
    expect(notes?.map(({ cite }) => cite.rule)).toContain('3.5.1.4a')
  })
})

describe('3.5.1: a capital in enemy hands since nobody knows when is asked about, at every door that reads the nation', () => {
  const wanted = (country: string, facts: Facts, args: Readonly<Record<string, unknown>>) =>
    (ask<MayAnswer & Answer>('may', at('1943 summer', facts), args).footnotes ?? [])
      .map(({ words }) => words)
      .filter((words) => words.includes(`${country}.capitalTaken`))

  test.each([
    ['greece', 'athens'],
    ['turkey', 'ankara'],
    ['poland', 'warsaw'],
    ['denmark', 'copenhagen'],
    ['portugal', 'lisbon'],
  ])('%s', (country, capital) => {
    const held = { [`${capital}.controller`]: 'germany' }
    const declare = { question: 'declare', by: 'britain', on: country }
    const enter = { question: 'enter', by: 'britain', in: country, how: 'ground' }
    for (const args of [declare, enter]) {
      expect(wanted(country, held, args)).toHaveLength(1)
      expect(wanted(country, { ...held, [`${country}.capitalTaken`]: '1941 spring' }, args)).toEqual([])
      expect(wanted(country, {}, args)).toEqual([])
    }
  })
})
