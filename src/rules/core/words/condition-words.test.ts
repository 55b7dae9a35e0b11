import { describe, expect, test } from 'vitest'
import {
  all,
  always,
  any,
  atLeast,
  atWar,
  below,
  type Condition,
  called,
  chosen,
  declared,
  exceeds,
  flag,
  fromTurn,
  happened,
  holds,
  holdsAll,
  holdsAny,
  marked,
  never,
  not,
  type Quantity,
  sameYear,
  turnsAfter,
} from '../conditions/condition.ts'
import { counting, declarations, each, every, highestLevel, level, number, sum, tally } from '../conditions/quantity.ts'
import { FACT_IDS, FACTS } from '../facts/facts.ts'
import { conditionWords, quantityWords } from './condition-words.ts'
import { sayingOf } from './fact-words.ts'
import { denied, soMany } from './grammar.ts'

describe('a condition and its contrary, as people say them', () => {
  test.each<{ when: Condition; so: string; notSo: string }>([
    { when: flag('italy.surrendered'), so: 'Italy has surrendered', notSo: 'Italy has not surrendered' },
    { when: flag('africa.axisUnits'), so: 'Axis units are in Africa', notSo: 'no Axis units are in Africa' },
    { when: flag('china.unitedFront'), so: 'the United Front stands', notSo: 'the United Front no longer stands' },
    { when: marked('poland', 'conquered'), so: 'Poland is conquered', notSo: 'Poland is not conquered' },
    {
      when: atLeast(1, { is: 'majors-at-war', against: ['germany'], among: ['britain', 'us'], since: 'any' }),
      so: 'Britain or the U.S. is at war with Germany',
      notSo: 'neither Britain nor the U.S. is at war with Germany',
    },
    { when: atWar('germany', 'russia'), so: 'Germany and Russia are at war', notSo: 'Germany and Russia are not at war' },
    {
      when: chosen('poland.pactSide', 'german'),
      so: 'central Poland is on the German side of the Pact line',
      notSo: 'central Poland is not on the German side of the Pact line',
    },
    {
      when: chosen('bessarabia.borderWar', 'open', 'escalated'),
      so: 'the border war over Bessarabia is open or escalated',
      notSo: 'the border war over Bessarabia is not open or escalated',
    },
    {
      when: declared(['germany', 'italy'], 'turkey'),
      so: 'Germany or Italy declared war on Turkey',
      notSo: 'neither Germany nor Italy declared war on Turkey',
    },
    { when: happened('france.fallTurn'), so: 'France fell', notSo: 'France has not fallen' },
    { when: sameYear('france.fallTurn'), so: 'France fell this year', notSo: 'France has not fallen this year' },
    {
      when: turnsAfter(0, 'britain.surrenderTurn'),
      so: 'it is the turn in which Britain surrendered',
      notSo: 'it is not the turn in which Britain surrendered',
    },
    {
      when: called('Italy is at war with the Allies', atWar('italy', 'britain')),
      so: 'Italy is at war with the Allies',
      notSo: 'Italy is not at war with the Allies',
    },
    {
      when: called('the Axis act, or the nation reacts', any(flag('france.fallen'), flag('italy.surrendered'))),
      so: 'the Axis act, or the nation reacts',
      notSo: 'France has not fallen and Italy has not surrendered',
    },
  ])('$so', ({ when, so, notSo }) => {
    expect(conditionWords(when)).toBe(so)
    expect(conditionWords(not(when))).toBe(notSo)
    expect(conditionWords(not(not(when)))).toBe(so)
  })
})

