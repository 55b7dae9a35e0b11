import { describe, expect, test } from 'vitest'
import type { PearlHarborAnswer, TensionsAnswer, UnpreparedAnswer, WarRoomAnswer } from './index.ts'
import { ask } from './tests/cases/cases.testing.ts'

const WINTER = { edition: '2023', scenario: 'demonstration-winter-1941' }
const strike = (args: object = {}, situation: object = WINTER) => ask<PearlHarborAnswer>('pearl-harbor', { ...situation }, { ...args })

describe('51.71C: the level is taken after what the start of the turn adds', () => {
  test('a reported level says so, and what Tensions makes of it', () => {
    const { level, columns, rises } = strike()
    expect([level.total, columns[0]?.column]).toEqual([38, '38-39'])
    expect(rises).toMatchObject({ amount: 4, level: 42, column: '40+', isCounted: false, cite: { rule: '51.71C' } })
    expect(rises?.words).toBe(
      'level 38 is taken as reported; Tensions adds +4 at the start of this turn: 42, column 40+, unless the report has it',
    )
    expect(ask<TensionsAnswer>('tensions', WINTER, {}).tracks.usjt?.after).toBe(rises?.level)
  })

  test('counted, it is a line of the level', () => {
    const { level, columns, rises } = strike({ rises: true })
    expect(level.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['tension', 38],
      ['start-of-turn', 4],
    ])
    expect([level.total, columns[0]?.column, rises?.isCounted]).toEqual([42, '40+', true])
  })

  test('the final die falls on the level with it', () => {
    expect(strike({ rises: true, finalDie: 1 }).level.total).toBe(40)
    expect(strike({ rises: true, actual: 38 }).columns.map(({ column }) => column)).toEqual(['40+'])
    expect(strike({ actual: 38 }).rises).not.toHaveProperty('column')
  })

  test('a level that was given, or that its die has moved, has it in it', () => {
    expect(strike({ level: 36 })).not.toHaveProperty('rises')
    expect(strike({}, { ...WINTER, tensions: { usjt: { actual: 38, effective: 37 } } })).not.toHaveProperty('rises')
    expect(strike({ level: 36, rises: true }).notes.map(({ words }) => words)).toContain('rises has no bearing here')
  })

  test('surprise is lost at the level with it', () => {
    const declared = { ...WINTER, declarations: [{ by: 'japan', on: 'us' }] }
    expect(ask<UnpreparedAnswer>('unprepared', declared, {}).surprise).toBe(true)
    expect(ask<UnpreparedAnswer>('unprepared', declared, { rises: true }).surprise).toBe(false)
  })
})

describe('a declaration barred by a level that the start of this turn would reach', () => {
  const obstacles = (edition: string, rgt: number, on: string) =>
    ask<WarRoomAnswer>('war-room', { edition, scenario: 'demonstration-summer-1941', tensions: { rgt } }, { by: 'russia' }).cells.find(
      (cell) => cell.on === on,
    )?.obstacles

  test('50.33C: Russia on Turkey at 23 of 25 is told of 27; at 20, of nothing', () => {
    expect(obstacles('2023', 23, 'turkey')).toMatchObject([{ code: 'under-25', atStart: [{ track: 'rgt', amount: 4, level: 27 }] }])
    expect(obstacles('2023', 20, 'turkey')?.[0]).not.toHaveProperty('atStart')
  })

  test('a bar that is no level, and a book whose levels have moved, are told of nothing', () => {
    expect(obstacles('2023', 23, 'sweden')?.some(({ atStart }) => atStart !== undefined)).toBe(false)
    expect(obstacles('campaign', 23, 'turkey')?.some(({ atStart }) => atStart !== undefined)).toBe(false)
  })
})
