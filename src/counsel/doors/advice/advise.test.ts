import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../../editions/index.ts'
import { type Game, gameAt, gameWith, viewOf } from '../../../rules/game/index.ts'
import type { AdviceAnswer, OddsAnswer, PhaseAdviceAnswer, ReckonAnswer } from '../../index.ts'
import { eventsOfSealing } from '../../simulation/sealing.testing.ts'
import { ask } from '../../tests/cases/cases.testing.ts'
import { answerFrom } from '../doors.ts'

const share = (text: string): number => {
  const [of = 0, in_ = 1] = text.split('/').map(Number)
  return of / in_
}

describe('odds where points are not known', () => {
  const spain = { edition: 'classic', turn: '1941 spring', facts: { 'france.fallen': true }, placements: { axis: { spain: 2 } } }
  const asked = { target: 'spain', by: 'axis' }

  test('half and half between no point and one: halfway between the two reckonings', () => {
    const { odds, levers } = ask<OddsAnswer>('odds', spain, { ...asked, westernPoints: '0=1,1=1', russianPoints: { 0: 1 } })
    const [none, one] = [0, 1].map((points) =>
      ask<ReckonAnswer>('reckon', { ...spain, placements: { axis: { spain: 2 }, westernAllies: { spain: points } } }, asked),
    )
    for (const { result, chance } of odds) {
      const parts = [none, one].map((given) => share(given?.odds.find((found) => found.result === result)?.chance ?? '0'))
      expect(chance, result).toBeCloseTo(((parts[0] ?? 0) + (parts[1] ?? 0)) / 2, 5)
    }
    expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 4)
    expect(levers.map(({ words }) => words)).toContain('a third point in Spain')
    const changes = levers.map(({ from, to, amount }) => (to - from) / amount)
    expect(changes).toEqual(changes.toSorted((one, other) => other - one))
  })

  test('what lies in a country named this year is known, be it nothing', () => {
    const named = { ...spain, namings: [{ target: 'spain', by: 'axis', turn: '1941 spring' }] }
    expect(ask<OddsAnswer>('odds', named, asked)).toMatchObject({
      belief: 'known',
      believed: { westernAllies: { 0: 1 }, russia: { 0: 1 } },
    })
  })

  test('49.54: no units are advised where the country has let none in', () => {
    const axis = (standings: object) => {
      const given = ask<OddsAnswer>('odds', { ...spain, standings }, { ...asked, westernPoints: '0=1', russianPoints: '0=1' })
      return given.levers.map(({ lever }) => lever)
    }
    expect(axis({})).not.toContain('factors')
    expect(axis({ spain: { result: 8, with: 'germany' } })).toContain('factors')
  })

  test('a turn of another year is refused: points are lost with the year', () => {
    expect(() => ask('odds', spain, { ...asked, turn: '1942 spring' })).toThrow('points are lost with the year')
  })
})

describe('advice on the year', () => {
  const situation = { edition: 'classic', scenario: 'demonstration-spring-1941' }
  const given = ask<AdviceAnswer>('advise', situation, { by: 'axis' })

  test('the mix, its worth and how far off it is', () => {
    expect(given.mix.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 3)
    expect(given.exploitability).toBeLessThan(0.01)
    expect(given.sure).toBeLessThanOrEqual(given.value)
    expect(given.mix.map(({ placements }) => placements)).toContainEqual(given.drawn)
    expect(given.why.some((words) => words.endsWith('the year'))).toBe(true)
  })

  test('more points never bring less, against the same enemy', () => {
    for (const { target, worth } of given.curves) expect(worth, target).toEqual(worth.toSorted((one, other) => one - other))
  })
})

