import { describe, expect, test } from 'vitest'
import {
  CALENDAR,
  firstTurnOf,
  isOfPrelude,
  isTurn,
  opensYear,
  playerTurnFollowing,
  TURNS,
  turnAfter,
  turnName,
  turnsFrom,
  turnsLeftInYear,
  yearOf,
} from './calendar.ts'

describe('the calendar', () => {
  test('runs from Fall 1939 to Winter 1946: two turns and seven years', () => {
    expect(TURNS).toHaveLength(2 + 7 * 4)
    expect(TURNS[0]).toBe('1939 fall')
    expect(TURNS.at(-1)).toBe('1946 winter')
  })
  test('R50-74: dates of a prelude lie before it, and are counted through', () => {
    expect(CALENDAR).toEqual(['1939 spring', '1939 summer', ...TURNS])
    expect([isOfPrelude('1939 spring'), isOfPrelude('1939 summer'), isOfPrelude('1939 fall')]).toEqual([true, true, false])
    expect(turnAfter('1939 summer')).toBe('1939 fall')
    expect(turnsFrom('1939 spring', '1940 spring')).toBe(4)
    expect([opensYear('1939 spring'), opensYear('1939 summer')]).toEqual([false, false])
    expect(playerTurnFollowing({ turn: '1939 summer', side: 'axis' }, 'allies', 2)).toEqual({ turn: '1939 fall', side: 'allies' })
  })
  test('winter is followed by the next spring, and the last winter by nothing', () => {
    expect(turnAfter('1940 winter')).toBe('1941 spring')
    expect(turnAfter('1941 spring', 5)).toBe('1942 summer')
    expect(turnAfter('1946 winter')).toBeUndefined()
    expect(turnsFrom('1939 fall', '1941 summer')).toBe(7)
  })
  test('a year opens in spring, 1939 in fall', () => {
    expect(firstTurnOf(1939)).toBe('1939 fall')
    expect(firstTurnOf(1942)).toBe('1942 spring')
    expect([opensYear('1939 fall'), opensYear('1939 winter'), opensYear('1940 spring'), opensYear('1940 fall')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
  test('49.31 (c): phases left in the year, two in Fall 1939 and four in Spring 1940', () => {
    expect([turnsLeftInYear('1939 fall'), turnsLeftInYear('1939 winter'), turnsLeftInYear('1940 spring')]).toEqual([2, 1, 4])
  })
  test('R50-46: the second Allied player turn following an Axis one of Winter 1941 is that of Spring 1942', () => {
    const moment = { turn: '1941 winter', side: 'axis' } as const
    expect(playerTurnFollowing(moment, 'allies')).toEqual({ turn: '1941 winter', side: 'allies' })
    expect(playerTurnFollowing(moment, 'allies', 2)).toEqual({ turn: '1942 spring', side: 'allies' })
    expect(playerTurnFollowing({ turn: '1941 winter', side: 'allies' }, 'axis')).toEqual({ turn: '1942 spring', side: 'axis' })
    expect(playerTurnFollowing({ turn: '1946 winter', side: 'allies' }, 'axis')).toBeUndefined()
  })
  test('turns are written as players write them', () => {
    expect(turnName('1941 spring')).toBe('Spring 1941')
    expect(yearOf('1941 spring')).toBe(1941)
    expect([isTurn('1941 spring'), isTurn('1938 winter'), isTurn('spring 1941')]).toEqual([true, false, false])
  })
})
