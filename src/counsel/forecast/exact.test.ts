import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import { openBook } from '../../editions/index.ts'
import { readSituation } from '../../editions/reading/index.ts'
import { DELEGATIONS, mapEach, TRACKS } from '../../rules/core/index.ts'
import { gameAt } from '../../rules/game/index.ts'
import { playEveryWay, playWars, type WarsAsked } from '../rollouts/wars.ts'
import type { Script } from '../scripts/script.ts'
import { scriptOf } from '../scripts/script-document.ts'
import { forecastOf } from './forecast.ts'

const book = openBook('2023')
const read = readSituation({ edition: '2023', scenario: 'global-war-1939', turn: '1940 winter', facts: { 'france.fallen': true } })
if (!read.ok) throw new Error(JSON.stringify(read.refusals))
const view = gameAt(read.situation)

/** One war of the map, four times in ten, and nothing else. */
const script: Script = scriptOf({
  title: 'East',
  happenings: { east: { side: 'axis', turns: '1940 winter', chance: 40, declares: ['germany - russia'] } },
})

const ASKED: Omit<WarsAsked, 'seeds'> = {
  edition: '2023',
  from: view,
  policies: mapEach(DELEGATIONS, () => 'fair'),
  script,
  until: '1941 spring',
}
const WARS = Number(env['WARS'] ?? 100)

describe('where few ways are left to go', () => {
  const ways = playEveryWay(ASKED, 500) ?? []
  const exact = forecastOf(book, view, '1940 winter', ways)

  test('a forecast is exact: a war that the map is ready for four times in ten breaks out so often', () => {
    expect(ways.reduce((sum, { chance = 0 }) => sum + chance, 0)).toBeCloseTo(1, 10)
    expect(exact).toMatchObject({ exact: true, within: 0 })
    expect(exact.entries).toContainEqual({ between: ['germany', 'russia'], turns: [{ turn: '1940 winter', chance: 0.4 }] })
  })

  // WARS=20000 npx vitest run --project unit src/counsel/forecast/exact.test.ts
  test(`${WARS} wars out of seeds come to the same within three standard errors`, () => {
    const played = [...playWars({ ...ASKED, seeds: Array.from({ length: WARS }, (_, seed) => seed + 1) })]
    const drawn = forecastOf(book, view, '1940 winter', played)
    const near = (said: number, so: number, what: string): void => {
      const error = Math.sqrt((so * (1 - so)) / WARS)
      expect(Math.abs(said - so), what).toBeLessThanOrEqual(3 * error + 0.0001)
    }
    let open = 0
    for (const track of TRACKS)
      for (const [level, so] of Object.entries(exact.tracks[track][0]?.reached ?? {})) {
        near(drawn.tracks[track][0]?.reached[level] ?? -1, so, `${track} ${level}`)
        if (so > 0 && so < 1) open++
      }
    for (const { between, turns } of exact.entries)
      near(drawn.entries.find((one) => one.between.join() === between.join())?.turns[0]?.chance ?? 0, turns[0]?.chance ?? 0, between.join())
    expect(open).toBeGreaterThan(0)
    expect(drawn).toMatchObject({ exact: false, within: Math.round(10_000 / Math.sqrt(WARS)) / 10_000 })
  })
})

test('where more is left to chance than wars were asked for, there is no exact answer', () => {
  expect(playEveryWay({ ...ASKED, script: 'history', until: '1942 spring' }, 10)).toBeUndefined()
})
