import { describe, expect, test } from 'vitest'
import { readSituation } from '../situation-reader.ts'

type Document = Readonly<Record<string, unknown>>

const refusalsTo = (document: Document) => {
  const read = readSituation({ edition: 'campaign', ...document })
  return read.ok ? [] : read.refusals.map(({ words, cite }) => [words, cite?.rule])
}

const tension = (track: string, actual: number, effective: number): Document => ({
  turn: '1941 fall',
  tensions: { [track]: { actual, effective } },
})

describe('what a situation cannot be', () => {
  test.each(['campaign', '2023'])('%s: wars and declarations of a turn to come', (edition) => {
    const said = (turn: string): Document => ({
      edition,
      turn: '1940 summer',
      wars: [{ between: ['italy', 'greece'], since: turn }],
      declarations: [{ by: 'germany', on: 'norway', turn }],
    })
    expect(refusalsTo(said('1940 fall')).map(([words]) => words)).toEqual([
      'wars.0.since: 1940 fall, which is still to come; expected a turn up to 1940 summer',
      'declarations.0.turn: 1940 fall, which is still to come; expected a turn up to 1940 summer',
    ])
    expect(refusalsTo(said('1940 summer'))).toEqual([])
    expect(refusalsTo({ edition, turn: '1940 summer', wars: [['italy', 'greece']] })).toEqual([])
  })

  test.each(['campaign', '2023', 'classic'])('%s: what is dated to a turn to come is taken as not yet so, and that is said', (edition) => {
    const read = readSituation({ edition, turn: '1940 spring', facts: { 'france.fallTurn': '1940 summer' } })
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    expect(read.situation.facts['france.fallen']).toBe(false)
    expect(read.footnotes).toContainEqual({
      fact: 'france.fallTurn',
      words: 'France fell in Summer 1940, which is still to come: it is taken as not yet so',
    })
    const past = readSituation({ edition, turn: '1940 summer', facts: { 'france.fallTurn': '1940 summer' } })
    expect(past.ok && past.footnotes).toEqual([])
  })

  test.each([
    { edition: 'classic', turn: '1940 spring', nation: 'france', flag: 'fallen', date: 'fallTurn', ahead: '1940 summer' },
    { edition: '2023', turn: '1942 spring', nation: 'britain', flag: 'surrendered', date: 'surrenderTurn', ahead: '1943 fall' },
    { edition: 'campaign', turn: '1941 spring', nation: 'france', flag: 'fallen', date: 'fallTurn', ahead: '1941 summer' },
  ])('$edition: $nation is not $flag now and at a date to come', ({ edition, turn, nation, flag, date, ahead }) => {
    const facts = (since: string): Document => ({ edition, turn, facts: { [`${nation}.${flag}`]: true, [`${nation}.${date}`]: since } })
    expect(refusalsTo(facts(ahead)).map(([words]) => words)).toEqual([
      `facts.${nation}.${date}: ${ahead}, which is still to come, yet ${nation}.${flag} is reported; expected a turn up to ${turn}`,
    ])
    expect(refusalsTo(facts(turn))).toEqual([])
  })

  test('3.2.7.3a, RC-13: an effective level is within two of the actual one', () => {
    expect(refusalsTo(tension('usat', 30, 33))).toEqual([['tensions.usat.effective: 33 on an actual 30; expected 28 to 32', 'RC-13']])
    expect(refusalsTo(tension('usjt', 30, 27))).toEqual([['tensions.usjt.effective: 27 on an actual 30; expected 28 to 32', 'RC-13']])
    expect([...refusalsTo(tension('usat', 30, 32)), ...refusalsTo(tension('usat', 30, 28))]).toEqual([])
  })

  test('3.2.7.3a: Russia has none', () => {
    expect(refusalsTo(tension('rgt', 30, 31))).toEqual([
      ['tensions.rgt.effective: 31 on an actual 30; expected 30, for this level has no draw', 'RC-13'],
    ])
    expect(refusalsTo(tension('rgt', 30, 30))).toEqual([])
  })

  test('RC-17: nobody mobilizes in the campaign', () => {
    expect(refusalsTo({ mobilizations: { japan: 1 } })).toEqual([
      ['mobilizations: mobilizations; expected none in this book, which has no such rule', undefined],
    ])
    expect(refusalsTo({ edition: '2023', mobilizations: { japan: 1 } })).toEqual([])
  })

  test('USJT-JM2: Japan has three mobilizations left, before war with the U.S. and in it together', () => {
    expect(refusalsTo({ edition: 'classic', mobilizations: { japan: 3, japanAtWar: 2 } })).toEqual([
      ['mobilizations.japanAtWar: 2 in the war with the U.S. and 3 before it; expected three in all', undefined],
    ])
    expect(refusalsTo({ edition: 'classic', mobilizations: { japan: 1, japanAtWar: 2 } })).toEqual([])
  })
})

