import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { generate } from './scripts/generate.mjs'
import { LongFirst } from './test/long-first.ts'

await generate()

const BROWSER_TESTS = 'src/web/**/*.browser.test.ts'
/** It opens every book twice, from modules of its own: what other files have opened must not lie about. */
const ISOLATED = 'src/editions/startup.test.ts'
/**
 * One queue for all: first the browser's files, which wait as often as they work, then those that fill every core.
 * Projects with as many workers as each other share it in the order of their names, so that nobody idles while another's last file ends.
 */
const WORKERS = { pool: 'threads', maxWorkers: Math.ceil(1.5 * availableParallelism()) } as const
/** A test may work for ten seconds, and others want the machine too. */
const PATIENCE = 120_000
/** What another process does is asked about again until it agrees: a busy machine may take its time. */
const ASKED_AGAIN = { poll: { timeout: 30_000 } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [BROWSER_TESTS, ISOLATED],
          setupFiles: ['test/draws.ts'],
          ...WORKERS,
          isolate: false,
          testTimeout: PATIENCE,
          expect: ASKED_AGAIN,
        },
      },
      { test: { name: 'isolated', include: [ISOLATED], ...WORKERS, testTimeout: PATIENCE } },
      {
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          globalSetup: ['test/chromium.ts'],
          ...WORKERS,
          isolate: false,
          maxConcurrency: 2,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // On a machine that nobody watches a page gets a second try, and the report says that it had one.
          retry: process.env.CI ? 1 : 0,
          expect: ASKED_AGAIN,
        },
      },
    ],
  },
})
