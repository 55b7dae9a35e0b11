import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { whyNotAllocate } from '../../rules/chapters/points/index.ts'
import {
  bandAt,
  FACTIONS,
  type Faction,
  factsWith,
  type Minor,
  mapEach,
  ordinaryRoll,
  type Placements,
  reckon,
  type Situation,
  TARGETS,
  type Table,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { randomFrom } from '../simulation/random.ts'
import { beliefAt, evenlyIn } from './belief.ts'
import { unknownOdds } from './unknown-odds.ts'

const book = openBook('2023')
const start = startOf(book.scenarios['demonstration-spring-1941'] as Rulebook['scenarios'][string])

/** Every legal allocation of so many points, one by one, judged whole by the rules. */
function* allocations(by: Faction, points: number, left = points, from = 0, placed: Placements = {}): Generator<Placements> {
  if (left === 0) {
    yield placed
    return
  }
  for (let at = from; at < TARGETS.length; at++)
    for (let here = 1; here <= left; here++) {
      const more = { ...placed, [TARGETS[at] as string]: here }
      if (whyNotAllocate(book, start, by, more, points).length === 0) yield* allocations(by, points, left - here, at + 1, more)
    }
}

describe('points that nobody has shown', () => {
  const listed = [...allocations('axis', 3)]

  test.each(['turkey', 'hungary', 'usat'] as const)('%s: counted as if every legal allocation were listed', (target) => {
    const counted = evenlyIn(book, start, 'axis', target, { received: 3, placements: {} })
    const having = (number: number) => listed.filter((one) => (one[target] ?? 0) === number).length / listed.length
    expect(counted.length).toBeGreaterThan(1)
    counted.forEach((chance, number) => {
      expect(chance).toBeCloseTo(having(number), 10)
    })
  })

  test('what has been shown elsewhere is no more to be placed', () => {
    const among = listed.filter((one) => one.hungary === 1 && one.spain === undefined)
    const counted = evenlyIn(book, start, 'axis', 'turkey', { received: 3, placements: { hungary: 1, spain: 0 } })
    expect(counted[0]).toBeCloseTo(among.filter((one) => one.turkey === undefined).length / among.length, 10)
  })
})

test('49.82: a point that was used on tension has been seen there, and only the rest is to be guessed', () => {
  const listed = [...allocations('axis', 3)].filter((one) => (one.usat ?? 0) >= 1)
  const known = { received: 3, placements: {}, atLeast: { usat: 1 } }
  const share = (target: 'turkey' | 'usat', number: number) => listed.filter((one) => (one[target] ?? 0) === number).length / listed.length
  for (const target of ['turkey', 'usat'] as const)
    for (const [number, chance] of evenlyIn(book, start, 'axis', target, known).entries())
      expect(chance, `${target} ${number}`).toBeCloseTo(share(target, number), 10)
})

/** Chances as a player with paper would count them: every allocation of each faction, every face. */
function byHand(table: Table, situation: Situation, target: Minor, by: Faction, placed: Readonly<Record<Faction, readonly Placements[]>>) {
  const fallen: Record<string, number> = {}
  const all = placed.axis.length * placed.westernAllies.length * placed.russia.length * 6
  for (const axis of placed.axis)
    for (const westernAllies of placed.westernAllies)
      for (const russia of placed.russia) {
        const { total } = reckon(table, { ...situation, placements: { axis, westernAllies, russia } }, ordinaryRoll(target, by))
        for (const die of [1, 2, 3, 4, 5, 6]) {
          const { id } = bandAt(table.bands, total + die) ?? { id: '' }
          fallen[id] = (fallen[id] ?? 0) + 1 / all
        }
      }
  return fallen
}

test('odds with unknown points are those of listing every allocation, in situations at random', () => {
  const random = randomFrom(20)
  const placed = {
    axis: [...allocations('axis', 2)],
    westernAllies: [...allocations('westernAllies', 1)],
    russia: [...allocations('russia', 0)],
  }
  const known = mapEach(FACTIONS, (by) => ({ received: { axis: 2, westernAllies: 1, russia: 0 }[by], placements: {} }))
  for (let round = 0; round < 3; round++) {
    const target = random.pick(['turkey', 'spain', 'hungary', 'sweden', 'yugoslavia'] as const) as Minor
    const by = random.pick(FACTIONS) as Faction
    const facts = { [`${target}.axisFactors`]: random.below(3) * 5, 'france.fallen': random.inHundred(50) }
    const situation = { ...start, facts: factsWith(start.facts, facts) }
    const table = book.tables[target] as Table
    const { results } = unknownOdds(table, situation, ordinaryRoll(target, by), beliefAt(book, start, target, known, undefined))
    const hand = byHand(table, situation, target, by, placed)
    expect(results.map(({ band }) => band.id).toSorted()).toEqual(Object.keys(hand).toSorted())
    for (const { band, chance } of results) expect(chance).toBeCloseTo(hand[band.id] as number, 8)
  }
})
