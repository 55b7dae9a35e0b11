import { expect, test } from 'vitest'
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
