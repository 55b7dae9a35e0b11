import { describe, expect, test } from 'vitest'
import { namesOf } from './names.mjs'
import { readScenarios } from './scenarios.mjs'
import { factsIn, readVocabulary } from './vocabulary.mjs'

const { groups, minors } = readVocabulary()
const vocabulary = { names: namesOf(minors), facts: factsIn(groups) }
const listed = [{ id: 'winter-1940', title: 'Winter 1940', turn: '1940 winter' }]

const read = (...lines: readonly string[]) =>
  readScenarios('scenarios.yaml', listed, vocabulary, () => [], ['winter-1940:', ...lines.map((line) => `  ${line}`)].join('\n'))

const START = ['kind: global', 'words: A start.', 'wars: [germany - poland]']

describe('a scenario of a book', () => {
  test('has title and turn from the list, and only what it names', () => {
    expect(read(...START)).toEqual({
      faults: [],
      scenarios: [
        {
          id: 'winter-1940',
          title: 'Winter 1940',
          turn: '1940 winter',
          words: 'A start.',
          kind: 'global',
          facts: {},
          standings: {},
          tensions: {},
          wars: [['germany', 'poland']],
        },
      ],
    })
  })

  test('dates earlier wars, and reads facts by their kinds', () => {
    const { faults, scenarios } = read(
      'kind: demonstration',
      'words: A start.',
      'wars: {1939 fall: [germany - poland]}',
      'declarations: {1939 fall: [germany - poland]}',
      'facts: {france.fallen: true, germany.yssBrps: 250, france.fallTurn: 1940 summer, paris.controller: germany}',
      'standings: {hungary: {result: 8, with: germany, since: 1940 fall}, poland: {conquered: true}}',
      'tensions: {rgt: {level: 26, highest: 30}, usat: 19}',
      'mobilizations: {russia: 5, japan: 2}',
    )
    expect(faults).toEqual([])
    expect(scenarios[0]).toMatchObject({
      isDemonstration: true,
      wars: [{ between: ['germany', 'poland'], since: '1939 fall' }],
      declarations: [{ by: 'germany', on: 'poland', turn: '1939 fall' }],
      facts: { 'france.fallen': true, 'germany.yssBrps': 250, 'france.fallTurn': '1940 summer', 'paris.controller': 'germany' },
      standings: {
        hungary: { result: 8, with: 'germany', since: '1940 fall' },
        poland: { result: null, with: null, conquered: true },
      },
      tensions: { rgt: { actual: 26, effective: 26, highest: 30 }, usat: { actual: 19, effective: 19 } },
      mobilizations: { russia: { done: 5, isHalfDone: false, nextDue: null }, japan: 2 },
    })
  })

  test.each([
    { line: 'facts: {france.falen: true}', fault: 'scenarios.yaml:5 there is no fact france.falen' },
    { line: 'facts: {germany.yssBrps: many}', fault: 'scenarios.yaml:5 germany.yssBrps must be a whole number' },
    { line: 'facts: {pariss.controller: germany}', fault: 'scenarios.yaml:5 there is no fact pariss.controller' },
    { line: 'facts: {paris.controller: prussia}', fault: 'scenarios.yaml:5 prussia is no nation' },
    { line: 'facts: {france.fallTurn: 1940 autumn}', fault: 'scenarios.yaml:5 1940 autumn is no turn' },
    { line: 'standings: {denmark: {conquered: true}}', fault: 'scenarios.yaml:5 denmark is no minor country with a table' },
    { line: 'standings: {hungary: {result: 8, with: hungary}}', fault: 'scenarios.yaml:5 hungary is no power' },
    { line: 'declarations: {1940 spring: [poland - germany]}', fault: 'scenarios.yaml:5 poland is no power and declares no war' },
    { line: 'declarations: {1940 spring: [germany - norwy]}', fault: 'scenarios.yaml:5 norwy is no power or country' },
    { line: 'tensions: {rgtt: 26}', fault: 'scenarios.yaml:5 the tensions has no "rgtt"' },
    { line: 'word: twice', fault: 'scenarios.yaml:5 winter-1940 has no "word"' },
  ])('$line is refused', ({ line, fault }) => {
    expect(read(...START, line).faults[0]).toContain(fault)
  })

  test('of another book is taken over only if it is there', () => {
    expect(read('as in: 2023').faults).toEqual(['scenarios.yaml:2 2023 has no scenario winter-1940'])
  })
})
