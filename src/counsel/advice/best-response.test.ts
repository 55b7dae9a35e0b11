import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { whyNotAllocate } from '../../rules/chapters/points/index.ts'
import { FACTIONS, type Faction, type Placements, type Side, type Situation, sideOf, TARGETS } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { randomFrom } from '../simulation/random.ts'
import { bestPlan } from './best-response.ts'
import { worthsFor } from './worth.ts'
import { type Year, yearOf } from './year.ts'

/** Every allocation of up to so many points that the rules allow, one by one, judged whole. */
function* allocations(
  book: Rulebook,
  situation: Situation,
  by: Faction,
  points: number,
  from = 0,
  placed: Placements = {},
): Generator<Placements> {
  yield placed
  const left = points - Object.values(placed).reduce((sum, one) => sum + one, 0)
  for (let at = from; at < TARGETS.length; at++)
    for (let here = 1; here <= left; here++) {
      const more = { ...placed, [TARGETS[at] as string]: here }
      if (whyNotAllocate(book, situation, by, more, points).length === 0) yield* allocations(book, situation, by, points, at + 1, more)
    }
}

/** The most that these allocations bring with so many namings: each target by itself, then the dearest namings first. */
function bestByHand(year: Year, side: Side, gains: readonly Float64Array[], placed: readonly (readonly [Faction, Placements])[]): number {
  const points = (by: Faction, target: string): number => placed.find(([one]) => one === by)?.[1][target as keyof Placements] ?? 0
  const namings = new Map<Faction, number>(placed.map(([by]) => [by, year.namings]))
  const gainedBy: { readonly namer: Faction; readonly more: number; readonly target: string }[] = []
  let sum = 0
  for (const [at, { target, [side]: courses }] of year.targets.entries()) {
    const here = courses.flatMap((course, number) =>
      placed.every(([by]) => course.points[by] === points(by, target)) ? [{ course, gain: gains[at]?.[number] ?? 0 }] : [],
    )
    const free = Math.max(...here.filter(({ course }) => course.namer === null || course.isFree).map(({ gain }) => gain))
    sum += free
    for (const { course, gain } of here)
      if (course.namer !== null && !course.isFree && gain > free) gainedBy.push({ namer: course.namer, more: gain - free, target })
  }
  // With one faction the dearest come first; the tests below give the two Allies namings enough for all.
  const named = new Set<string>()
  for (const { namer, more, target } of gainedBy.toSorted((one, other) => other.more - one.more)) {
    const left = namings.get(namer) ?? 0
    if (left === 0 || named.has(target)) continue
    named.add(target)
    namings.set(namer, left - 1)
    sum += more
  }
  return sum
}

describe.each([
  ['2023', 'demonstration-spring-1941', 4],
  ['2023', 'demonstration-spring-1941', 1],
  ['campaign', 'demonstration-spring-1941', 4],
] as const)('%s, %s, %i namings', (id, scenario, namings) => {
  const book = openBook(id)
  const situation = startOf(book.scenarios[scenario] as Rulebook['scenarios'][string])
  const random = randomFrom(5)
  const year: Year = { ...yearOf(book, situation, worthsFor(book), { axis: 2, westernAllies: 2, russia: 1 }), namings }

  const sides: readonly Side[] = namings < 3 ? ['axis'] : ['axis', 'allies']

  test.each(sides)('%s: the best answer is the best of all legal allocations, listed one by one', (side) => {
    const factions = FACTIONS.filter((by) => sideOf(by) === side)
    for (let round = 0; round < 3; round++) {
      const gains = year.targets.map((target) => Float64Array.from(target[side], () => random.below(1000) / 10 - 20))
      const lists = factions.map((by) => [...allocations(book, situation, by, year.points[by])].map((placed) => [by, placed] as const))
      const [one = [], other = [undefined]] = lists
      const values = one.flatMap((first) =>
        other.map((second) => bestByHand(year, side, gains, second === undefined ? [first] : [first, second])),
      )
      expect(values.length).toBeGreaterThan(20)
      expect(bestPlan(year, side, gains).gain).toBeCloseTo(Math.max(...values), 8)
    }
  })
})
