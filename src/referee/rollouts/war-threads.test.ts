import { expect, onTestFinished, test } from 'vitest'
import { playWars, type War, type WarsAsked } from '../../counsel/index.ts'
import { openBook, startOf } from '../../editions/index.ts'
import { decide, gameAt } from '../../rules/game/index.ts'
import { openAwaitedWars } from './awaited-wars.ts'
import { inPieces, openWarThreads } from './war-threads.ts'

const ASKED: WarsAsked = {
  edition: 'campaign',
  from: 'campaign-1939',
  policies: { axis: 'plain', westernAllies: 'plain', russia: 'careless', japan: 'plain', china: 'plain' },
  script: 'surprises',
  until: '1940 summer',
  seeds: Array.from({ length: 20 }, (_, seed) => seed + 1),
}

function opened(count: number) {
  const threads = openWarThreads(count)
  onTestFinished(() => threads.close())
  return threads
}

test('threads play the same wars as one would, in the order of their seeds, and tell as they go', async () => {
  const heard: War[] = []
  const wars = await opened(2).play(ASKED, { heard: (some) => heard.push(...some) })
  expect(wars).toEqual([...playWars(ASKED)])
  expect(heard.toSorted((one, other) => one.seed - other.seed)).toEqual(wars)
})

test('a game that is handed over as plain data is played on as it is', async () => {
  const book = openBook('2023')
  const scenario = book.scenarios['global-war-1939']
  if (scenario === undefined) throw new Error('the scenario is gone')
  const begun = decide(book, gameAt(startOf(scenario)), { type: 'advance', by: 'referee' }, () => 3)
  if (!begun.accepted) throw new Error('it can be begun')
  const asked: WarsAsked = { ...ASKED, edition: '2023', from: begun.game, seeds: [1, 2], until: '1940 spring' }
  const wars = await opened(1).play(asked)
  expect(wars).toEqual([...playWars({ ...asked, from: 'global-war-1939' })])
})

test('work comes in pieces that get smaller at the end, and nothing is left out', () => {
  const seeds = Array.from({ length: 29 }, (_, seed) => seed)
  expect(inPieces(seeds).map(({ length }) => length)).toEqual([8, 8, 8, 3, 1, 1])
  expect(inPieces(seeds).flat()).toEqual(seeds)
  expect(inPieces([])).toEqual([])
})

test('it can be broken off', async () => {
  const stop = new AbortController()
  const wars = await opened(1).play(ASKED, { heard: () => stop.abort(), signal: stop.signal })
  expect(wars.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('whoever has to stand still for them gets the same wars, tells of them as they come, and can end it', () => {
  const threads = openAwaitedWars(2)
  onTestFinished(() => threads.close())
  const asked: WarsAsked = { ...ASKED, until: '1939 winter' }
  const heard: number[] = []
  expect(threads.play(asked, { heard: (played) => heard.push(played) })).toEqual([...playWars(asked)])
  expect(heard.at(-1)).toBe(20)
  expect(threads.play(asked, { until: () => true })).toHaveLength(8)
  expect(() => threads.play({ ...asked, from: 'nowhere' })).toThrow('no scenario "nowhere"')
})
