import { describe, expect, test } from 'vitest'
import { chapterOf, hasSurrenderedByNow, MINOR_NATIONS, PLACES, statusOf, surrendersDue } from '../../rules/index.ts'
import { readSituation } from '../situation-reader.ts'

type Document = Readonly<Record<string, unknown>>

function campaign(document: Document = {}) {
  const read = readSituation({ edition: 'campaign', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read
}

const due = (document: Document) => {
  const { book, situation } = campaign(document)
  return surrendersDue(book, situation)
}

const WARSAW = { 'warsaw.controller': 'germany', 'poland.capitalTaken': '1939 fall' }
const COPENHAGEN = { 'copenhagen.controller': 'germany', 'denmark.capitalTaken': '1940 spring' }

describe('3.5.1: who surrenders in this turn’s phase', () => {
  test('nobody at the start, nor in the turn in which a capital falls', () => {
    expect(due({})).toEqual([])
    expect(due({ turn: '1939 fall', facts: WARSAW })).toEqual([])
  })

  test('the nation whose capital fell the turn before, and once only', () => {
    expect(due({ turn: '1939 winter', facts: WARSAW })).toEqual(['poland'])
    expect(due({ turn: '1940 spring', facts: WARSAW })).toEqual([])
  })

  test('one without a table stays due until its conquest is reported', () => {
    expect(due({ turn: '1940 summer', facts: COPENHAGEN })).toEqual(['denmark'])
    expect(due({ turn: '1940 summer', facts: { ...COPENHAGEN, 'denmark.conquered': true } })).toEqual([])
  })
})

describe('3.5.1.3b: what a file implies about a capital that is lost', () => {
  const status = (turn: string, facts: Document) => {
    const { book, situation } = campaign({ turn, facts })
    return statusOf(book, situation, 'poland').status
  }

  test('no surrender before its phase is over', () => {
    expect(status('1939 fall', WARSAW)).toBe('ally')
    expect(status('1939 winter', WARSAW)).toBe('ally')
    expect(status('1940 spring', WARSAW)).toBe('surrendered')
  })

  test('a fall that nobody dated was before', () => {
    expect(status('1939 winter', { 'warsaw.controller': 'germany' })).toBe('surrendered')
  })

  test('a capital that stands or is in a friend’s hands brings nothing', () => {
    const { book, situation } = campaign({ turn: '1940 spring', facts: { 'warsaw.controller': 'france' } })
    expect(hasSurrenderedByNow(book, situation, 'poland')).toBe(false)
    expect(hasSurrenderedByNow(book, campaign().situation, 'poland')).toBe(false)
  })
})

test('3.5.1: every minor nation has a capital of its own', () => {
  const { capitals } = chapterOf(campaign().book, 'minorSurrenders')
  const places = MINOR_NATIONS.map((nation) => capitals[nation])
  expect(places.filter((place) => place === undefined || !(place in PLACES))).toEqual([])
  expect(new Set(places).size).toBe(MINOR_NATIONS.length)
})
