import { describe, expect, test } from 'vitest'
import { type Document, read } from '../situation.testing.ts'

describe.each(['classic', '2023'])('%s: lands of which nobody says how they were taken', (edition) => {
  const asked = (document: Document) =>
    read({ edition, turn: '1941 summer', ...document }).asked.map(({ words, minor, fact }) => `${minor ?? fact}: ${words}`)
  const fallen = { 'france.fallen': true, 'france.fallTurn': '1940 summer' }

  test('NOR-A3, SPA-A6, BAL-B4, NOR-A6: whoever rolls where it counts is asked who declared the war', () => {
    expect(asked({ facts: { ...fallen, 'denmark.conquered': true } })).toContain(
      'norway: Denmark is conquered, and no report says who declared war on Denmark; please report the declaration',
    )
    expect(asked({ facts: { ...fallen, 'portugal.conquered': true } })).toContainEqual(
      expect.stringMatching(/^spain: Portugal is conquered/),
    )
    expect(asked({ facts: fallen, standings: { spain: { conquered: true } } })).toContainEqual(
      expect.stringMatching(/^hungary: Spain is conquered/),
    )
    expect(asked({ facts: { ...fallen, 'helsinki.controller': 'russia' } })).toContainEqual(
      expect.stringMatching(/^norway: Russia holds Helsinki, and no report says who declared war on Finland/),
    )
  })

  test('50.521: an ally or associate of an enemy was fought without a declaration of its own', () => {
    const east = { turn: '1945 spring', wars: [{ between: ['germany', 'russia'], since: '1941 summer' }] }
    const taken = (standing: Document, more: Document = east) =>
      asked({ ...more, facts: { ...fallen, 'budapest.controller': 'russia' }, standings: { hungary: standing } }).filter((words) =>
        words.includes('who declared war on Hungary'),
      )
    expect(taken({ result: 10 })).toEqual([])
    expect(taken({ result: 9, conquered: true })).toEqual([])
    expect(taken({ result: 8 })).not.toEqual([])
    expect(taken({ result: 10 }, { turn: '1941 spring' })).not.toEqual([])
  })

  test('a capture that tells of its declaration asks for none', () => {
    expect(
      asked({ facts: { ...fallen, 'stockholm.controller': 'germany' } }).filter((words) => words.includes('who declared war')),
    ).toEqual([])
  })

  test('49.435B: the capital of a country without a table is asked for as well', () => {
    expect(asked({ facts: { ...fallen, 'iraq.conquered': true } })).toContainEqual(
      expect.stringMatching(/^baghdad.controller: Iraq is conquered, yet by this report Iraq holds Baghdad/),
    )
  })

  test('50.51: a neutral holds no land of others', () => {
    expect(asked({ turn: '1942 fall', wars: [['germany', 'russia']], facts: { ...fallen, 'leningrad.controller': 'finland' } })).toContain(
      'leningrad.controller: Finland holds Leningrad, yet by this report Finland is neutral; please report where it stands',
    )
    const allied = { turn: '1942 fall', wars: [['germany', 'russia']], standings: { finland: { result: 10 } } }
    const held = asked({ ...allied, facts: { ...fallen, 'leningrad.controller': 'finland' } })
    expect(held.filter((words) => words.includes('is neutral'))).toEqual([])
  })
})
