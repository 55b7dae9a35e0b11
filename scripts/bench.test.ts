import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BENCH = join(import.meta.dirname, '..', 'dist/bench/bench.js')
/** The same as `npm run bench`, in a hurry: hardly any time for each timing, and a game that is not yet old. */
const bench = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [BENCH, ...args], {
    encoding: 'utf8',
    env: { ...process.env, BENCH_SECONDS: '0.02', BENCH_EVENTS: '100', BENCH_WATCHERS: '20', BENCH_GAMES: '10' },
  })

test('the bench times what the product runs, once its sums agree with those made by hand', () => {
  const out = bench('reckon', 'order', 'cli')
  expect(out).toMatch(/31 rows, in 2048 situations, each a fact away from the last; by hand and by table every line agrees/)
  expect(out).toMatch(/reckon, with its lines +[\d.]+ µs +[\d.]+ of its speed/)
  expect(out).toMatch(/chancery reckon +[\d.]+ ms +[\d.]+ times that/)
  expect(out).toMatch(/in a game of 100 events +[\d.]+ µs +[\d.]+ times the new game’s/)
})

test('with --json it prints one object, every timing in microseconds, or milliseconds where it is of menus or whole processes', () => {
  const time = expect.any(Number)
  const books = <T>(each: T) => ({ '2023': each, classic: each, campaign: each })
  expect(JSON.parse(bench('reckon', 'order', 'games', 'menu', 'replay', 'cli', '--json'))).toEqual({
    reckon: { rows: 31, situations: 2048, byHand: time, reckoned: time, asWritten: time, answered: time, ratio: time },
    order: { events: 100, byHand: time, inNewGame: time, inOldGame: time },
    games: { perSecond: books(time) },
    menu: books({ mean: time, worst: time }),
    replay: { 'whole-2023': time, 'whole-classic': time, 'whole-campaign': time },
    cli: { node: time, chancery: time, ratio: time },
  })
})

test('stores: orders a second that are on the disk, with many clients and with one; what was not asked for is not timed', () => {
  const rate = expect.any(Number)
  expect(JSON.parse(bench('store', '--json'))).toEqual({
    store: { clients: 50, raw: rate, sqliteMany: rate, sqliteOne: rate, postgresMany: rate, postgresOne: rate },
  })
}, 60_000)

test('hosting: orders over HTTP on both stores, those who watch, and games that lie about', () => {
  const number = expect.any(Number)
  const rates = { raw: number, many: number, one: number, work: number }
  expect(JSON.parse(bench('hosting', '--json'))).toEqual({
    hosting: {
      disk: { syncs: number },
      orders: { sqlite: rates, postgres: rates },
      watchers: { count: 20, p50: number, p99: number, worst: number },
      stored: { games: 10, beside: { one: number, many: number }, memory: { before: number, after: number } },
    },
  })
}, 120_000)

test('what it cannot time it refuses, and says what it has', () => {
  expect(() => bench('speed')).toThrow(
    'the bench has no speed; it has reckon, order, games, rollouts, forecast, advice, menu, replay, cli, store, hosting, desk',
  )
})
