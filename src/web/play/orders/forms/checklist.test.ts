import { beforeAll, expect, test } from 'vitest'
import { fetchEditions, openBook, startOf } from '../../../../editions/index.ts'
import { gameAt } from '../../../../rules/game/index.ts'
import { factsAskedNext, MOST_ASKED } from './checklist.ts'

beforeAll(() => fetchEditions('2023', 'whole'))

function beginning(scenario = 'european-1939') {
  const book = openBook('2023')
  const start = book.scenarios[scenario]
  if (start === undefined) throw new Error('no such start')
  return { book, game: gameAt(startOf(start)) }
}

test('a country with points in it has the facts of its table asked for', () => {
  const { book, game } = beginning()
  const placed = { ...game.situation, placements: { ...game.situation.placements, axis: { sweden: 1 } } }
  const before = factsAskedNext(book, game)
  const after = factsAskedNext(book, { ...game, situation: placed })
  expect(before).not.toContain('sweden.axisFactors')
  expect(after).toContain('sweden.axisFactors')
})

test('what was told before is asked again among the first', () => {
  const { book, game } = beginning()
  const told = { by: 'axis', turn: '1939 fall', stage: null, value: 2 } as const
  const asked = factsAskedNext(book, { ...game, reports: { 'egypt.axisCities': told } })
  expect(asked.slice(0, MOST_ASKED)).toContain('egypt.axisCities')
})

test('whoever has placed points is asked for its own forces there first, and not for what others do by themselves', () => {
  const { book, game } = beginning('global-war-1939')
  const placed = { ...game.situation, placements: { ...game.situation.placements, axis: { sweden: 1 } } }
  const [first] = factsAskedNext(book, { ...game, situation: placed }, 'axis')
  expect(first).toBe('sweden.axisFactors')
  const asked = (by: 'axis' | 'japan' | 'china') => factsAskedNext(book, game, by)
  expect(asked('japan').slice(0, MOST_ASKED)).toContain('japan.fortsThisTurn')
  expect(asked('axis')).not.toContain('japan.fortsThisTurn')
  expect(asked('japan')).not.toContain('farEast.factorsSent')
  expect(asked('china')).toEqual([])
})

test('atomic attacks are asked for once there has been one, and never before', () => {
  const { book, game } = beginning('global-war-1939')
  const isAtomic = (fact: string): boolean => fact.includes('atomic')
  expect(factsAskedNext(book, game, 'axis').filter(isAtomic)).toEqual([])
  const told = { by: 'axis', turn: '1945 spring', stage: null, value: 1 } as const
  const [first] = factsAskedNext(book, { ...game, reports: { 'germany.atomicAttacksOnBritishHexes': told } }, 'axis')
  expect(first).toBe('germany.atomicAttacksOnBritishHexes')
})
