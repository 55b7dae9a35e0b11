import { expect, test } from 'vitest'
import { type Held, worthOfStanding, worthsFor } from './worth.ts'

// worths.yaml: Greece as an ally is worth 30 to the Axis and 40 to the Allies; an associate four fifths of that, a conquest half.
test.each<[Held, number]>([
  [{ result: null }, 0],
  [{ result: -2 }, -32],
  [{ result: -2, conquered: true, conqueredBy: 'axis' }, 15],
  [{ result: null, conquered: true, conqueredBy: 'axis' }, 15],
  [{ result: 10, conquered: true, conqueredBy: 'allies' }, -20],
  [{ result: -2, conquered: true }, 0],
])('what Greece is worth to the Axis as it stands: %j', (standing, worth) => {
  expect(worthOfStanding(worthsFor({ id: '2023' }), 'greece', standing)).toBe(worth)
})
