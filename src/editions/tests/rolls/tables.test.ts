import { describe, expect, test } from 'vitest'
import { allNeutral, keysOf, type Minor, type Table } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { openBook } from '../../all-books.ts'
import { readSituation } from '../../reading/index.ts'

const prelude = openBook('2023', { options: ['gathering-storm'] })

function tableOf(book: Rulebook, minor: Minor): Table {
  const table = book.tables[minor]
  if (table === undefined) throw new Error(`no table for ${minor}`)
  return table
}

const rulesIn = (book: Rulebook, minor: Minor): readonly string[] => tableOf(book, minor).rows.map(({ cite }) => cite.rule)
const results = (book: Rulebook, minor: Minor) => tableOf(book, minor).bands.map(({ id, cite }) => [id, cite.rule])

/** GN-15, as printed. */
const ALIGNMENTS: Readonly<Partial<Record<Minor, number>>> = {
  albania: 2,
  austria: 5,
  belgiumLuxembourg: 0,
  bulgaria: 3,
  croatia: 3,
  czechoslovakia: -2,
  finland: 0,
  greece: 0,
  hungary: 5,
  ireland: 0,
  norway: 0,
  poland: 0,
  rumania: 4,
  serbia: -3,
  spain: 0,
  sweden: 0,
  turkey: 0,
  ukraine: 1,
  vichyFrance: 0,
  yugoslavia: 0,
}

describe('the tables of the minor countries', () => {
  test.each(keysOf(ALIGNMENTS))('GN-15 alignments: %s', (minor) => {
    expect(
      tableOf(prelude, minor)
        .rows.filter(({ id }) => id === 'alignment')
        .map(({ value, when }) => [value, when]),
    ).toEqual([[ALIGNMENTS[minor], undefined]])
  })

  test('GN-09 start: nothing is in effect anywhere when the game begins', () => {
    const read = readSituation({ edition: '2023' })
    expect(read.ok && read.situation.standings).toEqual(allNeutral())
    expect(Object.values(allNeutral()).every(({ result }) => result === null)).toBe(true)
  })

  test('49.4265: points, spies and subversion stand before the lines of the table itself', () => {
    const rules = rulesIn(prelude, 'turkey')
    expect(rules.slice(0, 2)).toEqual(['TUR-0', '49.4261'])
    expect(Math.max(...['49.4261', '49.4262', '49.4263'].map((rule) => rules.lastIndexOf(rule)))).toBeLessThan(rules.indexOf('TUR-G1'))
    expect(rules.lastIndexOf('TUR-A9')).toBeGreaterThan(rules.indexOf('TUR-G6'))
    // R49-05: what looks at the sum of the others comes last.
    expect(rules.slice(-2)).toEqual(['TUR-I1', 'TUR-I2'])
  })
})

describe.each([
  { name: '2023', book: openBook('2023') },
  { name: 'classic', book: openBook('classic') },
  { name: '2023 gathering-storm', book: prelude },
])('$name: the Balkan section', ({ book }) => {
  const [, ...shared] = rulesIn(book, 'hungary')

  test('HUN-1, BUL-1: Hungary and Bulgaria have the Balkan lines and results and nothing of their own', () => {
    expect(rulesIn(book, 'hungary')[0]).toBe('HUN-0')
    expect(shared.filter((rule) => rule.startsWith('BAL-'))).toHaveLength(new Set(shared).has('BAL-B6/B7 variant') ? 21 : 20)
    expect(shared.every((rule) => rule.startsWith('BAL-') || rule.startsWith('49.'))).toBe(true)
    expect(rulesIn(book, 'bulgaria')).toEqual(['BUL-0', ...shared])
    expect(results(book, 'bulgaria')).toEqual(results(book, 'hungary'))
    expect(tableOf(book, 'hungary').demandBands).toBeUndefined()
  })

  test('RUM-N2: Rumania has them besides its own six lines', () => {
    const own = rulesIn(book, 'rumania').filter((rule) => rule.startsWith('RUM-A'))
    expect(own).toEqual(['RUM-A1', 'RUM-A2', 'RUM-A3', 'RUM-A4', 'RUM-A5', 'RUM-A6'])
    expect(rulesIn(book, 'rumania').filter((rule) => !rule.startsWith('RUM-'))).toEqual(shared)
    expect(results(book, 'rumania')).toEqual(results(book, 'hungary'))
  })

  test('YUG-N2: Yugoslavia has them besides its own two', () => {
    expect(rulesIn(book, 'yugoslavia').filter((rule) => rule.startsWith('YUG-'))).toEqual(['YUG-0', 'YUG-A1', 'YUG-A2'])
    expect(rulesIn(book, 'yugoslavia').filter((rule) => !rule.startsWith('YUG-'))).toEqual(shared)
    expect(results(book, 'yugoslavia')).toEqual(results(book, 'hungary'))
  })

  test('BEL-N4: Belgium/Luxembourg has no general modifiers', () => {
    expect(rulesIn(book, 'belgiumLuxembourg').filter((rule) => rule.startsWith('BEL-'))).toEqual(['BEL-0', 'BEL-A1'])
  })
})
