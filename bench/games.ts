import { readFileSync } from 'node:fs'
import { playAtRandom, randomFrom } from 'chancery/counsel'
import { openBook } from 'chancery/editions'
import { type Event, fold, type Game, menu as menuOf, type Rulebook, viewOf } from 'chancery/rules/game'
import { openGame, readRecord } from '#referee'
import { measure, micro, milli } from './measure.ts'
import { microseconds, processorTime } from './timing.ts'

const BOOKS = ['2023', 'classic', 'campaign'] as const

const firstScenario = ({ scenarios }: Rulebook): string => Object.keys(scenarios)[0] ?? ''

/** Whole games at random, every event and line kept: how many a second in each book. */
export const games = measure(
  () => {
    const things = Object.fromEntries(
      BOOKS.map((edition) => {
        const book = openBook(edition)
        const scenario = firstScenario(book)
        return [edition, (step: number) => playAtRandom(book, scenario, randomFrom(step + 1).below(1e9))]
      }),
    )
    // A process gets faster for its first hundred games and more, as its code is made ready: some are played before any are counted.
    microseconds(things)
    const times = microseconds(things)
    return { perSecond: Object.fromEntries(BOOKS.map((edition) => [edition, 1e6 / (times[edition] ?? Number.NaN)])) }
  },
  ({ perSecond }) => [
    'Whole games at random, a second',
    ...Object.entries(perSecond).map(([edition, number]) => `  ${edition.padEnd(30)}${number.toFixed(1).padStart(12)}`),
  ],
)

/** Enough for an average; few where somebody is in a hurry. */
const MOST_VIEWS = Math.ceil(Number(process.env['BENCH_SECONDS'] ?? 1.5) * 60)

const SEATS = ['axis', 'westernAllies', 'russia'] as const

/** What each seat knows at moments all over a game, from 1941 on. */
function midGameViews(edition: string): readonly (() => unknown)[] {
  const book = openBook(edition)
  const { start, moves } = playAtRandom(book, firstScenario(book), 1011)
  const views: (() => unknown)[] = []
  const log: Event[] = []
  let game: Game = start
  for (const [index, { events }] of moves.entries()) {
    log.push(...events)
    game = fold(game, events)
    if (game.situation.turn < '1941' || index % 17 !== 0) continue
    for (const seat of SEATS) {
      const view = viewOf(start, log, [seat])
      views.push(() => menuOf(book, view, seat))
    }
  }
  return views
}

/** Milliseconds that something takes at its best: now and then it has to clear up after others. */
function shortestOf(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const from = processorTime()
    run()
    return processorTime() - from
  })
  return Math.min(...times)
}

/** Everything a seat may order in mid-game, each with its reasons, its price and what it brings: on an average, and at the worst. */
export const menu = measure(
  () => {
    const found = Object.fromEntries(
      BOOKS.map((edition) => {
        const views = midGameViews(edition).slice(0, MOST_VIEWS)
        for (const ask of views) ask()
        const times = views.map(shortestOf)
        return [edition, { mean: times.reduce((sum, time) => sum + time, 0) / times.length, worst: Math.max(...times) }]
      }),
    )
    return found
  },
  (found) => [
    'Legal orders of a seat in mid-game, with all reasons and what each brings; at most 5 ms is wanted',
    ...Object.entries(found).map(([edition, { mean, worst }]) => `  ${edition.padEnd(30)}${milli(mean)}, at the worst ${milli(worst)}`),
  ],
)

const RECORDS = ['whole-2023', 'whole-classic', 'whole-campaign'] as const

/** A record of a whole game, read and folded. */
export const replay = measure(
  () => {
    const texts = RECORDS.map((name) => [name, readFileSync(new URL(`../../cases/games/${name}.jsonl`, import.meta.url), 'utf8')] as const)
    const open = (text: string) => () => {
      const read = readRecord(text)
      if (!read.ok || !openGame(read.record).ok) throw new Error('the record is not read')
    }
    return microseconds(Object.fromEntries(texts.map(([name, text]) => [name, open(text)])))
  },
  (found) => [
    'A record of a whole game, read and folded; at most 10 ms is wanted',
    ...Object.entries(found).map(([name, time]) => `  ${name.padEnd(30)}${micro(time)}`),
  ],
)
