import { expect, test } from 'vitest'
import { EveryWay } from './every-way.ts'

/** What a piece of play comes to, way by way, each with its chance. */
function gone<T>(play: (random: EveryWay['random']) => T): readonly (readonly [T, number])[] {
  const ways = new EveryWay()
  const found: (readonly [T, number])[] = []
  do {
    const came = play(ways.random)
    found.push([came, ways.chance])
  } while (ways.next())
  return found
}

test('one in four, and a die only then: seven ways, the first six of them one in 24 each', () => {
  const found = gone((random) => (random.inHundred(25) ? random.die() : 0))
  expect(found.map(([came]) => came)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(found[0]?.[1]).toBeCloseTo(1 / 24, 12)
  expect(found[6]?.[1]).toBeCloseTo(3 / 4, 12)
})

test('what is certain, and luck that nobody asks for, are no turnings', () => {
  const found = gone((random) => {
    const luck = random.luck(50)
    return [random.inHundred(100), random.inHundred(0), random.below(1), random.pick(['a']), typeof luck]
  })
  expect(found).toEqual([[[true, false, 0, 'a', 'function'], 1]])
})

test('luck is the same however often it is asked for', () => {
  const found = gone((random) => {
    const luck = random.luck(30)
    return [luck(), luck()]
  })
  expect(found.map(([came, chance]) => [came, Number(chance.toFixed(6))])).toEqual([
    [[true, true], 0.3],
    [[false, false], 0.7],
  ])
})
