import { describe, expect, test } from 'vitest'
import { type Document, read } from '../situation.testing.ts'

describe.each(['classic', '2023'])('%s: mobilizations against level and date', (edition) => {
  const doubts = (document: Document) =>
    read({ edition, ...document })
      .asked.map(({ words }) => words)
      .filter((words) => words.includes('has mobilized'))

  test('36.11G: the U.S. mobilizes at 10, 20 and 30, at the latest in Summer and Winter 1940 and Summer 1941', () => {
    expect(doubts({ turn: '1940 spring', tensions: { usat: 5 }, mobilizations: { usEurope: 3 } })).toEqual([
      'the U.S. has mobilized 3 times for Europe by this report, yet a U.S.-Axis tension of 7 at the most and the date leave room for 0',
    ])
    // An actual 8 may have been an effective 10.
    expect(doubts({ turn: '1940 spring', tensions: { usat: 8 }, mobilizations: { usEurope: 1 } })).toEqual([])
    expect(doubts({ turn: '1942 spring', facts: { 'france.fallen': true }, mobilizations: { usEurope: 0 } })).toEqual([
      expect.stringContaining('were due by date'),
    ])
    expect(doubts({ turn: '1940 fall', facts: { 'france.fallen': true }, mobilizations: { usEurope: 1, usPacific: 0 } })).toEqual([])
  })

  test('USJT-JM3: Japan matches what the U.S. mobilizes for the Pacific, by date in Winter 1940 and Summer and Winter 1941', () => {
    const japan = (turn: string, count: number, more: Document = {}) =>
      doubts({ turn, facts: { 'france.fallen': true }, mobilizations: { japan: count }, ...more })
    expect(japan('1941 fall', 0)).toEqual([
      'Japan has mobilized 0 times since Fall 1939 by this report, yet 2 were due to match the U.S. by date',
    ])
    expect(japan('1941 fall', 2)).toEqual([])
    // In the turn itself it may be still to come.
    expect(japan('1940 winter', 0)).toEqual([])
    expect(japan('1941 spring', 0)).toHaveLength(1)
    expect(japan('1941 fall', 0, { wars: [{ between: ['japan', 'us'], since: '1940 fall' }] })).toEqual([])
  })

  test('36.11D: Russia begins at 10', () => {
    expect(doubts({ turn: '1940 spring', tensions: { rgt: 3 }, mobilizations: { russia: { done: 1 } } })).toEqual([
      expect.stringContaining('it begins at a Russo-German tension of 10'),
    ])
    const fallen = { actual: 3, effective: 3, highest: 12 }
    expect(doubts({ turn: '1940 spring', tensions: { rgt: fallen }, mobilizations: { russia: { done: 1 } } })).toEqual([])
  })

  test('36.11D, RGT-M2: in peace each of Russia’s is made in its turn and places a centre, and the first two take two turns', () => {
    const russia = (told: Document, facts: Document = {}) =>
      read({
        edition,
        turn: '1941 spring',
        tensions: { rgt: 25 },
        mobilizations: { russia: told },
        facts: { 'france.fallen': true, ...facts },
      })
        .asked.filter(({ cite }) => cite?.rule === 'RGT-M2')
        .map(({ words }) => words)
    expect(russia({ done: 3 }, { 'russia.ics': 7 })).toEqual([expect.stringContaining('yet 10 centres are there by its mobilizations')])
    expect(russia({ done: 3 }, { 'russia.ics': 10 })).toEqual([])
    expect(russia({ done: 1, nextDue: '1940 fall' })).toEqual([expect.stringContaining('was due in Fall 1940 by this report')])
    expect(russia({ done: 1, nextDue: '1941 spring' })).toEqual([])
    expect(russia({ done: 2, isHalfDone: true })).toEqual([expect.stringContaining('mobilization 3 is half done by this report')])
    expect(russia({ done: 1, isHalfDone: true })).toEqual([])
  })

  test('50.32F, USJT-R20: a declaration of Russia and an embargo tell of a level', () => {
    const asked = (document: Document) => read({ edition, turn: '1941 fall', facts: { 'france.fallen': true }, ...document }).asked
    const declared = (on: string) => ({ by: 'russia', on, turn: '1941 fall' })
    expect(asked({ declarations: [declared('germany')], tensions: { rgt: 20 } }).map(({ words }) => words)).toContainEqual(
      expect.stringContaining('Russo-German tension had come to 50, since Russia declared war on Germany'),
    )
    const supported = asked({ declarations: [declared('germany'), declared('finland')], tensions: { rgt: 36 } })
    expect(supported.filter(({ track }) => track === 'rgt')).toEqual([])
    const embargo = { facts: { 'france.fallen': true, 'japan.oilEmbargo': true }, tensions: { usjt: 5 } }
    expect(asked(embargo).map(({ words }) => words)).toContainEqual(expect.stringContaining('had come to 18'))
  })
})