test('a turn before its own scenario begins is remarked upon', () => {
  const remarks = (document: Document): readonly string[] => {
    const read = readSituation({ edition: '2023', scenario: 'demonstration-winter-1941', ...document })
    return read.ok ? read.footnotes.map(({ words }) => words) : ['refused']
  }
  expect(remarks({ turn: '1941 summer' })).toEqual(['Summer 1941 lies before the scenario begins, in Winter 1941'])
  expect(remarks({ turn: '1941 winter' })).toEqual([])
  expect(remarks({})).toEqual([])
})

test('a book without options says so', () => {
  expect(refusalsTo({ edition: 'classic', options: ['gathering-storm'] })).toEqual([
    ['options.0: unknown option "gathering-storm"; expected none: the book "classic" has no options', undefined],
  ])
})

test.each(['classic', '2023'])('%s, 49.32: points of Russia where it places none are read, and that is said', (edition) => {
  const remarks = (target: string) => {
    const read = readSituation({ edition, turn: '1940 summer', placements: { russia: { [target]: 1 } } })
    return read.ok && read.footnotes.filter(({ minor }) => minor !== undefined).map(({ words }) => words)
  }
  expect(remarks('norway')).toEqual(['points of Russia in Norway are reported, yet Russia may not place points there'])
  expect(remarks('greece')).toEqual([])
})

describe.each(['classic', '2023'])('%s: reports that say too much, or leave the chief thing out', (edition) => {
  test('a war that ended before it began', () => {
    const war = { between: ['germany', 'russia'], since: '1941 summer', until: '1941 spring' }
    expect(refusalsTo({ edition, turn: '1942 spring', wars: [war] })).toEqual([
      ['wars.0.until: 1941 spring, yet the war began in Summer 1941; expected 1941 summer or later', undefined],
    ])
    expect(refusalsTo({ edition, turn: '1942 spring', wars: [{ ...war, until: '1941 summer' }] })).toEqual([])
  })

  test('IRE-R(8+), IRE-M2: Germany has two Irish partisans at most', () => {
    expect(refusalsTo({ edition, turn: '1941 spring', facts: { 'ireland.unbuilt': 3 } })).toHaveLength(1)
    expect(refusalsTo({ edition, turn: '1941 spring', facts: { 'ireland.unbuilt': 2 } })).toEqual([])
  })

  test('BAL-B5, BAL-B8: whom Russia attacked, where Germany is said to have left somebody alone', () => {
    const asked = (more: Document) => {
      const read = readSituation({ edition, turn: '1941 spring', facts: { 'germany.failedSupport': true }, ...more })
      return read.ok ? read.asked.map(({ words }) => words).filter((words) => words.includes('unsupported')) : read.refusals
    }
    expect(asked({})).toEqual([expect.stringMatching(/^Germany left a Balkan country unsupported against Russia, yet by this report /)])
    expect(asked({ declarations: [{ by: 'russia', on: 'rumania', turn: '1940 winter' }] })).toEqual([])
    expect(asked({ facts: { 'germany.failedSupport': true, 'sofia.controller': 'russia' } })).toEqual([])
  })
})
