import { plain, playOn, playWars, randomFrom, SCRIPTS, type WarsAsked } from 'chancery/counsel'
import { openBook, startOf } from 'chancery/editions'
import { decide, type Game, gameAt, type Order } from 'chancery/rules/game'
import { openWarThreads } from '#referee'
import { measure, times } from './measure.ts'
import { microseconds } from './timing.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1.5)

/** Whole wars of each book, plain bots in every seat, the map as it went. */
const WARS = { '2023': 'global-war-1939', classic: 'global-war-1939', campaign: 'campaign-1939' } as const

type Edition = keyof typeof WARS

const BOOKS = Object.keys(WARS) as Edition[]

const asked = (edition: Edition, seeds: readonly number[]): WarsAsked => ({
  edition,
  from: WARS[edition],
  policies: { axis: 'plain', westernAllies: 'plain', russia: 'plain', japan: 'plain', china: 'plain' },
  script: 'history',
  seeds,
})

/** The orders of one campaign with their dice, and the referee deciding them anew, every event kept: what a rollout is held against. */
function byTheReferee(): () => unknown {
  const book = openBook('campaign')
  const scenario = book.scenarios[WARS.campaign]
  if (scenario === undefined) throw new Error('the scenario is gone')
  const start = gameAt(startOf(scenario))
  const dice = randomFrom(8)
  let faces: number[] = []
  const given: { readonly order: Order; readonly faces: readonly number[] }[] = []
  playOn(book, start, {
    policies: { axis: plain, westernAllies: plain, russia: plain, japan: plain, china: plain },
    script: SCRIPTS.history,
    random: randomFrom(7),
    dice: () => {
      faces.push(dice.die())
      return faces.at(-1) ?? Number.NaN
    },
    heard: (order) => {
      given.push({ order, faces })
      faces = []
    },
  })
  return () => {
    let game: Game = start
    for (const { order, faces: fallen } of given) {
      const left = [...fallen]
      const decision = decide(book, game, order, () => left.shift() ?? Number.NaN)
      if (!decision.accepted) throw new Error(JSON.stringify(decision.refusals))
      game = decision.game
    }
    return game
  }
}

const seedsFrom = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, index) => first + index)

/** Campaigns a second with so many threads, once they are warm. */
async function onThreads(count: number): Promise<number> {
  const threads = openWarThreads(count)
  let first = 1
  const playFor = async (seconds: number): Promise<number> => {
    const from = performance.now()
    let wars = 0
    while (performance.now() - from < seconds * 1000) {
      const played = await threads.play(asked('campaign', seedsFrom(first, 16 * count)))
      first += played.length
      wars += played.length
    }
    return wars / ((performance.now() - from) / 1000)
  }
  // Each thread makes its own code ready, and where all cores play there is none left to do it on.
  await playFor(SECONDS * 6)
  const found = await playFor(SECONDS * 2)
  await threads.close()
  return found
}

/** Whole wars by rollout, a second: of each book in this thread, beside the referee deciding one; and campaigns on one thread and on two. */
export const rollouts = measure(
  async () => {
    let seed = 1
    const wars = Object.fromEntries(BOOKS.map((edition) => [edition, () => [...playWars(asked(edition, [seed++]))]]))
    const things = { ...wars, byReferee: byTheReferee() }
    microseconds(things)
    const found = microseconds(things) as Readonly<Record<Edition | 'byReferee', number>>
    const [one, two] = [await onThreads(1), await onThreads(2)]
    return {
      perSecond: Object.fromEntries(BOOKS.map((edition) => [edition, 1e6 / found[edition]])),
      byReferee: 1e6 / found.byReferee,
      timesTheReferee: found.byReferee / found.campaign,
      oneThread: one,
      twoThreads: two,
      ratio: two / one,
    }
  },
  ({ perSecond, byReferee, oneThread, twoThreads }) => [
    'Whole wars by rollout, a second; 1000 campaigns are wanted, and on two cores 1.80 times as many',
    ...Object.entries(perSecond).map(([edition, number]) => `  ${edition.padEnd(30)}${number.toFixed(1).padStart(12)}`),
    `  ${'a campaign by the referee'.padEnd(30)}${byReferee.toFixed(1).padStart(12)}, its orders given, every event kept${times(perSecond['campaign'] ?? Number.NaN, byReferee)} that by rollout`,
    `  ${'campaign, on a thread'.padEnd(30)}${oneThread.toFixed(1).padStart(12)}`,
    `  ${'campaign, on two'.padEnd(30)}${twoThreads.toFixed(1).padStart(12)}${times(twoThreads, oneThread)} that`,
  ],
)
