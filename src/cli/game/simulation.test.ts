import { expect, test } from 'vitest'
import { playAtRandom } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import { run } from '../terminal/terminal.testing.ts'
import { simulated } from './simulation.ts'

const book = openBook('2023')

test('every game is counted, and each step is told', () => {
  const told: number[] = []
  const found = simulated(book, 'scenario-1939', { games: 2, seed: 5 }, playAtRandom, (done) => told.push(done))
  expect(told).toEqual([0, 1, 2])
  if (!found.ok) throw new Error(found.why)
  expect(Object.values(found.endings).reduce((sum, times) => sum + times, 0)).toBe(2)
})

test('the first game that gets stuck or crashes ends the run with its seed', () => {
  // Nobody receives points, so nobody can seal an allocation, and the year start never ends.
  const pointless = { ...book, sequence: book.sequence.map(({ enter: _, ...stage }) => stage) }
  const stuck = simulated(pointless, 'scenario-1939', { games: 3, seed: 7 }, playAtRandom, () => {})
  expect(stuck).toMatchObject({ ok: false, seed: 7, why: expect.stringContaining('nobody can move on from year-start') as string })
  const crashed = simulated(book, 'no-such', { games: 3, seed: 7 }, playAtRandom, () => {})
  expect(crashed).toMatchObject({ ok: false, seed: 7, why: expect.stringContaining('no scenario "no-such"') as string })
})

test.each([
  { flags: ['--bots', 'fiar'], says: '--bots: unknown "fiar"; did you mean "fair"?' },
  { flags: ['--bots', 'clever'], says: '--bots: unknown "clever"; expected one of fair, careless, plain' },
  { flags: ['--bots', 'fair', '--script', 'histroy'], says: 'there is no script "histroy"; did you mean "history"?' },
])('$flags: $says', async ({ flags, says }) => {
  const ran = await run(['simulate', '--edition', 'campaign', ...flags])
  expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining(says) })
})
