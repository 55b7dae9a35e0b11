import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { generate } from './scripts/generate.mjs'

await generate()

const BROWSER_TESTS = 'src/web/**/*.browser.test.ts'
/** It opens every book twice, from modules of its own: what other files have opened must not lie about. */
const ISOLATED = 'src/editions/startup.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [BROWSER_TESTS, ISOLATED],
          setupFiles: ['test/draws.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 20_000,
        },
      },
      { test: { name: 'isolated', include: [ISOLATED], pool: 'threads', maxWorkers: '100%', testTimeout: 20_000 } },
      {
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          globalSetup: ['test/chromium.ts'],
          pool: 'threads',
          isolate: false,
          // These wait for a browser as often as they work: two for every core, after the others.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
          maxConcurrency: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // On a machine that nobody watches a page gets a second try, and the report says that it had one.
          retry: process.env.CI ? 1 : 0,
          // A page that is drawn by another process is asked again until it agrees.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
