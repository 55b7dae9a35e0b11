import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { DELEGATIONS, mapEach, type Placements, TRACKS } from '../../rules/core/index.ts'
import { type Game, gameAt, viewOf } from '../../rules/game/index.ts'
import type { ForecastAnswer } from '../doors/advice/forecast.ts'
import { answer, answerFrom } from '../doors/doors.ts'
import { playWars, type War } from '../rollouts/wars.ts'
import { randomFrom } from '../simulation/random.ts'
import { eventsOfSealing } from '../simulation/sealing.testing.ts'
import { believing } from './belief.ts'
import { forecastOf } from './forecast.ts'

const SITUATION = { edition: 'campaign', scenario: 'demonstration-spring-1941' }

const forecast = (args: object): ForecastAnswer =>
  answer({ door: 'forecast', situation: SITUATION, args: { until: '1941 fall', wars: 12, ...args } }) as unknown as ForecastAnswer

const book = openBook('campaign')
const PLAIN = mapEach(DELEGATIONS, () => 'plain' as const)

/** A year opened and sealed: what Russia is shown of it, with these Axis points. */
function seenByRussia(placements: Placements): Game {
  const scenario = book.scenarios['campaign-1939']
  if (scenario === undefined) throw new Error('the scenario is gone')
  const start = gameAt(startOf(scenario))
  return viewOf(start, eventsOfSealing(book, start, placements), 'russia')
}

describe('a forecast', () => {
  test('has each track as each turn ends, bands in order and thresholds that stay reached', () => {
    const found = forecast({})
    expect(found).toMatchObject({ ok: true, until: '1941 fall', seed: 1, wars: 12, script: 'history' })
    for (const track of TRACKS) {
      const rows = found.tracks[track]
      expect(rows.map(({ turn }) => turn)).toEqual(['1941 spring', '1941 summer', '1941 fall'])
      for (const { p10, p50, p90 } of rows) expect([p10, p50, p90]).toEqual([p10, p50, p90].toSorted((one, other) => one - other))
      for (const level of Object.keys(rows[0]?.reached ?? {})) {
        const shares = rows.map(({ reached }) => reached[level] ?? -1)
        expect(shares).toEqual(shares.toSorted((one, other) => one - other))
      }
    }
    expect(found.tracks.usat[0]?.reached).toHaveProperty('50')
    for (const { axis, allies, conqueredByAxis, conqueredByAllies, neither } of found.standings)
      expect(axis + allies + conqueredByAxis + conqueredByAllies + neither).toBeCloseTo(1, 3)
  })

  test('49.435B: a country that has been conquered stands with nobody, whatever its result was', () => {
    const [war] = playWars({
      edition: 'campaign',
      from: 'campaign-1939',
      policies: PLAIN,
      script: 'quiet',
      seeds: [1],
      until: '1939 winter',
    })
    const start = book.scenarios['campaign-1939']
    if (war === undefined || start === undefined) throw new Error('a seed plays a war')
    const greece = { result: -2, with: 'britain' } as const
    const ways: readonly War[] = [greece, { ...greece, conquered: true as const, conqueredBy: 'axis' as const }].map((standing) => ({
      ...war,
      standings: { ...war.standings, greece: standing },
    }))
    const { standings } = forecastOf(book, gameAt(startOf(start)), '1939 fall', ways)
    expect(standings).toContainEqual({ minor: 'greece', axis: 0, allies: 0.5, conqueredByAxis: 0.5, conqueredByAllies: 0, neither: 0 })
  })

  test('is the same for the same seed, and another for another', () => {
    const [one, again, other] = [2, 2, 3].map((seed) => forecast({ seed, wars: 3 }))
    expect(again).toEqual(one)
    expect(other?.tracks).not.toEqual(one?.tracks)
  })

  test('says what a plan changes: the same wars without it', () => {
    const found = forecast({ declare: ['germany - russia in 1941 spring'], wars: 6 })
    const chance = (one: Pick<ForecastAnswer, 'entries'> | undefined) =>
      one?.entries.find(({ between }) => between.join() === 'germany,russia')?.turns[0]?.chance ?? 0
    expect(chance(found)).toBe(1)
    expect(chance(found.without)).toBe(0)
    expect(found.without?.wars).toBe(6)
  })

  test('goes by a script of the asker’s own, and says its title', () => {
    const happening = { side: 'axis', turns: '1941 spring', declares: ['germany - spain'] }
    const found = forecast({ wars: 4, until: '1941 spring', script: { title: 'Into Spain', happenings: { spain: happening } } })
    expect(found.script).toBe('Into Spain')
    // Nothing else happens on this map, so that nobody goes to war with a power.
    expect(found.entries).toEqual([])
  })

  test.each([
    [
      { script: { title: 'Mine', happenings: { a: { side: 'axi', turns: '1941 spring' } } } },
      'script: happenings.a.side: unknown "axi"; did you mean "axis"?',
    ],
    [{ script: 'histroy' }, 'script: unknown "histroy"; did you mean "history"?'],
    [{ until: '1939 winter' }, 'Winter 1939 is over: it is Spring 1941'],
    [{ until: '1941 wintr' }, 'until: "1941 wintr" is no turn; did you mean "1941 winter"?'],
    [{ until: 'soon' }, 'until: "soon" is no turn; expected one from 1939 fall to 1946 winter'],
    [{ declare: ['war'] }, 'declare: "war" is no planned war; expected such as germany - russia in 1941 summer'],
    [{ declare: ['germny - russia in 1941 summer'] }, 'declare: unknown "germny"; did you mean "germany"?'],
    [{ declare: ['germany - rusia in 1941 summer'] }, 'declare: unknown "rusia"; did you mean "russia"?'],
    [{ declare: ['germany - russia in 1941 sumer'] }, 'declare: "1941 sumer" is no turn; did you mean "1941 summer"?'],
    [{ declare: ['germany - russia in 1940 summer'] }, 'declare: Summer 1940 is over: it is Spring 1941'],
    [{ declare: ['germany - russia in 1942 summer'] }, 'declare: Summer 1942 comes after Winter 1941, the last turn that is played'],
    [{ declare: ['germany - britain in 1941 summer'] }, 'declare: Germany and Britain are at war already'],
    [{ declare: ['germany - germany in 1941 summer'] }, 'declare: Germany cannot declare war on itself'],
    [{ script: 'fun' }, /fun/],
  ])('%j is refused with why', (args, words) => {
    const given = answer({ door: 'forecast', situation: SITUATION, args }) as { readonly refusals?: readonly { readonly words: string }[] }
    expect(given.refusals?.[0]?.words).toMatch(words)
  })

  test('goes by what a seat was shown: with other points hidden it is the same', () => {
    const [one, other] = [{ turkey: 1 }, { spain: 1 }].map((placements) =>
      JSON.stringify(answerFrom('forecast', book, seenByRussia(placements), ['russia'], { until: '1939 winter', wars: 4 })),
    )
    expect(other).toBe(one)
    expect(JSON.parse(one ?? '').ok).toBe(true)
  })
})

