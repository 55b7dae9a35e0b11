import { describe, expect, test } from 'vitest'
import { isSaidIn } from './said.ts'

const said = (text: string, ...parts: readonly string[]): boolean => isSaidIn(text, parts)

describe('numbers', () => {
  test.each([
    '49.31 (a)',
    '49.31(a)',
    '49.31a',
    '49.31 a',
    '49,31a',
    '49,31 (a)',
    'rule 49.31a',
    'Rule 49.31(A)',
    '§49.31',
    '49.31',
    '49.3',
  ])('%s finds 49.31 (a)', (text) => expect(said(text, '49.31 (a)', 'A limit')).toBe(true))

  test('neither another letter nor a number within', () => {
    expect(['49.31b', '9.31', '31'].map((text) => said(text, '49.31 (a)'))).toEqual([false, false, false])
    expect(said('49.435B(b)', '49.435B (b)')).toBe(true)
  })
})

describe('words', () => {
  test('match from their beginning, those of a fact’s name too', () => {
    expect(said('subver', 'Russian subversion')).toBe(true)
    expect(said('version', 'Russian subversion')).toBe(false)
    expect(said('factors', 'hungary.axisFactors')).toBe(true)
    expect(said('hungary.axisfac', 'hungary.axisFactors')).toBe(true)
  })

  test('all are wanted, in any part', () => {
    expect(said('greece turkey', 'Turkey', 'Greece')).toBe(true)
    expect(said('greece turkey', 'Turkey')).toBe(false)
  })
})

describe('other words for the same', () => {
  test.each([
    ['Romania', 'Rumania'],
    ['England', 'British factors'],
    ['UK', 'Britain'],
    ['USSR', 'Russia is at war'],
    ['Soviet Union', 'Russian subversion'],
    ['USA', 'the U.S. is at war'],
    ['america', 'U.S.-Axis tensions'],
    ['U.S.', 'us.atWar'],
    ['Siam', 'Thailand'],
    ['Barbarossa', 'Germany has attacked Russia'],
    ['DoW', 'a declaration of war'],
    ['dow', 'Italy declared war'],
  ])('%s: %s', (text, part) => expect(said(text, part)).toBe(true))

  test('and nothing that only looks like it', () => {
    expect(said('dow', 'rounded down')).toBe(false)
    expect(said('USA', 'USAT rises')).toBe(false)
    expect(said('us', 'used')).toBe(false)
  })
})
