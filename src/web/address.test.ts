import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAddress, readAddress, writeAddress } from './address.ts'
import { DEMONSTRATION } from './demonstration.ts'
import { documentOf, partsOf, put } from './situation/document.ts'

describe('an address', () => {
  test('is taken apart', () => {
    expect(readAddress('#/dossier/classic/hungary?by=axis&facts.france.fallen=true')).toEqual({
      path: ['dossier', 'classic', 'hungary'],
      parts: [
        ['by', 'axis'],
        ['facts.france.fallen', 'true'],
      ],
    })
  })

  test.each(['', '#', '#/', '/'])('the front page is at "%s"', (hash) => {
    expect(readAddress(hash)).toEqual({ path: [], parts: [] })
  })

  test('a place within a page is no address', () => {
    expect(isAddress('#main')).toBe(false)
  })

  test('whatever it holds comes back', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), fc.array(fc.tuple(text, text)), (path, parts) => {
        expect(readAddress(writeAddress({ path, parts }))).toEqual({ path, parts })
      }),
    )
  })

  test('an address that is not well formed is read as it stands', () => {
    expect(readAddress('#/dossier/%E0%A4%A/x').path).toEqual(['dossier', '%E0%A4%A', 'x'])
  })
})

describe('a situation in an address', () => {
  const document = {
    scenario: 'global-war-1939',
    turn: '1941 spring',
    options: ['gathering-storm'],
    facts: { 'paris.controller': 'germany', 'hungary.axisFactors': 10, 'france.fallen': true, 'kiev.firstTaken': null },
    standings: { hungary: { result: -2, with: 'britain' } },
    wars: [['germany', 'russia'], { between: ['italy', 'britain'], since: '1940 summer' }],
    tensions: { rgt: { actual: 32, effective: 33 } },
  }

  test('comes back as it was', () => {
    expect(documentOf(partsOf(document))).toEqual(document)
  })

  test('is said leaf by leaf', () => {
    expect(partsOf({ facts: { 'france.fallen': true }, wars: [['germany', 'russia']] })).toEqual([
      ['facts.france.fallen', 'true'],
      ['wars.0.0', 'germany'],
      ['wars.0.1', 'russia'],
    ])
  })

  test('a name that would reach into the page is only a name', () => {
    const said = documentOf([['__proto__.polluted', 'true']])
    expect(Object.keys(said)).toEqual(['__proto__'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('the demonstration is one', () => {
    expect(documentOf(readAddress(DEMONSTRATION).parts)).toMatchObject({ placements: { axis: { hungary: 2 } }, tensions: { rgt: 32 } })
  })
})

describe('a value put into a document', () => {
  test('keeps the order of what is there', () => {
    expect(Object.keys(put({ edition: 'classic', facts: { a: 1 }, turn: '1941 spring' }, ['facts', 'a'], 2))).toEqual([
      'edition',
      'facts',
      'turn',
    ])
  })

  test('taken out again leaves nothing behind', () => {
    const before = { edition: 'classic' }
    expect(put(put(before, ['placements', 'axis', 'hungary'], 2), ['placements', 'axis', 'hungary'], undefined)).toEqual(before)
  })
})
