import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { declarationHash, facesOf, type RollDeclaration } from './roll.ts'

const DECLARED: RollDeclaration = {
  game: 'g1',
  roll: 7,
  by: 'germany',
  order: { type: 'roll', target: 'hungary' },
  previous: 'ab'.repeat(32),
}

const taken = (many: number, faces: Generator<number>): readonly number[] =>
  Array.from({ length: many }, () => faces.next().value as number)
const links = (seed: string) =>
  ['axis', 'russia', 'server'].map((party) => ({ party, link: createHash('sha256').update(`${party} ${seed}`).digest('hex') }))
const declared = declarationHash(DECLARED)

describe('the faces of a roll', () => {
  test('are the same for everybody who knows the links, in whatever order they came', () => {
    const [one, two, three] = links('x') as [never, never, never]
    expect(taken(20, facesOf(declared, [three, one, two]))).toEqual(taken(20, facesOf(declared, [one, two, three])))
  })

  test('change with every link and with what is rolled for', () => {
    const faces = taken(40, facesOf(declared, links('x')))
    const other = links('y')
    for (const [index] of other.entries()) {
      const swapped = links('x').map((shown, at) => (at === index ? (other[index] ?? shown) : shown))
      expect(taken(40, facesOf(declared, swapped))).not.toEqual(faces)
    }
    for (const otherwise of [{ roll: 8 }, { by: 'italy' }, { previous: 'ac'.repeat(32) }, { order: { type: 'roll', target: 'turkey' } }]) {
      expect(taken(40, facesOf(declarationHash({ ...DECLARED, ...otherwise }), links('x')))).not.toEqual(faces)
    }
  })
})

/** Chi-square over the six faces: above 20.5 one in a thousand fair dice would come (5 degrees of freedom). */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

const LIMIT = 20.5

test('a million dice of one roll after another are even', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  for (let roll = 0; roll < 1_000; roll += 1) {
    for (const face of taken(1_000, facesOf(declared, links(String(roll))))) counts[face - 1] = (counts[face - 1] ?? 0) + 1
  }
  expect(counts.reduce((sum, count) => sum + count)).toBe(1_000_000)
  expect(chiSquare(counts)).toBeLessThan(LIMIT)
})

test('a party that picks its links to please itself moves nothing while one other link is unknown to it', () => {
  // The worst it can do: choose among 50 links the one that rolls best against what it guesses of the other. The truth is another.
  const counts = [0, 0, 0, 0, 0, 0]
  for (let roll = 0; roll < 6_000; roll += 1) {
    const [honest = { party: '', link: '' }, guess = { party: '', link: '' }] = [links(`true ${roll}`)[1], links(`guess ${roll}`)[1]]
    const choices = Array.from({ length: 50 }, (_, n) => ({
      party: 'axis',
      link: createHash('sha256').update(`${roll} ${n}`).digest('hex'),
    }))
    const best = choices.find((own) => facesOf(declared, [own, guess]).next().value === 6) ?? choices[0]
    const face = best === undefined ? 0 : facesOf(declared, [best, honest]).next().value
    counts[face - 1] = (counts[face - 1] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeLessThan(LIMIT)
})