describe('advice in the phase', () => {
  test('49.431, 49.53: who has been rolled for is not named again, and the best that may be taken are named', () => {
    const standings = { hungary: { result: 9, with: 'germany' } }
    const facts = { 'france.fallen': true, 'france.fallTurn': '1940 summer' }
    const situation = { edition: '2023', turn: '1942 spring', facts, standings, placements: { axis: { hungary: 2 } } }
    const given = ask<PhaseAdviceAnswer>('advise-phase', situation, { by: 'axis', target: 'hungary', rolled: '7' })
    expect(given.namings.map(({ target }) => target)).not.toContain('hungary')
    expect(given.why.find((words) => words.includes('may be taken'))).toMatch(
      /worth the same: (5-6, 3-4|3-4, 5-6); the 7 itself is worse by /,
    )
  })

  const hungary = { edition: 'classic', turn: '1940 summer', placements: { axis: { hungary: 2 } } }

  test('49.53: of a result that fell, what is worth most comes first, and nothing of the other side’s', () => {
    const { results } = ask<PhaseAdviceAnswer>('advise-phase', hungary, { by: 'axis', target: 'hungary', rolled: '8' })
    expect(results[0]).toMatchObject({ rolled: '8', take: '8' })
    expect(results[0]?.choices.map(({ result }) => result)).toEqual(['8', '7', '5-6', '3-4'])
    const [best, next] = results[0]?.choices ?? []
    const better = (best?.worth ?? 0) - (next?.worth ?? 0)
    expect(better).toBeGreaterThan(0)
    expect(results[0]).toMatchObject({ expected: better, low: better, high: better })
  })

  test('49.34 (b): two points on tension for the two last turns are used now; one can wait', () => {
    const usat = (points: number) => ({ ...hungary, turn: '1940 fall', placements: { axis: { usat: points } } })
    const costs = [1, 2].map((points) => ask<PhaseAdviceAnswer>('advise-phase', usat(points), { by: 'axis' }).tension)
    expect(costs).toEqual([
      [{ track: 'usat', left: 1, turns: 2, cost: 0, expected: 0, low: 0, high: 0 }],
      [{ track: 'usat', left: 2, turns: 2, cost: 6, expected: 6, low: 6, high: 6 }],
    ])
  })

  test('49.41: in a game namings are weighed while they may be made, and not after', () => {
    const book = openBook('2023')
    const scenario = book.scenarios['european-1939']
    if (scenario === undefined) throw new Error('the scenario is gone')
    const start = gameAt(startOf(scenario))
    const naming = viewOf(start, eventsOfSealing(book, start, { hungary: 2 }), 'axis')
    const asked = (view: Game) => answerFrom('advise-phase', book, view, ['axis'], { by: 'axis' }) as unknown as PhaseAdviceAnswer
    expect(asked(gameWith(naming, { stage: 'axis-naming' })).why).toEqual([expect.stringMatching(/^name Hungary: /)])
    expect(asked(gameWith(naming, { stage: 'axis-operations' }))).toMatchObject({
      ok: true,
      namings: [],
      name: [],
      wars: [],
      why: [expect.stringMatching(/^nothing to weigh here/)],
    })
  })

  test('50.1: while wars are declared it speaks of wars, and of points on tension no more (49.851)', () => {
    const book = openBook('2023')
    const scenario = book.scenarios['european-1939']
    if (scenario === undefined) throw new Error('the scenario is gone')
    const start = gameAt({ ...startOf(scenario), turn: '1940 spring' })
    const sealed = viewOf(start, eventsOfSealing(book, start, { usat: 2 }), 'axis')
    const asked = (stage: string): PhaseAdviceAnswer =>
      answerFrom('advise-phase', book, gameWith(sealed, { stage, declaring: ['axis'] }), ['axis'], {
        by: 'axis',
      }) as unknown as PhaseAdviceAnswer
    expect(asked('axis-naming')).toMatchObject({ wars: [], tension: [{ track: 'usat', left: 2 }] })
    const { wars, tension, why } = asked('axis-declarations')
    expect(tension).toEqual([])
    // An attacked Greece associates with Britain: -32 by worths.yaml, an associate being 80 in 100 of 40; once taken it is +15, half of 30.
    const greece = wars.find(({ by, on }) => by === 'germany' && on === 'greece')
    expect(greece).toMatchObject({ conquest: 47 })
    expect(greece?.worth).toBeLessThanOrEqual(-32)
    expect(wars.map(({ by, on }) => [by, on])).not.toContainEqual(['germany', 'britain'])
    expect(why.at(-1)).toMatch(/what your armies win or lose is yours to judge$/)
  })

  test('a result without its country, and one that the table has not, are refused', () => {
    expect(() => ask('advise-phase', hungary, { by: 'axis', rolled: '8' })).toThrow('target: missing')
    expect(() => ask('advise-phase', hungary, { by: 'axis', target: 'hungary', rolled: 'best' })).toThrow('expected one of')
  })
})
