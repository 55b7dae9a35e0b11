import { describe, expect, test } from 'vitest'
import { tensionTurn } from '../../../rules/chapters/tension/index.ts'
import type { Refusal, Situation, Turn } from '../../../rules/core/index.ts'
import { openBook } from '../../index.ts'
import { readSituation } from '../situation-reader.ts'
import { nextTurn, readTurn } from './turn-reader.ts'

type Document = Readonly<Record<string, unknown>>

function situation(document: Document = {}): Situation {
  const read = readSituation({ edition: '2023', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.situation
}

function refusals(before: Situation, turn: Document): readonly Refusal[] {
  const read = readTurn(before, turn)
  return read.ok ? [] : read.refusals
}

function ended(before: Situation, turn: Document): Situation {
  const read = readTurn(before, turn)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.after
}

describe('a war with a power that has surrendered', () => {
  const fallen = situation({ turn: '1941 spring', facts: { 'france.fallen': true } })

  test('a declaration is refused, naming both', () => {
    const [found, ...more] = refusals(fallen, { declarations: [{ by: 'italy', on: 'france' }] })
    expect(more).toEqual([])
    expect(found?.code).toBe('war-with-the-surrendered')
    expect(found?.words).toMatch(/Italy.*France.*france\.fallen is true/)
    expect(found?.data['facts']).toEqual([expect.stringContaining('italy-france'), 'france.fallen'])
  })

  test.each([
    { nation: 'germany', enemy: 'us', fact: 'germany.surrendered' },
    { nation: 'italy', enemy: 'us', fact: 'italy.surrendered' },
    { nation: 'japan', enemy: 'russia', fact: 'japan.surrendered' },
    { nation: 'russia', enemy: 'japan', fact: 'russia.surrendered' },
    { nation: 'france', enemy: 'italy', fact: 'france.fallen' },
  ])('a war reported with $nation is refused, naming both', ({ nation, enemy, fact }) => {
    const found = refusals(situation({ turn: '1945 spring', facts: { [fact]: true } }), { wars: [[enemy, nation]] })
    expect(found.map(({ code }) => code)).toEqual(['war-with-the-surrendered'])
    expect(found[0]?.data['facts']).toEqual([`wars ${enemy}-${nation}`, fact])
  })

  test('its old wars, and wars of others, are no contradiction', () => {
    expect(refusals(situation({ turn: '1940 summer' }), { facts: { 'france.fallen': true } })).toEqual([])
    expect(refusals(fallen, { declarations: [{ by: 'italy', on: 'britain' }] })).toEqual([])
  })

  test('50.11: declared before it surrenders in the same turn is none either', () => {
    const turn = { facts: { 'france.fallen': true, 'paris.controller': 'germany' }, declarations: [{ by: 'italy', on: 'france' }] }
    expect(refusals(situation({ turn: '1940 summer' }), turn)).toEqual([])
  })
})

describe('a capture by whoever holds the place', () => {
  const taken = situation({ turn: '1940 fall', facts: { 'paris.controller': 'germany' } })

  test('is refused, naming the place as it was and as it is reported', () => {
    const [found, ...more] = refusals(taken, { facts: { 'paris.controller': 'germany' } })
    expect(more).toEqual([])
    expect(found?.code).toBe('no-capture')
    expect(found?.words).toMatch(/paris\.controller: Germany holds it already/)
    expect(found?.data['facts']).toEqual(['paris.controller', 'paris.controller before'])
  })

  test('also where it was so from the beginning', () => {
    expect(refusals(situation(), { facts: { 'london.controller': 'britain' } }).map(({ code }) => code)).toEqual(['no-capture'])
  })

  test('another power of the same side may take it over', () => {
    expect(refusals(taken, { facts: { 'paris.controller': 'italy' } })).toEqual([])
  })

  test('every contradiction of a turn is told', () => {
    const turn = { facts: { 'paris.controller': 'germany', 'london.controller': 'britain' } }
    expect(refusals(taken, turn)).toHaveLength(2)
  })
})

describe('what a turn may say', () => {
  test('an unknown fact is refused with its place and the nearest name', () => {
    const [found] = refusals(situation(), { facts: { 'paris.controler': 'germany' } })
    expect(found?.words).toMatch(/^facts\.paris\.controler: unknown name/)
    expect(found?.data['nearest']).toContain('paris.controller')
  })

  test('so are a wrong value, a die of seven and a part a turn does not have', () => {
    expect(refusals(situation(), { facts: { 'axis.offensiveBrps': -1 } })).toHaveLength(1)
    expect(refusals(situation(), { dice: { usat: 7 } })).toHaveLength(1)
    expect(refusals(situation(), { tensions: { usat: 20 } })).toHaveLength(1)
  })

  test('a declaration starts the war this turn, a revoked one does not', () => {
    const before = situation({ turn: '1941 spring' })
    expect(ended(before, { declarations: [{ by: 'germany', on: 'russia' }] }).wars.at(-1)).toEqual({
      between: ['germany', 'russia'],
      since: '1941 spring',
    })
    const revoked = { declarations: [{ by: 'germany', on: 'russia', revoked: true }] }
    expect(ended(before, revoked).wars).toHaveLength(before.wars.length)
  })

  test('49.87-4: what was done in a turn is forgotten in the next, what holds is not', () => {
    const turn = {
      facts: { 'axis.offensiveBrps': 30, 'japan.bombedThisTurn': true, 'paris.controller': 'germany', 'japan.oilEmbargo': true },
    }
    const next = nextTurn(ended(situation(), turn))
    expect(next?.turn).toBe('1939 winter')
    expect(next?.facts).toMatchObject({
      'axis.offensiveBrps': 0,
      'japan.bombedThisTurn': false,
      'paris.controller': 'germany',
      'japan.oilEmbargo': true,
    })
  })

  test('36.11: what it says of one mobilization leaves the others as they were', () => {
    const before = situation({ mobilizations: { usEurope: 3, usPacific: 1, japan: 1, russia: { done: 2, nextDue: '1941 spring' } } })
    expect(ended(before, { mobilizations: { japan: 2 } }).mobilizations).toEqual({ ...before.mobilizations, japan: 2 })
  })
})

describe('49.81, 49.82: points that may not be used move nothing', () => {
  /** Refused outright, or taken and without effect. */
  function moved(turn: Turn, ...by: readonly string[]): number {
    const before = situation({ turn })
    const read = readTurn(before, { tensionPointsUsed: by.map((one) => ({ by: one })) })
    if (!read.ok) return 0
    const lines = tensionTurn(openBook('2023'), before, read.after).usat?.lines ?? []
    return lines.filter(({ cite }) => /^USAT-D[12]$/.test(cite.rule)).reduce((sum, { amount }) => sum + amount, 0)
  }

  test('49.82C: of two of one side in a turn at most one counts', () => {
    expect(Math.abs(moved('1940 spring', 'axis', 'axis'))).toBeLessThanOrEqual(1)
    expect(Math.abs(moved('1940 spring', 'westernAllies', 'westernAllies'))).toBeLessThanOrEqual(1)
  })

  test('49.81B-2, USAT-D0c: Russian points never count', () => {
    expect(moved('1940 spring', 'russia')).toBe(0)
  })

  test('49.81B-1, 49.82A: nor any after 1941', () => {
    expect(moved('1942 spring', 'axis')).toBe(0)
    expect(moved('1941 winter', 'axis')).toBe(-1)
  })
})

test('3.5.1: in the turn its capital falls a minor nation has not surrendered yet', () => {
  const document = { edition: 'campaign', turn: '1940 spring', declarations: [{ by: 'germany', on: 'norway', turn: '1940 spring' }] }
  const read = readTurn(
    situation(document),
    { facts: { 'oslo.controller': 'germany', 'norway.capitalTaken': '1940 spring' } },
    undefined,
    openBook('campaign'),
  )
  expect(read.ok && read.derived.filter(({ minor }) => minor === 'norway')).toEqual([])
})

describe('R49-78, RT-52: covert operations on U.S.-Axis tension', () => {
  const told = (left: number, facts: Document, rulings: Document = {}) => {
    const read = readSituation({ edition: '2023', rulings, facts: { 'axis.covertOperations': left } })
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    return readTurn(read.situation, { facts }, undefined, read.book)
  }

  test('no more than were left', () => {
    const read = told(2, { 'axis.usatCovertOperations': 3 })
    expect(read.ok ? [] : read.refusals.map(({ code, cite }) => [code, cite?.rule])).toEqual([['covert-operations-left', 'R49-78']])
    expect(told(2, { 'axis.usatCovertOperations': 3, 'axis.covertOperations': 3 }).ok).toBe(true)
    expect(told(0, { 'axis.usatCovertOperations': 3 }, { 'R49-78': 'uncounted' }).ok).toBe(true)
  })

  test('those played are no longer left', () => {
    const read = told(3, { 'axis.usatCovertOperations': 2 })
    expect(read.ok && read.after.facts['axis.covertOperations']).toBe(1)
  })
})

test('3.2.6a, RC-17: by the campaign book a war on a neutral that a turn tells of was declared in it', () => {
  const book = openBook('campaign')
  const before = situation({ edition: 'campaign', turn: '1940 spring' })
  const declared = (turn: Document) => {
    const read = readTurn(before, turn, undefined, book)
    return read.ok ? read.after.declarations.map(({ by, on }) => `${by} on ${on}`) : read.refusals
  }
  expect(declared({ declarations: [{ by: 'germany', on: 'denmark' }] })).toEqual(['germany on denmark'])
  expect(declared({ wars: [['germany', 'denmark']] })).toEqual(['germany on denmark'])
})
