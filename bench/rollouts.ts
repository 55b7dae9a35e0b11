import { playWars, type WarsAsked } from 'chancery/counsel'
import { openWarThreads } from '#referee'
import { measure } from './measure.ts'
import { microseconds } from './timing.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1.5)

/** Whole wars of each book, plain bots in every seat. */
const WARS = { '2023': 'global-war-1939', classic: 'global-war-1939', campaign: 'campaign-1939' } as const

const asked = (edition: keyof typeof WARS, seeds: readonly number[]): WarsAsked => ({
  edition,
  from: WARS[edition],
  policies: { axis: 'plain', westernAllies: 'plain', russia: 'plain', japan: 'plain', china: 'plain' },
  script: 'history',
  seeds,
})

const BOOKS = Object.keys(WARS) as (keyof typeof WARS)[]

const seedsFrom = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, index) => first + index)

/** Campaigns a second with so many threads, once they are warm. */
async function onThreads(count: number): Promise<number> {
  const threads = openWarThreads(count)
  let first = 1
  const playFor = async (seconds: number): Promise<number> => {
    const from = performance.now()
    let wars = 0
    while (performance.now() - from < seconds * 1000) {
      const played = await threads.play(asked('campaign', seedsFrom(first, 32 * count)))
      first += played.length
      wars += played.length
    }
    return wars / ((performance.now() - from) / 1000)
  }
  await playFor(SECONDS * 2)
  const found = await playFor(SECONDS * 2)
  await threads.close()
  return found
}

/** Whole wars by rollout, a second: of each book in this thread, and campaigns on one thread and on two. */
export const rollouts = measure(
  async () => {
    let seed = 1
    const things = Object.fromEntries(BOOKS.map((edition) => [edition, () => [...playWars(asked(edition, [seed++]))]]))
    microseconds(things)
    const times = microseconds(things)
    const [one, two] = [await onThreads(1), await onThreads(2)]
    return {
      perSecond: Object.fromEntries(BOOKS.map((edition) => [edition, 1e6 / (times[edition] ?? Number.NaN)])),
      oneThread: one,
      twoThreads: two,
      ratio: two / one,
    }
  },
  ({ perSecond, oneThread, twoThreads, ratio }) => [
    'Whole wars by rollout, a second; 1000 campaigns are wanted, and on two cores 1.80 times as many',
    ...Object.entries(perSecond).map(([edition, number]) => `  ${edition.padEnd(30)}${number.toFixed(1).padStart(12)}`),
    `  ${'campaign, on a thread'.padEnd(30)}${oneThread.toFixed(1).padStart(12)}`,
    `  ${'campaign, on two'.padEnd(30)}${twoThreads.toFixed(1).padStart(12)}  ${ratio.toFixed(2)} times`,
  ],
)
