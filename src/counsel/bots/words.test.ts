import { expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { situationWith } from '../../rules/core/index.ts'
import { warsWaiting } from './waiting-wars.ts'
import { BOT_WORDS, type BotYear } from './words.ts'

const YEAR: BotYear = {
  year: 1940,
  placements: { turkey: 2, greece: 1, spain: 1, usat: 1 },
  won: ['turkey'],
  vain: ['greece'],
  unnamed: ['spain'],
  isFirst: false,
}

test('a bot says what came of its points, each cause in its own words, and its purpose once', () => {
  const said =
    '1940: 2 in Turkey, 1 in Greece, 1 in Spain and 1 in U.S.-Axis tensions; Turkey stands with us now; Greece I named for nothing; Spain I never named.'
  expect(BOT_WORDS.why('axis', YEAR)).toBe(said)
  expect(BOT_WORDS.why('axis', { ...YEAR, isFirst: true })).toMatch(/What I am after: Allies on the Danube/)
  expect(BOT_WORDS.whyCareless(YEAR)).toBe(said)
})

test('a bot says which wars it may declare and has not, and what it waits for', () => {
  const wars = [
    ['germany', 'us'],
    ['germany', 'russia'],
    ['italy', 'us'],
  ] as const
  expect(BOT_WORDS.waits(wars, true)).toBe(
    'I have not declared wars that I may (Germany on the U.S. and Russia; Italy on the U.S.): I declare one, whatever it costs, in the turn in which the map is ready for it, and that has not come.',
  )
  expect(BOT_WORDS.waits([['us', 'germany']], false)).toBe(
    'I have not declared wars that I may (the U.S. on Germany): nothing tells me when the map is ready for one, so I declare only those that I owe.',
  )
})

test.each([
  ['2023', '50.32E', 49, false],
  ['2023', '50.32E', 64, true],
  ['campaign', 'RC-18', 49, false],
  ['campaign', 'RC-18', 64, true],
] as const)('%s, %s: at a tension of %i the U.S. may declare war on Germany: %s', (edition, _rule, actual, may) => {
  const book = openBook(edition)
  const scenario = book.scenarios['demonstration-spring-1941']
  if (scenario === undefined) throw new Error('the scenario is gone')
  const start = startOf(scenario)
  const situation = situationWith(start, { turn: '1942 spring', tensions: { ...start.tensions, usat: { actual, effective: actual } } })
  const wars = warsWaiting(book, situation, 'westernAllies').map(([by, on]) => `${by} on ${on}`)
  expect(wars.includes('us on germany')).toBe(may)
})
