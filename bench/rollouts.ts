import { plain, playKept, playWars, randomFrom, SCRIPTS, type WarsAsked } from 'chancery/counsel'
import { openBook, startOf } from 'chancery/editions'
import { decide, type Game, gameAt } from 'chancery/rules/game'
import { openWarThreads } from '#referee'
import { measure, times } from './measure.ts'
import { microseconds, processorTime } from './timing.ts'

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
  const { moves } = playKept(book, start, {
    policies: { axis: plain, westernAllies: plain, russia: plain, japan: plain, china: plain },
    script: SCRIPTS.history,
    random: randomFrom(7),
    dice: () => dice.die(),
  })
  return () => {
    let game: Game = start
    for (const { order, dice: fallen } of moves) {
      const left = [...fallen]
      const decision = decide(book, game, order, () => left.shift() ?? Number.NaN)
      if (!decision.accepted) throw new Error(JSON.stringify(decision.refusals))
      game = decision.game
    }
    return game
  }
}

const seedsFrom = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, index) => first + index)

/** Wars that each thread plays at a time: enough that the last of them, which one thread may play while others wait, are few among them. */
const AT_A_TIME = 16

interface Played {
  wars: number
  seconds: number
  /** Of all cores together. */
  processorSeconds: number
}

/**
 * Campaigns on one thread and on two, by turns in one run. A thread gets faster for hundreds of wars, as its code is made ready: those of both have played as many
 * before anything is counted. Processor time tells what two threads take from each other, apart from what others take from the machine.
 */
async function onThreads(): Promise<readonly [one: Played, two: Played]> {
  const all = [1, 2].map((count) => ({ count, threads: openWarThreads(count), wars: 0, seconds: 0, processorSeconds: 0 }))
  const playFor = async (seconds: number): Promise<void> => {
    for (const from = processorTime(); processorTime() - from < seconds * 1000; )
      for (const one of all) {
        const [started, before] = [performance.now(), processorTime()]
        const { length } = await one.threads.play(asked('campaign', seedsFrom(one.wars + 1, AT_A_TIME * one.count)))
        one.wars += length
        one.seconds += (performance.now() - started) / 1000
        one.processorSeconds += (processorTime() - before) / 1000
      }
  }
  await playFor(SECONDS * 12)
  for (const one of all) Object.assign(one, { wars: 0, seconds: 0, processorSeconds: 0 })
  await playFor(SECONDS * 6)
  await Promise.all(all.map(({ threads }) => threads.close()))
  return all as unknown as readonly [Played, Played]
}

/** Whole wars by rollout, a second: of each book in this thread, beside the referee deciding one; and campaigns on one thread and on two. */
export const rollouts = measure(
  async () => {
    let seed = 1
    const wars = Object.fromEntries(BOOKS.map((edition) => [edition, () => [...playWars(asked(edition, [seed++]))]]))
    const things = { ...wars, byReferee: byTheReferee() }
    microseconds(things)
    const found = microseconds(things) as Readonly<Record<Edition | 'byReferee', number>>
    const [one, two] = await onThreads()
    const [alone, together] = [one.wars / one.seconds, two.wars / two.seconds]
    return {
      perSecond: Object.fromEntries(BOOKS.map((edition) => [edition, 1e6 / found[edition]])),
      byReferee: 1e6 / found.byReferee,
      timesTheReferee: found.byReferee / found.campaign,
      oneThread: alone,
      twoThreads: together,
      ratio: together / alone,
      /** What the ratio would be if nobody else wanted the cores. */
      ratioByProcessor: (2 * (one.processorSeconds / one.wars)) / (two.processorSeconds / two.wars),
    }
  },
  ({ perSecond, byReferee, oneThread, twoThreads, ratioByProcessor }) => [
    'Whole wars by rollout, a second; 1000 campaigns are wanted, and on two cores 1.80 times as many',
    ...Object.entries(perSecond).map(([edition, number]) => `  ${edition.padEnd(30)}${number.toFixed(1).padStart(12)}`),
    `  ${'a campaign by the referee'.padEnd(30)}${byReferee.toFixed(1).padStart(12)}, its orders given, every event kept${times(perSecond['campaign'] ?? Number.NaN, byReferee)} that by rollout`,
    `  ${'campaign, on a thread'.padEnd(30)}${oneThread.toFixed(1).padStart(12)}`,
    `  ${'campaign, on two'.padEnd(30)}${twoThreads.toFixed(1).padStart(12)}${times(twoThreads, oneThread)} that; by processor time ${ratioByProcessor.toFixed(2)} times`,
  ],
)
