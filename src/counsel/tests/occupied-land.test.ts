import { describe, expect, test } from 'vitest'
import type { MayAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const attack = (situation: object, by: string, on: string) =>
  ask<MayAnswer>('may', { edition: 'campaign', ...situation }, { question: 'attack', by, on })
const told = ({ consequences }: MayAnswer) => consequences.map(({ what }) => what)
const against = ({ refusals }: MayAnswer) => refusals.map(({ words }) => words)

const FRANCE = { 'france.fallen': true, 'paris.controller': 'germany' }
const NORWAY = { 'oslo.controller': 'germany', 'norway.capitalTaken': '1940 spring' }
const POLAND = { 'warsaw.controller': 'germany', 'poland.capitalTaken': '1939 fall' }
const BELGIUM = { 'brussels.controller': 'germany', 'belgiumLuxembourg.capitalTaken': '1940 spring' }

describe('3.5.1.3a: land of a nation that has surrendered is its occupier’s, and his enemies attack it without a declaration', () => {
  test.each([
    ['britain', 'norway', '1941 summer', { wars: [['germany', 'norway']], facts: NORWAY }, 'Oslo: Germany holds it'],
    ['us', 'france', '1944 summer', { wars: [['us', 'germany']], facts: FRANCE }, 'Paris: Germany holds it'],
    ['russia', 'poland', '1944 summer', { wars: [['germany', 'russia']], facts: POLAND }, 'Warsaw: Germany holds it'],
    ['britain', 'belgiumLuxembourg', '1944 summer', { facts: BELGIUM }, 'Brussels: Germany holds it'],
    [
      'us',
      'indochina',
      '1944 summer',
      { wars: [['us', 'japan']], facts: { ...FRANCE, 'indochina.controller': 'japan', 'indochina.surrendered': true } },
      'French Indochina: Japan holds it',
    ],
    [
      'us',
      'dutchEastIndies',
      '1944 summer',
      { wars: [['us', 'japan']], facts: { 'batavia.controller': 'japan', 'dutchEastIndies.surrendered': true } },
      'Batavia: Japan holds it',
    ],
    [
      'us',
      'italy',
      '1944 summer',
      { wars: [['us', 'germany']], facts: { 'italy.surrendered': true, 'rome.controller': 'germany' } },
      'Rome: Germany holds it',
    ],
  ])('%s attacks %s', (by, on, turn, situation, where) => {
    const answer = attack({ turn, ...situation }, by, on)
    expect([answer.allowed, against(answer)]).toEqual([true, []])
    expect(told(answer).join()).toContain(where)
  })

  test('only his enemies do', () => {
    const held = { turn: '1941 summer', facts: { ...NORWAY, ...FRANCE } }
    expect(against(attack(held, 'us', 'norway'))).toEqual(['the U.S. on Norway: Germany holds it, and they are not at war'])
    expect(against(attack(held, 'russia', 'france'))).toContain('Russia on France: Germany holds it, and they are not at war')
  })

  test('a nation that stands is no such land, though its capital is lost', () => {
    const facts = { 'oslo.controller': 'germany', 'norway.capitalTaken': '1940 spring' }
    expect(attack({ turn: '1940 spring', declarations: [{ by: 'germany', on: 'norway' }], facts }, 'britain', 'norway').allowed).toBe(false)
  })

  test('3.4.3.8: the Western Allies do not enter Russia, whoever holds it', () => {
    const facts = { 'russia.surrendered': true, 'moscow.controller': 'germany' }
    expect(attack({ turn: '1943 spring', wars: [['us', 'germany']], facts }, 'us', 'russia').allowed).toBe(false)
  })
})

describe('3.2.6a: a colony or a land that the enemy has taken is fought for as it stands', () => {
  test.each([
    ['britain', 'egypt', '1942 fall', { wars: [['italy', 'britain']], facts: { 'egypt.controller': 'italy' } }],
    ['britain', 'india', '1943 fall', { wars: [['japan', 'britain']], facts: { 'calcutta.controller': 'japan' } }],
    [
      'russia',
      'easternPoland',
      '1944 summer',
      { wars: [['germany', 'russia']], facts: { ...POLAND, 'easternPoland.controller': 'germany' } },
    ],
    ['us', 'haiphong', '1944 summer', { wars: [['us', 'japan']], facts: { ...FRANCE, 'haiphong.controller': 'japan' } }],
  ])('%s attacks %s', (by, on, turn, situation) => {
    const answer = attack({ turn, ...situation }, by, on)
    expect([answer.allowed, against(answer)]).toEqual([true, []])
  })
})

test.each(['2023', 'classic'])('50.51, %s: what a conqueror holds is attacked by his enemies', (edition) => {
  const norway = { standings: { norway: { conquered: true } }, facts: { 'oslo.controller': 'germany' } }
  expect(attack({ edition, turn: '1941 summer', ...norway }, 'britain', 'norway').allowed).toBe(true)
  const france = { wars: [['us', 'germany']], facts: FRANCE }
  expect(attack({ edition, turn: '1944 summer', ...france }, 'us', 'france').allowed).toBe(true)
})
