import { describe, expect, test } from 'vitest'
import { factSays } from '../words/fact-words.ts'
import { type FactGroup, THEATRES } from './fact.ts'
import {
  type ChoiceOf,
  type CountFact,
  checkValue,
  type DateFact,
  FACT_IDS,
  FACTS,
  type FactId,
  gathered,
  isFactId,
  NOT_IN_SOURCES,
  type YesNoFact,
} from './facts.ts'

describe('the vocabulary', () => {
  test('ids are subject and aspect in camel case', () => {
    expect(FACT_IDS.filter((id) => !/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(id))).toEqual([])
  })

  test('two facts of one name are an error', () => {
    const axisFactors = { type: 'count', words: 'factors', start: 0, least: 0, most: 9, lasts: { is: 'turn' } } as const
    const one: FactGroup = { theatre: 'balkans', group: 'one', blocks: [{ of: { hungary: null }, facts: { axisFactors } }] }
    expect(() => gathered([one, { ...one, group: 'other' }])).toThrow('two facts are called hungary.axisFactors')
  })

  test('every fact has its theatre, and a family its subjects’ names', () => {
    expect(FACT_IDS.filter((id) => !THEATRES.includes(FACTS[id].theatre))).toEqual([])
    expect(FACTS['hungary.axisFactors'].words).toBe('Axis ground and air factors in Hungary')
    expect(FACTS['atlanticBox.transports'].words).toBe('transports in the Atlantic box')
  })

  test('every start value is one the fact may have', () => {
    expect(FACT_IDS.filter((id) => checkValue(FACTS[id], FACTS[id].start) !== undefined)).toEqual([])
  })

  test('words are short, name their subject and are not said twice', () => {
    expect(FACT_IDS.filter((id) => FACTS[id].words.split(' ').length > 14)).toEqual([])
    expect(FACT_IDS.filter((id) => /[{}]|^\s|\.$/.test(FACTS[id].words))).toEqual([])
    expect(FACT_IDS.filter((id, index) => FACT_IDS.findIndex((other) => FACTS[other].words === FACTS[id].words) !== index)).toEqual([])
  })

  test('every choice has words of its own', () => {
    const choices = FACT_IDS.map((id) => FACTS[id]).flatMap((fact) => (fact.type === 'choice' ? [fact] : []))
    expect(choices.filter(({ choices: ids, says }) => new Set(ids.map((id) => says[id])).size !== ids.length)).toEqual([])
    expect(choices.flatMap(({ says }) => Object.values(says)).filter((words) => /[a-z][A-Z]/.test(words))).toEqual([])
    expect(factSays('pacificFleet.base', 'usBox')).toBe('the U.S. box')
    expect(factSays('paris.controller', 'germany')).toBe('Germany')
    expect(factSays('france.fallTurn', '1940 summer')).toBe('Summer 1940')
  })

  test('start values of ours are listed once each', () => {
    expect(new Set(NOT_IN_SOURCES).size).toBe(NOT_IN_SOURCES.length)
    expect(NOT_IN_SOURCES.filter((id) => !isFactId(id))).toEqual([])
  })

  test('only its own names are facts', () => {
    expect(['paris.controller', 'ukraine.axisFactors', 'paris', 'toString'].map(isFactId)).toEqual([true, false, false, false])
  })

  test('ids and choices are known to the compiler', () => {
    const flag: YesNoFact = 'france.fallen'
    const number: CountFact = 'hungary.axisFactors'
    const turn: DateFact = 'kiev.firstTaken'
    const war: ChoiceOf<'bessarabia.borderWar'> = 'open'
    // @ts-expect-error a yes-no fact counts nothing
    const wrong: CountFact = 'france.fallen'
    expect([flag, number, turn, wrong].map((id) => FACTS[id].type)).toEqual(['yes-no', 'count', 'date', 'yes-no'])
    expect(checkValue(FACTS['bessarabia.borderWar'], war)).toBeUndefined()
  })
})

