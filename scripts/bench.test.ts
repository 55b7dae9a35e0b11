import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BENCH = join(import.meta.dirname, '..', 'dist/bench/bench.js')
/** The same as `npm run bench`, in a hurry: hardly any time for each timing, and a game that is not yet old. */
const bench = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [BENCH, ...args], {
    encoding: 'utf8',
    env: { ...process.env, BENCH_SECONDS: '0.02', BENCH_EVENTS: '100' },
  })

test('the bench times what the product runs, once its sums agree with those made by hand', () => {
  const out = bench()
  expect(out).toMatch(/31 rows, in 256 situations; by hand and by table every line agrees/)
  expect(out).toMatch(/reckon, with its lines +[\d.]+ µs +[\d.]+ times that/)
  expect(out).toMatch(/chancery reckon +[\d.]+ ms +[\d.]+ times that/)
  expect(out).toMatch(/in a game of 100 events +[\d.]+ µs +[\d.]+ times the new game’s/)
})

test('with --json it prints one object, every timing in microseconds, or milliseconds where it is of whole processes', () => {
  const micro = expect.any(Number)
  expect(JSON.parse(bench('--json'))).toEqual({
    reckon: { rows: 31, situations: 256, byHand: micro, reckoned: micro, answered: micro },
    order: { events: 100, byHand: micro, inNewGame: micro, inOldGame: micro },
    games: { aGame: micro },
    cli: { node: micro, chancery: micro, ratio: micro },
  })
})

test('it times no more than is asked for by name, and says what it has', () => {
  expect(Object.keys(JSON.parse(bench('cli', '--json')))).toEqual(['cli'])
  expect(() => bench('speed')).toThrow('the bench has no speed; it has reckon, order, games, menu, replay, cli, desk')
})
