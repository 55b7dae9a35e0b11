import { describe, expect, test } from 'vitest'
import { inTime } from '../../../test/in-time.ts'
import { MOST_REASONS } from '../../rules/core/index.ts'
import { SCRIPT_DOCUMENTS } from '../generated/scripts.ts'
import { WRITTEN } from './known-scripts.ts'
import { readScript } from './script-reader.ts'

const NAME = 'something that happens in a far country'

/** Happenings of which each comes after eighty others that are not there, under names much like those that are. */
function tangled(count: number): Readonly<Record<string, unknown>> {
  const strangers = (from: number): readonly string[] => Array.from({ length: 40 }, (_, at) => `${NAME.replace('a', 'o')} ${from + at}`)
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${NAME} ${at}`,
      { side: 'axis', turns: '1940 spring', facts: { 'france.fallen': true }, after: strangers(at), unless: strangers(at + 40) },
    ]),
  )
}

const faultsIn = (document: unknown): readonly string[] => {
  const read = readScript(document)
  return read.ok ? [] : read.faults
}

describe('a script full of unknown names', () => {
  test.each([2, 10, 20, 60, 100, 300])('%i happenings are refused in a moment', (count) => {
    const faults = inTime(500, () => faultsIn({ title: 'Tangled', happenings: tangled(count) }))
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.length).toBeLessThanOrEqual(MOST_REASONS)
  })

  test('only its first three unknown names are compared with those that are known', () => {
    const faults = faultsIn({ title: 'Tangled', happenings: tangled(10) })
    expect(faults.filter((fault) => fault.includes('did you mean'))).toHaveLength(3)
    expect(faults.slice(0, 3).every((fault) => fault.includes('did you mean'))).toBe(true)
  })

  test('names of facts, nations and countries share the three hints', () => {
    const happenings = {
      fall: {
        side: 'axis',
        turns: '1940 spring',
        facts: { 'france.falen': true },
        war: ['germany - polnd'],
        fights: { rumnia: 'axis' },
        declares: ['germany - nrway'],
      },
    }
    const faults = faultsIn({ title: 'Misspelt', happenings })
    expect(faults.filter((fault) => fault.includes('did you mean'))).toHaveLength(3)
    expect(faults).toHaveLength(4)
  })
})

describe('a script is counted before anything in it is read', () => {
  const brief = { side: 'axis' }

  test('501 happenings are one fault, however many more there are in them', () => {
    const happenings = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`h${at}`, brief]))
    expect(faultsIn({ title: 'Long', happenings })).toEqual(['happenings: 501 things; at most 500 may happen'])
  })

  test('more than 64 KiB of text', () => {
    const happenings = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`h${at}`, { side: 'axis', turns: 'x'.repeat(2_000) }]))
    expect(faultsIn({ title: 'Long', happenings })).toEqual(['a script: more than 64 KiB of text'])
  })

  test('more values than any script has', () => {
    expect(faultsIn({ title: 'Many', happenings: { h: { side: 'axis', after: Array(6_000).fill('x') } } })).toEqual([
      expect.stringContaining('more than 5000 values'),
    ])
  })

  test('those that come with the books are well within', () => {
    for (const name of WRITTEN) expect(faultsIn(SCRIPT_DOCUMENTS[name]), name).toEqual([])
  })
})
