import { describe, expect, test } from 'vitest'
import { allot, initiative } from '../../../rules/chapters/points/index.ts'
import { reckon, type Table } from '../../../rules/core/index.ts'
import { openBook } from '../../all-books.ts'
import { campaign } from '../campaign.testing.ts'

const fought = (on: string, more: Readonly<Record<string, unknown>> = {}) => ({
  turn: '1940 spring',
  facts: { 'warsaw.controller': 'nobody' },
  declarations: [{ by: 'germany', on, turn: '1940 spring' }],
  ...more,
})

const linesOf = (document: Readonly<Record<string, unknown>>, table: string) => {
  const { book, situation } = campaign(document)
  return reckon(book.tables[table] as Table, situation)
    .lines.filter(({ amount }) => amount !== 0)
    .map(({ id }) => id)
}

describe('for whom the land of an attacked nation counts', () => {
  test.each([
    { on: 'norway', power: 'britain' },
    { on: 'spain', power: 'britain' },
    { on: 'yugoslavia', power: 'britain' },
    { on: 'belgiumLuxembourg', power: 'france' },
  ])('3.5.2.3b, RC-35: a German war on $on alone gives $power nothing', ({ on, power }) => {
    expect(linesOf(fought(on), power)).toEqual(['basic'])
  })

  test('3.5.2.3b: no Initiative comes of it either: 5 against 5, and the Axis keep it', () => {
    const { book, situation } = campaign(fought('norway'))
    expect(allot(book, situation).factions.westernAllies.total).toBe(5)
    expect(initiative(book, situation).order[0]?.faction).toBe('axis')
  })

  test('3.5.2.3b, 3.3.1a: once a division has come Norway is a Co-Belligerent, and Oslo counts for Britain', () => {
    const helped = fought('norway', { standings: { norway: { result: -2, with: 'britain', attacked: true } } })
    expect(linesOf(helped, 'britain')).toEqual(['basic', 'capitals'])
  })

  test('3.4.2a: Warsaw counts for the West while Poland stands, and no longer once it has given in', () => {
    const stands = { turn: '1940 spring' }
    const gone = { turn: '1940 spring', standings: { poland: { result: -3, with: 'britain', conquered: true } } }
    expect(linesOf(stands, 'britain')).toEqual(['basic', 'capitals'])
    expect(linesOf(gone, 'britain')).toEqual(['basic'])
  })

  test('3.5.2.3b: a nation without a table goes by what is told of it', () => {
    const asked = (facts: Readonly<Record<string, unknown>>) => linesOf(fought('netherlands', { facts }), 'britain')
    const warsaw = { 'warsaw.controller': 'nobody' }
    const helped = { 'netherlands.status': 'coBelligerent', 'netherlands.favours': 'westernAllies' }
    const belgian = { 'antwerp.controller': 'britain', 'brussels.controller': 'britain', 'luxembourg.controller': 'britain' }
    expect(asked({ ...warsaw, ...belgian })).not.toContain('low-countries')
    expect(asked({ ...warsaw, ...belgian, ...helped })).toContain('low-countries')
  })

  test('3.5.2.3b: every question in the book is asked so', () => {
    const book = openBook('campaign')
    const asked: unknown[] = []
    const look = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return
      if ('is' in part && part.is === 'holds') asked.push('victims' in part && part.victims)
      Object.values(part).forEach(look)
    }
    look([book.tables, book.clauses])
    expect(asked.length).toBeGreaterThan(100)
    expect(new Set(asked)).toEqual(new Set(['stand-alone']))
  })
})
