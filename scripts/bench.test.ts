import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

test('the bench runs, and every way of reckoning agrees with the hand-written one', () => {
  const out = execFileSync(process.execPath, [join(ROOT, 'dist/bench/reckoning.js')], {
    encoding: 'utf8',
    env: { ...process.env, BENCH_SECONDS: '0.02' },
  })
  expect(out).toMatch(/256 situations, all ways agree/)
  expect(out).toMatch(/compiled, with lines +[\d,]+ a second +[\d.]+ of the ceiling/)
})
