import { expect, test } from 'vitest'
import { hashOfText } from './hash.ts'
import { facesOf } from './roll.ts'

// `ROLLS=1000000` counts a million; a sample of them is enough for every day.
const ROLLS = Number(process.env['ROLLS'] ?? 60_000)

/** Far beyond what chance does once in ten thousand times, with five degrees of freedom. */
const CRITICAL = 25.7

const squared = (counts: readonly number[]): number => {
  const all = counts.reduce((sum, one) => sum + one, 0)
  return counts.reduce((sum, one) => sum + (one - all / 6) ** 2 / (all / 6), 0)
}

test('rolls fall evenly on six faces (chi-square)', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  const dice = facesOf(hashOfText('a long evening'), [{ party: 'anna', link: hashOfText('a') }])
  for (let roll = 0; roll < ROLLS; roll += 1) {
    const face = dice.next().value
    counts[face - 1] = (counts[face - 1] ?? 0) + 1
  }
  expect(squared(counts)).toBeLessThan(CRITICAL)
})

/** The first face of a roll for which the cheat chose what the protocol lets him choose, and somebody's link is not known to him. */
const faceOf = (declaration: string, cheat: string, honest: string): number =>
  facesOf(declaration, [
    { party: 'cheat', link: cheat },
    { party: 'honest', link: honest },
  ]).next().value

test('whatever a party chooses before the others have shown their links, the faces fall evenly', () => {
  const guesses = Array.from({ length: 6 }, (_, at) => hashOfText(`guess ${at}`))
  const counts = [0, 0, 0, 0, 0, 0]
  for (let roll = 0; roll < 600; roll += 1) {
    const honest = hashOfText(`honest ${roll}`)
    // He tries orders, places in the record and chains of his own against what he thinks the other might show, and takes what gives most sixes.
    const options = Array.from(
      { length: 3 },
      (_, at) => [hashOfText(`declaration ${roll} ${at}`), hashOfText(`cheat ${roll} ${at}`)] as const,
    )
    const sixes = ([declaration, own]: readonly [string, string]): number =>
      guesses.filter((guess) => faceOf(declaration, own, guess) === 6).length
    const [declaration, own] = options.toSorted((one, other) => sixes(other) - sixes(one))[0] ?? ['', '']
    const face = faceOf(declaration, own, honest)
    counts[face - 1] = (counts[face - 1] ?? 0) + 1
  }
  expect(squared(counts)).toBeLessThan(CRITICAL)
})
