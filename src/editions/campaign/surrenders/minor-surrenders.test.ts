import { describe, expect, test } from 'vitest'
import { MINOR_NATIONS, statusOf } from '../../../rules/chapters/statuses/index.ts'
import { capitalsLost, hasSurrenderedByNow, occupierOf, surrendersDue } from '../../../rules/chapters/surrender/index.ts'
import { chapterOf, PLACES } from '../../../rules/core/index.ts'
import { readSituation } from '../../reading/index.ts'

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

  test('a fall that nobody dated is not reported, with or without a table', () => {
    expect(status('1939 winter', { 'warsaw.controller': 'germany' })).toBe('ally')
    const { book, situation } = campaign({
      turn: '1940 summer',
      facts: { 'oslo.controller': 'germany', 'copenhagen.controller': 'germany' },
    })
    expect(capitalsLost(book, situation).map(({ nation, is, cite }) => `${nation} ${is} ${cite.rule}`)).toEqual([
      'norway unreported 3.5.1',
      'denmark unreported 3.5.1',
    ])
  })

  test('a capital that stands or is in a friend’s hands brings nothing', () => {
    const { book, situation } = campaign({ turn: '1940 spring', facts: { 'warsaw.controller': 'france' } })
    expect(hasSurrenderedByNow(book, situation, 'poland')).toBe(false)
    expect(hasSurrenderedByNow(book, campaign().situation, 'poland')).toBe(false)
  })
})

describe('3.5.1: whose hold of a capital counts', () => {
  const occupier = (document: Document) => {
    const { book, situation } = campaign({ turn: '1940 summer', ...document })
    return occupierOf(book, situation, 'norway')
  }
  const attacked = { wars: [{ between: ['germany', 'norway'], since: '1940 spring' }, ['germany', 'britain']] }

  test('an attacker’s, or a partner’s of the attacker', () => {
    expect(occupier({ ...attacked, facts: { 'oslo.controller': 'germany' } })).toBe('germany')
    expect(occupier({ ...attacked, facts: { 'oslo.controller': 'italy' } })).toBe('italy')
  })

  test('not that of a helper, though Norway is still Neutral', () => {
    expect(occupier({ ...attacked, facts: { 'oslo.controller': 'britain' } })).toBeUndefined()
    const both = [{ between: ['britain', 'norway'], since: '1940 spring' }, ...attacked.wars]
    expect(occupier({ wars: both, facts: { 'oslo.controller': 'britain' } })).toBe('britain')
  })
})

test('3.5.1: every minor nation has a capital of its own', () => {
  const { capitals } = chapterOf(campaign().book, 'minorSurrenders')
  const places = MINOR_NATIONS.map((nation) => capitals[nation])
  expect(places.filter((place) => place === undefined || !(place in PLACES))).toEqual([])
  expect(new Set(places).size).toBe(MINOR_NATIONS.length)
})
