import { expect, test } from 'vitest'
import { openBook } from '../../editions/index.ts'
import { worthOf } from '../advice/worth.ts'
import { SCRIPTS } from '../rollouts/scripts.ts'
import { playAtRandom } from '../simulation/simulation.ts'
import { luckBySeat } from './luck.ts'
import { review } from './review.ts'

test('dice of a seat: expected against fallen, and how often they are no better', () => {
  const faces = [-6, 0, 0, 0, 0, 12]
  const roll = { by: 'axis' as const, target: 'turkey', turn: '1941 spring', faces }
  // One roll: the mean is 1; a 1 is the worst of six, a 2 to 5 is no worse than five of six.
  expect(luckBySeat([{ ...roll, die: 1 }])[0]).toEqual({
    faction: 'axis',
    rolls: 1,
    expected: 1,
    fallen: -6,
    chance: expect.closeTo(1 / 6),
  })
  expect(luckBySeat([{ ...roll, die: 4 }])[0]).toMatchObject({ fallen: 0, chance: expect.closeTo(5 / 6) })
  // What helps the Axis hurts the Allies who rolled it; two sixes are the worst of 36.
  const allied = { ...roll, by: 'westernAllies' as const, die: 6 }
  expect(luckBySeat([allied, allied])[1]).toMatchObject({ rolls: 2, expected: -2, fallen: -24, chance: expect.closeTo(1 / 36) })
})

test('tension beyond the last threshold of the book is worth nothing more', () => {
  const book = openBook('2023')
  const { start } = playAtRandom(book, 'global-war-1939', 1)
  const last = Math.max(...book.clauses.thresholds.filter(({ track }) => track === 'usat').map(({ level }) => level))
  const at = (actual: number) => {
    const { tensions } = start.situation
    return worthOf(book, { ...start.situation, tensions: { ...tensions, usat: { ...tensions.usat, actual } } })
  }
  // A point of it is 6 to the Axis (worths.yaml).
  expect(at(last - 1) - at(last)).toBeCloseTo(6)
  expect(at(last + 40)).toBe(at(last))
})

test('each allocation is held beside the mix, the same way every time', () => {
  const book = openBook('campaign')
  const { start, moves } = playAtRandom(book, 'demonstration-winter-1941', 3)
  const opening = moves.slice(0, moves.findIndex(({ order }) => order.type === 'seal-allocation') + 1)
  const ground = { book, map: SCRIPTS.history }
  const found = review(ground, start, opening)
  expect(found.years).toHaveLength(1)
  expect(found.years[0]?.error).toBeGreaterThanOrEqual(0)
  expect(found.decisions.length).toBeLessThanOrEqual(3)
  expect(worthOf(book, start.situation)).toBeTypeOf('number')
  expect(JSON.stringify(review(ground, start, opening))).toBe(JSON.stringify(found))
})

test('what an allocation brings on average is played on the map of the game, not on another', () => {
  const book = openBook('2023')
  const { start, moves } = playAtRandom(book, 'demonstration-spring-1941', 3)
  const opening = moves.slice(0, moves.findIndex(({ order }) => order.type === 'seal-allocation') + 1)
  const luckOn = (map: (typeof SCRIPTS)[keyof typeof SCRIPTS]) => review({ book, map }, start, opening).years.map(({ luck }) => luck)
  expect(luckOn(SCRIPTS.quiet)).not.toEqual(luckOn(SCRIPTS.history))
})

test('where there is no time for more, what was not looked at is counted, and the rest is told all the same', () => {
  const book = openBook('campaign')
  const { start, moves } = playAtRandom(book, 'demonstration-winter-1941', 3)
  const ground = { book, map: SCRIPTS.quiet }
  const sealed = moves.filter(({ order }) => order.type === 'seal-allocation').length
  const none = review(ground, start, moves, { mayLook: () => false })
  expect(none).toMatchObject({ years: [], decisions: [] })
  expect(none.left).toBeGreaterThan(sealed)
  expect(none.luck.length).toBeGreaterThan(0)
  let times = 0
  const one = review(ground, start, moves, { mayLook: () => times++ === 0, mayWeigh: () => false })
  expect(one.years).toHaveLength(1)
  expect(one.left).toBe(none.left - 1)
})