describe('numbers', () => {
  test.each<{ when: Condition; so: string; notSo: string }>([
    {
      when: atLeast(1, each('hungary.russianHexes')),
      so: 'Russia holds at least 1 hex in Hungary',
      notSo: 'Russia holds no hexes in Hungary',
    },
    {
      when: atLeast(2, each('libya.alliedCities')),
      so: 'the Allies hold at least 2 cities in Libya',
      notSo: 'the Allies hold fewer than 2 cities in Libya',
    },
    {
      when: atLeast(1, each('siberia.russianUnits')),
      so: 'there is at least 1 Russian unit in Siberia',
      notSo: 'there are no Russian units in Siberia',
    },
    { when: atLeast(40, level('rgt')), so: 'Russo-German tension is 40 or more', notSo: 'Russo-German tension is below 40' },
    { when: atLeast(50, highestLevel('usat')), so: 'U.S.-Axis tension has reached 50', notSo: 'U.S.-Axis tension has never reached 50' },
    {
      when: atLeast(0, each('manchuria.garrisonValue')),
      so: 'the BRPs that the Manchurian garrison is worth are reported',
      notSo: 'the BRPs that the Manchurian garrison is worth are not reported',
    },
    {
      when: atLeast(1, declarations(['germany', 'italy'], ['russia'])),
      so: 'Germany or Italy declared war on Russia this turn',
      notSo: 'neither Germany nor Italy declared war on Russia this turn',
    },
    {
      when: atLeast(1, tally(holds('axis', 'moscow'), holds('axis', 'leningrad'), holds('axis', 'stalingrad'))),
      so: 'the Axis hold at least 1 of Moscow, Leningrad and Stalingrad',
      notSo: 'the Axis hold none of Moscow, Leningrad and Stalingrad',
    },
    {
      when: exceeds(sum(each('easternFront.axisUnits'), each('easternFront.axisUnits')), each('easternFront.russianUnits')),
      so: 'twice the Axis units on the Eastern Front exceed the Russian units on the Eastern Front',
      notSo: 'twice the Axis units on the Eastern Front do not exceed the Russian units on the Eastern Front',
    },
  ])('$so', ({ when, so, notSo }) => {
    expect(conditionWords(when)).toBe(so)
    expect(conditionWords(not(when))).toBe(notSo)
  })

  test.each<{ of: Quantity; words: string }>([
    { of: sum(each('hungary.russianHexes'), each('rumania.russianHexes')), words: 'hexes in Hungary and Rumania that Russia holds' },
    { of: every(5, 'hungary.axisFactors'), words: 'sets of 5 Axis ground and air factors in Hungary' },
    { of: every(2, sum(each('communistChina.infantryUnits'), number(1))), words: 'half of Communist infantry units, rounded up' },
    {
      of: tally(holds('axis', 'malta'), holdsAny('axis', 'suez', 'alexandria')),
      words: 'those of Malta and Suez or Alexandria that the Axis hold',
    },
    { of: sum(counting(always, each('russia.ics')), counting(never, number(7))), words: 'industrial centres that Russia has' },
  ])('$words', ({ of, words }) => {
    expect(quantityWords(of)).toBe(words)
  })
})

describe('lists', () => {
  test('wars and places of one list are told together', () => {
    const italians = any(atWar('italy', 'britain'), atWar('italy', 'france'))
    expect(conditionWords(italians)).toBe('Italy is at war with Britain or France')
    expect(conditionWords(not(italians))).toBe('Italy is not at war with Britain or France')
    expect(conditionWords(any(italians, atWar('germany', 'britain'), atWar('germany', 'france')))).toBe(
      'Italy or Germany is at war with Britain or France',
    )
    expect(conditionWords(holdsAll('axis', 'copenhagen', 'oslo'))).toBe('the Axis hold Copenhagen and Oslo')
    expect(conditionWords(not(holdsAll('axis', 'copenhagen', 'oslo')))).toBe('the Axis do not hold both Copenhagen and Oslo')
    expect(conditionWords(not(holdsAny('axis', 'copenhagen', 'oslo')))).toBe('the Axis do not hold Copenhagen or Oslo')
  })

  test('one that each of several did is not run together with the rest', () => {
    const both = all(declared(['germany', 'italy'], 'greece'), declared(['germany', 'italy'], 'turkey'))
    expect(conditionWords(both)).toBe('Germany or Italy declared war on Greece, and Germany or Italy declared war on Turkey')
  })

  test('lists within lists come last and are bracketed by their words', () => {
    const inner = any(flag('france.fallen'), fromTurn('1941 spring'))
    expect(conditionWords(all(inner, flag('italy.surrendered')))).toBe(
      'Italy has surrendered, and either France has fallen or it is Spring 1941 or later',
    )
    expect(conditionWords(not(all(inner, flag('italy.surrendered'))))).toBe(
      'Italy has not surrendered, or both France has not fallen and it is before Spring 1941',
    )
  })

  test('what is always so and what is said twice is left out', () => {
    expect(conditionWords(all(always, flag('france.fallen'), all(flag('france.fallen'))))).toBe('France has fallen')
    expect(conditionWords(any(never, below(7, each('russia.ics'))))).toBe('Russia has fewer than 7 industrial centres')
  })
})

describe('facts', () => {
  test('every fact of yes and no, and every date, can be denied', () => {
    const facts = FACT_IDS.map((id) => FACTS[id]).filter((fact) => fact.type === 'yes-no' || fact.type === 'date')
    expect(facts.filter((fact) => (fact.denied ?? denied(fact.words)) === undefined).map(({ id }) => id)).toEqual([])
  })

  test('every sentence of a choice can be denied', () => {
    const sentences = FACT_IDS.map((id) => FACTS[id]).flatMap((fact) => (fact.type === 'choice' ? Object.values(fact.sentences ?? {}) : []))
    expect(sentences.filter((words) => sayingOf(words)[1].startsWith('it is not so'))).toEqual([])
  })

  test('what stands for "not reported" is not in the words', () => {
    expect(FACT_IDS.filter((id) => /not reported|-\d/.test(FACTS[id].words.replaceAll(/\d-\d/g, '')))).toEqual([])
  })
})

test('one of a thing is one', () => {
  expect([0, 1, 2].map((number) => soMany(number, 'unit'))).toEqual(['0 units', '1 unit', '2 units'])
  expect(soMany(2, 'unit next to it', 'units next to it')).toBe('2 units next to it')
})
