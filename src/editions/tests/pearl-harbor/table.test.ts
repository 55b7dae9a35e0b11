import { describe, expect, test } from 'vitest'
import { type CarrierPlace, columnAt, placeAt, type StrikeOrder, surpriseAt } from '../../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import { openBook } from '../../all-books.ts'
import { brokenBy, force, launch, strikeAfter, winter1941 } from './pearl-harbor.testing.ts'

const BOOKS = ['2023', 'classic'] as const

/** The printed table read off the page once more, column by column from 2 to 12; a dash for the Pacific U.S. box. */
const PRINTED: Readonly<Record<string, string>> = {
  '0-33': 'Pearl Pearl Pearl Pearl - - - 6 5 4 3',
  '34-35': 'Pearl Pearl Pearl - - - 6 5 4 3 2',
  '36-37': 'Pearl Pearl - - - 6 5 4 3 2 Auto',
  '38-39': 'Pearl - - - 6 5 4 3 2 Auto Auto',
  '40+': '- - - 6 5 4 3 2 Auto Auto Auto',
}

const PLACES: Readonly<Record<string, CarrierPlace>> = { Pearl: 'pearl', '-': 'pacific', Auto: 'auto', 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }

describe.each(BOOKS)('%s: 51.31-table', (edition) => {
  const { columns, levels } = chapterOf(openBook(edition), 'pearlHarbor')

  test.each([
    { level: -3, id: '0-33' },
    { level: 0, id: '0-33' },
    { level: 33, id: '0-33' },
    { level: 34, id: '34-35' },
    { level: 35, id: '34-35' },
    { level: 36, id: '36-37' },
    { level: 37, id: '36-37' },
    { level: 38, id: '38-39' },
    { level: 39, id: '38-39' },
    { level: 40, id: '40+' },
    { level: 71, id: '40+' },
  ])('level $level uses column $id, R50-34 below zero', ({ level, id }) => {
    expect(columnAt(columns.value, level).id).toBe(id)
  })

  test('51.312A, 51.312B, 51.312C, 51.312D: every cell is as printed', () => {
    expect(columns.value.map(({ id }) => id)).toEqual(Object.keys(PRINTED))
    for (const column of columns.value)
      expect(
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => placeAt(column, sum)),
        column.id,
      ).toEqual((PRINTED[column.id] ?? '').split(' ').map((cell) => PLACES[cell]))
  })

  test('the modifiers at the foot are +6, +6, +5, +4, +3', () => {
    expect(columns.value.map(({ modifier }) => modifier)).toEqual([6, 6, 5, 4, 3])
  })

  test('51.31-L4, 51.31-L5, 51.31-L6, 51.31-L7: squadrons that stay down, by the total', () => {
    const grounded = [4, 5, 6, 7, 8, 12].map((total) => surpriseAt(levels, total).grounded)
    expect(grounded).toEqual([1, 2, 3, 'all', 'all', 'all'])
    expect(levels.map(({ isAirDefenceRolled, areHitsCritical }) => [isAirDefenceRolled, areHitsCritical])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
    ])
    expect(levels.map(({ cite }) => cite.rule)).toEqual(['51.31-L4', '51.31-L5', '51.31-L6', '51.31-L7'])
  })

  test('R50-35: no surprise below 4', () => {
    expect(() => surpriseAt(levels, 3)).toThrow()
  })

  test('51.21A, 51.21B: the two fleets of Fall 1939', () => {
    const { pacific, atlantic } = chapterOf(openBook(edition), 'pearlHarbor').fleets
    expect([pacific.carriers.length, pacific.battleships.length, pacific.cruiserFactors, pacific.destroyerFactors]).toEqual([3, 8, 14, 12])
    expect([atlantic.carriers, atlantic.battleships.length, atlantic.cruiserFactors, atlantic.destroyerFactors]).toEqual([
      ['Yorktown'],
      6,
      14,
      6,
    ])
    expect([pacific.cite.rule, atlantic.cite.rule]).toEqual(['51.21A', '51.21B'])
  })
})

describe.each(BOOKS)('%s: the strike force', (edition) => {
  const refusedFor = (order: StrikeOrder, changes = {}) => brokenBy(edition, [], [], order, changes)

  test('51.12: carriers, two fast heavy ships and a cruiser may sail', () => {
    expect(refusedFor(launch())).toEqual([])
  })

  test.each([
    { what: 'no carrier', change: { carriers: 0 } },
    { what: 'a CVL', change: { lightCarriers: 1 } },
    { what: 'one heavy ship', change: { heavies: 1 } },
    { what: 'no cruiser', change: { cruisers: 0 } },
  ])('51.12: not with $what', ({ change }) => {
    expect(refusedFor(launch({ force: { ...force, ...change } }))).toEqual(['51.12'])
  })

  test('51.12: only as the first patrol of the turn of the declaration, and against nothing else', () => {
    expect(refusedFor(launch({ earlierPatrols: 1 }))).toEqual(['51.12'])
    expect(refusedFor(launch({ otherBases: ['Midway'] }))).toEqual(['51.12'])
    expect(refusedFor(launch(), { declarations: [{ by: 'japan', on: 'britain' }] })).toEqual(['51.12'])
    expect(refusedFor(launch(), { declarations: [{ by: 'japan', on: 'us', turn: '1941 fall' }] })).toEqual(['51.12'])
  })

  test('51.13: no invasion besides', () => {
    expect(refusedFor(launch({ invades: true }))).toEqual(['51.13'])
  })

  test('every broken rule is named', () => {
    expect(refusedFor(launch({ force: { ...force, lightCarriers: 1, heavies: 0 }, invades: true }))).toEqual(['51.12', '51.12', '51.13'])
  })
})

test('51.12: battlecruisers in 2023, battleships in classic; 51.12-oil: one task force for oil in classic alone', () => {
  expect(chapterOf(openBook('2023'), 'pearlHarbor').heavyEscort).toMatch(/battlecruisers/)
  expect(chapterOf(openBook('classic'), 'pearlHarbor').heavyEscort).toMatch(/battleships/)
  const effects = (edition: string) => {
    const [event] = strikeAfter(winter1941(edition), [launch()]).events
    return event?.type === 'strike-launched' ? event.effects.map(({ amount, cite }) => [cite.rule, amount]) : []
  }
  expect(effects('classic')).toEqual([['51.12-oil', 1]])
  expect(effects('2023')).toEqual([])
})
