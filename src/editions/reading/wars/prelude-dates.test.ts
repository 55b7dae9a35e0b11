import { describe, expect, test } from 'vitest'
import { isAtWar } from '../../../rules/core/index.ts'
import { readSituation } from '../situation-reader.ts'

const refusalsOf = (document: object): readonly (readonly [string, string | undefined])[] => {
  const read = readSituation(document)
  return read.ok ? [] : read.refusals.map(({ words, cite }) => [words, cite?.rule] as const)
}

const GATHERING = { edition: '2023', options: ['gathering-storm'] }
const ASIAN = { edition: '2023', options: ['storm-over-asia'] }
const EUROPE = 'expected a turn from 1939 fall on, or the option gathering-storm: with Gathering Storm 1939 spring and later'
const ASIA = 'expected a turn from 1939 fall on, or the option storm-over-asia: with Storm Over Asia 1939 spring and later'

const EUROPEAN = [
  { part: 'turn', said: { turn: '1939 summer' } },
  { part: 'facts.italy.fullyMobilized', said: { facts: { 'italy.fullyMobilized': '1939 summer' } } },
  { part: 'standings.hungary.since', said: { standings: { hungary: { result: 7, since: '1939 summer' } } } },
  { part: 'wars.0.since', said: { wars: [{ between: ['germany', 'poland'], since: '1939 summer' }] } },
  { part: 'wars.0.until', said: { wars: [{ between: ['germany', 'poland'], since: '1939 spring', until: '1939 summer' }] } },
  { part: 'declarations.0.turn', said: { declarations: [{ by: 'britain', on: 'italy', turn: '1939 summer' }] } },
]
const PACIFIC = [
  { part: 'turn', said: { scenario: 'pacific-1939', turn: '1939 summer' } },
  { part: 'facts.indochina.surrenderTurn', said: { facts: { 'indochina.surrenderTurn': '1939 summer' } } },
  { part: 'declarations.0.turn', said: { declarations: [{ by: 'japan', on: 'russia', turn: '1939 summer' }] } },
]

describe('R50-74: what happened before Fall 1939', () => {
  test.each(EUROPEAN)('$part: Europe’s history needs Gathering Storm', ({ part, said }) => {
    const refusal = [`${part}: 1939 summer, before the game begins; ${EUROPE}`, '50.61']
    expect(refusalsOf({ edition: '2023', ...said })).toContainEqual(refusal)
    expect(refusalsOf({ ...ASIAN, ...said })).toContainEqual(refusal)
    expect(refusalsOf({ ...GATHERING, ...said })).toEqual([])
  })
  test.each(PACIFIC)('$part: Asia’s needs Storm Over Asia', ({ part, said }) => {
    const refusal = [`${part}: 1939 summer, before the game begins; ${ASIA}`, '50.61']
    expect(refusalsOf({ edition: '2023', ...said })).toContainEqual(refusal)
    expect(refusalsOf({ ...GATHERING, ...said })).toContainEqual(refusal)
    expect(refusalsOf({ ...ASIAN, ...said })).toEqual([])
  })
  test.each([
    { edition: 'classic', rule: '50.61' },
    { edition: 'campaign', rule: '3.1.2c' },
  ])('$edition has no prelude, and says so', ({ edition, rule }) => {
    expect(refusalsOf({ edition, declarations: [{ by: 'britain', on: 'italy', turn: '1939 spring' }] })).toEqual([
      ['declarations.0.turn: 1939 spring, before the game begins; expected a turn from 1939 fall on: this book has no prelude', rule],
    ])
  })
  test.each([
    { part: 'namings.0.turn', said: { namings: [{ target: 'hungary', by: 'axis', turn: '1939 summer' }] } },
    { part: 'subversions.0.turn', said: { subversions: [{ target: 'hungary', turn: '1939 summer' }] } },
    { part: 'tensionPointsUsed.0.turn', said: { tensionPointsUsed: [{ by: 'axis', turn: '1939 summer' }] } },
    { part: 'mobilizations.russia.nextDue', said: { mobilizations: { russia: { done: 0, nextDue: '1939 summer' } } } },
  ])('$part: points, rolls and tension no prelude has', ({ part, said }) => {
    const words = `${part}: 1939 summer, before the game begins; expected a turn from 1939 fall on: points, rolls and tension begin then`
    expect(refusalsOf({ ...GATHERING, ...said })).toEqual([[words, 'R50-74']])
  })
  test('in those turns Europe is at peace until a war is told; Japan and China fight', () => {
    const read = readSituation({ ...GATHERING, turn: '1939 summer', declarations: [{ by: 'italy', on: 'france', turn: '1939 spring' }] })
    if (!read.ok) throw new Error('refused')
    const pairs = read.situation.wars.map(({ between }) => between.toSorted().join())
    expect(pairs).toContain('france,italy')
    expect(pairs).toContain('china,japan')
    expect(pairs).not.toContain('britain,germany')
    expect(read.footnotes.map(({ cite }) => cite?.rule)).toContain('R50-74')
  })
  test('a year before is no turn of the calendar', () => {
    expect(refusalsOf({ ...GATHERING, turn: '1938 winter' })[0]?.[0]).toContain('1938 winter')
  })
})

describe('50.21B: Germany may fight France alone after a prelude', () => {
  const apart = { edition: '2023', wars: [['germany', 'france']], peace: [['britain', 'germany']] }

  test('the war with Britain never broke out', () => {
    const read = readSituation({ ...apart, options: ['gathering-storm'] })
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    expect(isAtWar(read.situation, 'germany', 'france')).toBe(true)
    expect(isAtWar(read.situation, 'germany', 'britain')).toBe(false)
  })

  test.each([{ options: [] }, { options: ['storm-over-asia'] }])('without it the scenario’s war stands: $options', ({ options }) => {
    expect(readSituation({ ...apart, options }).ok).toBe(false)
  })
})
