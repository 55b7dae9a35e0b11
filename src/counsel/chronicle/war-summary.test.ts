import { expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { type Event, gameAt } from '../../rules/game/index.ts'
import { playAtRandom } from '../simulation/simulation.ts'
import { warSummary } from './war-summary.ts'

const book = openBook('2023')

test('the demonstration of Spring 1941, ended at once: who fought whom since when, and what the great events were', () => {
  const scenario = book.scenarios['demonstration-spring-1941']
  if (scenario === undefined) throw new Error('no demonstration')
  const fall: Event = { type: 'facts-reported', by: 'axis', facts: { 'britain.surrendered': true } }
  const { entries, great, points, luck } = warSummary(book, gameAt(startOf(scenario)), [fall, { type: 'war-ended', words: 'as agreed' }])
  expect(entries.find(({ power }) => power === 'britain')).toEqual({ power: 'britain', turn: '1939 fall', against: ['germany'] })
  expect(entries.some(({ power }) => power === 'us' || power === 'russia')).toBe(false)
  expect(great.map(({ turn, words }) => [turn, words])).toEqual([
    ['1941 spring', 'Britain has surrendered'],
    ['1941 spring', 'The game is over: as agreed'],
  ])
  expect(points).toEqual({ axis: 0, westernAllies: 0, russia: 0 })
  expect(luck.map(({ rolls }) => rolls)).toEqual([0, 0, 0])
})

test('a whole game: every nation stands once, and every roll and point is counted', () => {
  const { start, moves, game } = playAtRandom(book, 'global-war-1939', 11)
  const events = moves.flatMap((move) => move.events)
  const { held, others, luck, points } = warSummary(book, start, events)
  const named = [...Object.values(held).flat(), ...others].map(({ nation }) => nation)
  expect(new Set(named).size).toBe(named.length)
  for (const { nation } of held.axis)
    expect(['germany', 'italy']).toContain(game.situation.standings[nation as keyof typeof game.situation.standings].with)
  expect(luck.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(events.filter(({ type }) => type === 'rolled').length)
  expect(points.axis).toBeGreaterThan(game.points?.axis ?? 0)
})

test('49.435B (b): a country that fought beside the Axis and was conquered later is conquered since then, not since it joined', () => {
  const scenario = book.scenarios['demonstration-spring-1941']
  if (scenario === undefined) throw new Error('no demonstration')
  const game = gameAt(startOf(scenario))
  const { standings } = game.situation
  // It came to Germany in Winter 1940.
  const bulgaria = { ...standings.bulgaria, joined: '1940 winter' } as const
  const start = { ...game, situation: { ...game.situation, standings: { ...standings, bulgaria } } }
  const { others } = warSummary(book, start, [{ type: 'minor-conquered', minor: 'bulgaria' }])
  expect(others.find(({ nation }) => nation === 'bulgaria')?.since).toBe('1941 spring')
})