describe('a wrong value is answered with what was expected', () => {
  test.each<{ id: FactId; value: unknown; expected: string | undefined }>([
    { id: 'france.fallen', value: true, expected: undefined },
    { id: 'france.fallen', value: 'yes', expected: 'true or false' },
    { id: 'hungary.axisFactors', value: 10, expected: undefined },
    { id: 'hungary.axisFactors', value: 2.5, expected: 'a whole number from 0 to 199' },
    { id: 'hungary.axisFactors', value: -1, expected: 'a whole number from 0 to 199' },
    { id: 'hungary.axisFactors', value: 530, expected: 'a whole number from 0 to 199; did you mean 53?' },
    { id: 'germany.brps', value: 530, expected: 'a whole number from 0 to 499; did you mean 53?' },
    { id: 'germany.brps', value: 1e20, expected: 'a whole number from 0 to 499' },
    { id: 'russia.subversionLevel', value: 6, expected: 'a whole number from 0 to 5' },
    { id: 'britain.resistance', value: -7, expected: undefined },
    { id: 'britain.resistance', value: '-7', expected: 'a whole number up to 99' },
    { id: 'britain.surrenderLevel', value: -11, expected: 'a whole number from -10 to 99' },
    { id: 'paris.controller', value: 'germany', expected: undefined },
    { id: 'paris.controller', value: 'nobody', expected: undefined },
    { id: 'paris.controller', value: 'axis', expected: 'a power, a country or nobody' },
    { id: 'france.fallTurn', value: '1940 summer', expected: undefined },
    { id: 'france.fallTurn', value: null, expected: undefined },
    { id: 'france.fallTurn', value: '1938 summer', expected: 'a turn such as 1941 spring, or null' },
    { id: 'bessarabia.borderWar', value: 'open', expected: undefined },
    { id: 'bessarabia.borderWar', value: 'war', expected: 'one of none, open, escalated, over' },
  ])('$id: $value', ({ id, value, expected }) => {
    expect(checkValue(FACTS[id], value)).toBe(expected)
  })
})

describe('Fall 1939, from the books', () => {
  test.each<{ id: FactId; start: unknown; rule: string }>([
    { id: 'russia.ics', start: 7, rule: 'RGT-M1: seven ICs, Moscow to Gorki' },
    { id: 'spain.brpValue', start: 30, rule: '87.51' },
    { id: 'ukraine.brpValue', start: 10, rule: '49.91F' },
    { id: 'poland.brpValue', start: 25, rule: 'DT Poland, result 10' },
    { id: 'pacificFleet.carriers', start: 3, rule: '51.21A: Enterprise, Saratoga, Lexington' },
    { id: 'pacificFleet.destroyers', start: 12, rule: '51.21A: DD12' },
    { id: 'pacificFleet.base', start: 'byLevel', rule: '51.231, 51.232: in the U.S. box, from 8 at Pearl Harbor' },
    { id: 'us.airNationalityDrm', start: 2, rule: '51.43E: two, until it has risen to three' },
    { id: 'russia.germanInterest', start: true, rule: 'RGT 45: Germany can lose it, so it has it' },
    { id: 'pact.inEffect', start: true, rule: '50.32F box' },
    { id: 'pact.lineHistorical', start: true, rule: 'the classic line' },
    { id: 'balticStates.pactSide', start: 'russian', rule: 'the classic line' },
    { id: 'poland.pactSide', start: 'german', rule: 'central Poland, the classic line' },
    { id: 'china.unitedFront', start: true, rule: '53.51 box' },
    { id: 'angloFrench.preludeResearch', start: 2, rule: '53.21 box' },
    { id: 'czechoslovakia.occupiedByGermany', start: true, rule: 'Prague is German without the prelude' },
    { id: 'france.fallen', start: false, rule: '50.61: France is at war' },
    { id: 'france.fallTurn', start: null, rule: '50.61: France is at war' },
    { id: 'norway.mined', start: null, rule: 'mining comes in play (DT Norway)' },
    { id: 'bessarabia.borderWar', start: 'none', rule: 'a demand comes first (49.44)' },
    { id: 'vichyFrance.formed', start: 'undecided', rule: '3.6.4: the Axis choose when France falls' },
  ])('$id is $start: $rule', ({ id, start }) => {
    expect(FACTS[id].start).toBe(start)
  })

  test('no other minor country has a value in the books', () => {
    const valued = FACT_IDS.filter((id) => id.endsWith('.brpValue') && FACTS[id].start !== 0)
    expect(valued.sort()).toEqual(['poland.brpValue', 'spain.brpValue', 'ukraine.brpValue'])
    expect(valued.filter((id) => NOT_IN_SOURCES.includes(id))).toEqual([])
  })

  test('nothing has happened yet: no flag is up but those that say how things stand', () => {
    const up = FACT_IDS.filter((id) => FACTS[id].start === true)
    expect(up.sort()).toEqual([
      'africa.axisUnits',
      'archangel.linkedToMurmansk',
      'china.unitedFront',
      'czechoslovakia.occupiedByGermany',
      'kunming.linkedToBurma',
      'kunming.linkedToIndochina',
      'murmansk.linkedToUrals',
      'pact.inEffect',
      'pact.lineHistorical',
      'russia.germanInterest',
    ])
  })
})

test('3.4.6.9: air bases take 2 or 4 each, so that an odd number cannot be', () => {
  expect([0, 2, 3, 6].map((units) => checkValue(FACTS['china.airBaseCapacity'], units))).toEqual([
    undefined,
    undefined,
    'a multiple of 2',
    undefined,
  ])
})