test('49.34: a point on tension that nobody used while it could be is held unlikely', () => {
  const scenario = book.scenarios['campaign-1939']
  if (scenario === undefined) throw new Error('the scenario is gone')
  const { tensionPointsUsed: _, ...situation } = startOf(scenario)
  const share = (used: Game['situation']['tensionPointsUsed']) => {
    const game: Game = {
      ...gameAt({ ...situation, turn: '1940 fall', tensionPointsUsed: used }),
      points: { axis: 6, westernAllies: 6, russia: 6 },
    }
    const draw = believing(book, game, ['russia'])
    const drawn = Array.from({ length: 200 }, (_none, seed) => draw(randomFrom(seed)).situation.placements.russia.rgt ?? 0)
    return drawn.filter((points) => points > used.length).length / drawn.length
  }
  // Two turns without one: a hundredth of what is placed there otherwise.
  expect(share([])).toBeLessThan(0.05)
  expect(share([{ by: 'russia', turn: '1940 spring', track: 'rgt' }])).toBeLessThan(0.4)
})

test('49.422: two points in a country that is dearer than the one its owner named are held unlikely', () => {
  const wholeBook = openBook('2023')
  const scenario = wholeBook.scenarios['global-war-1939']
  if (scenario === undefined) throw new Error('the scenario is gone')
  const shareOfTwo = (namings: Game['situation']['namings']) => {
    const placements = { axis: { hungary: 2 }, westernAllies: {}, russia: {} }
    const game: Game = {
      ...gameAt({ ...startOf(scenario), turn: '1940 summer', namings, placements }),
      points: { axis: 6, westernAllies: 6, russia: 6 },
    }
    const draw = believing(wholeBook, game, ['axis'])
    const drawn = Array.from({ length: 100 }, (_none, seed) => draw(randomFrom(seed)).situation.placements.axis.rumania ?? 0)
    return drawn.filter((points) => points === 2).length / drawn.length
  }
  // The Axis wants Rumania more than Hungary (purposes.yaml): with two points in both it would have named Rumania first.
  expect(shareOfTwo([])).toBeGreaterThan(0.4)
  expect(shareOfTwo([{ target: 'hungary', by: 'axis', turn: '1940 spring' }])).toBeLessThan(0.1)
})
